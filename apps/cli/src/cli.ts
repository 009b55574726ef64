import manifest from "../package.json" with { type: "json" };

process.stdout.write(`slidepath ${manifest.version}\n`);
