/**
 * `npm run test:timing [-- searches of each]`: tests whether response times reveal that a plate has an
 * agreement, with a two-sample Kolmogorov-Smirnov test.
 */
import { readWholeNumber, runCommand } from '../../platform/command';
import { agreements, TestTireHotel } from '../contract/testTireHotel';

/** Number of concurrent requests; both kinds alternate, so that other load affects both equally. */
const CONCURRENCY = 4;
/** Requests per address, below the rate limit. */
const REQUESTS_PER_ADDRESS = 30;

async function main(): Promise<void> {
  const count = readWholeNumber('The count of searches', process.argv[2] ?? '2000');
  const hotel = await TestTireHotel.start();
  const plates = [agreements.two, agreements.unknown];
  const times: number[][] = [[], []];
  let requested = 0;
  const searchAlternately = async () => {
    while (requested < count * 2) {
      const number = requested++;
      const kind = number % 2;
      const address = Math.floor(number / REQUESTS_PER_ADDRESS);
      const began = performance.now();
      await hotel.search(plates[kind]!, {
        from: `10.9.${Math.floor(address / 250)}.${address % 250}`,
      });
      times[kind]!.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, searchAlternately));
  await hotel.close();
  const [known, unknown] = times.map((taken) => taken.sort((one, other) => one - other));
  const distance = largestDistance(known!, unknown!);
  const medians = [known!, unknown!].map((taken) => taken[Math.floor(taken.length / 2)]);
  const report = { each: count, mediansMs: medians, distance, p: probability(distance, count) };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  if (report.p < 0.01) process.exitCode = 1;
}

/** Returns the maximum distance of the cumulative distributions of two sorted samples. */
function largestDistance(first: readonly number[], second: readonly number[]): number {
  let [at, otherAt, largest] = [0, 0, 0];
  while (at < first.length && otherAt < second.length) {
    if (first[at]! <= second[otherAt]!) at += 1;
    else otherAt += 1;
    largest = Math.max(largest, Math.abs(at / first.length - otherAt / second.length));
  }
  return largest;
}

/**
 * Returns the probability of at least this distance between two samples of the same distribution and size.
 */
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
