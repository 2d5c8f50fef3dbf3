/**
 * Whether somebody outside can tell a plate with an agreement from others by the time that its answer takes:
 * `npm run test:timing [-- searches of each]`. Two samples, compared as Kolmogorov and Smirnov do.
 */
import { readWholeNumber, runCommand } from '../../platform/command';
import { agreements, TestTireHotel } from '../contract/testTireHotel';

/** So many ask at a time: of both kinds by turns, so that what else the machine does meets both alike. */
const AT_ONCE = 4;
/** Each address asks less often than the limit of a process. */
const PER_ADDRESS = 30;

async function main(): Promise<void> {
  const count = readWholeNumber('The count of searches', process.argv[2] ?? '2000');
  const hotel = await TestTireHotel.start();
  const plates = [agreements.two, agreements.unknown];
  const times: number[][] = [[], []];
  let asked = 0;
  const ask = async () => {
    while (asked < count * 2) {
      const turn = asked++;
      const kind = turn % 2;
      const address = Math.floor(turn / PER_ADDRESS);
      const began = performance.now();
      await hotel.search(plates[kind]!, {
        from: `10.9.${Math.floor(address / 250)}.${address % 250}`,
      });
      times[kind]!.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  await hotel.close();
  const [known, unknown] = times.map((taken) => taken.sort((one, other) => one - other));
  const distance = largestDistance(known!, unknown!);
  const medians = [known!, unknown!].map((taken) => taken[Math.floor(taken.length / 2)]);
  const report = { each: count, mediansMs: medians, distance, p: probability(distance, count) };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  if (report.p < 0.01) process.exitCode = 1;
}

/** Largest distance of the two cumulative distributions, of sorted samples. */
function largestDistance(one: readonly number[], other: readonly number[]): number {
  let [at, beside, largest] = [0, 0, 0];
  while (at < one.length && beside < other.length) {
    if (one[at]! <= other[beside]!) at += 1;
    else beside += 1;
    largest = Math.max(largest, Math.abs(at / one.length - beside / other.length));
  }
  return largest;
}

/** How probable such a distance is of two samples of the same distribution, each of this size. */
function probability(distance: number, size: number): number {
  const root = Math.sqrt(size / 2);
  const scaled = (root + 0.12 + 0.11 / root) * distance;
  let sum = 0;
  for (let term = 1; term <= 100; term += 1) {
    sum += 2 * (term % 2 ? 1 : -1) * Math.exp(-2 * term ** 2 * scaled ** 2);
  }
  return Math.min(Math.max(sum, 0), 1);
}

await runCommand('npm run test:timing [-- <searches of each>]', main);
