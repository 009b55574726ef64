import { loadavg } from "node:os";

/** One way of doing something; `run` returns a number made of all its results. */
export interface Contender {
  readonly name: string;
  readonly run: () => number;
}

const ROUNDS = 25;

/**
 * Times contenders for the same work in turn, round by round, so that a slow spell of the machine hits
 * all alike, and prints the fastest and the mean round of each beside its ratio to the first one.
 *
 * The traps: a busy machine (see the load that is printed), times of different machines side by side,
 * and results that nobody uses, which the engine then does not compute; hence the check sums.
 */
export function compare(title: string, contenders: readonly Contender[]): void {
  const times = contenders.map((): number[] => []);
  const sums = contenders.map(({ run }) => run());
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { run }] of contenders.entries()) {
      const start = process.hrtime.bigint();
      const sum = run();
      times[i]!.push(Number(process.hrtime.bigint() - start) / 1e6);
      if (sum !== sums[i]) throw new Error(`${contenders[i]!.name}: ${sum} is not ${sums[i]}`);
    }
  }

  console.log(`\n${title}   (load ${loadavg()[0]!.toFixed(2)})`);
  const base = Math.min(...times[0]!);
  for (const [i, { name }] of contenders.entries()) {
    const fastest = Math.min(...times[i]!);
    const mean = times[i]!.reduce((total, time) => total + time, 0) / ROUNDS;
    const spread = Math.sqrt(
      times[i]!.reduce((s, time) => s + (time - mean) ** 2, 0) / (ROUNDS - 1),
    );
    console.log(
      `  ${name.padEnd(24)} min ${fastest.toFixed(2)} ms   mean ${mean.toFixed(2)} ± ${spread.toFixed(2)} ms` +
        `   × ${(fastest / base).toFixed(2)}   sum ${sums[i]}`,
    );
  }
}
