import { badRequests } from "./bad-requests.ts";
import { busy } from "./busy.ts";
import { soak } from "./soak.ts";
import { throughput } from "./throughput.ts";

const MEASUREMENTS: Readonly<Record<string, () => Promise<void>>> = {
  throughput,
  busy,
  badRequests,
  soak,
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(MEASUREMENTS)) {
  const measurement = MEASUREMENTS[name];
  if (measurement === undefined) throw new Error(`no measurement "${name}"`);
  console.log(`== ${name}`);
  await measurement();
}
