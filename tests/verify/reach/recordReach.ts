import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { QUICK_BROWSER_TESTS } from '../tiers';
import { mergeReach, readReachMap } from './reachMap';
import { createFindBlocks, determineReach } from './reachOfRequests';
import type { Reach } from './reach.types';
import { readRequests, requestsFolder } from './SpecRequests';

/** Reach recorded by the last complete run, which `npm run reach` adds to the map. */
export const recordedReach = 'tests/results/reach.json';

/** Reach recorded by the last run of the quick tier; it covers only some tests of each file. */
const quickReach = 'tests/results/reach-quick.json';

/**
 * Playwright arguments that select some tests of a file; such a run does not determine the reach of the
 * file.
 */
const SOME_TESTS = /^(?:-g|-G|--grep|--grep-invert|--shard|--last-failed|--only-changed)|:\d+$/;

/** Deletes the recorded requests of earlier runs; call it before a run. */
export async function deleteRequests(): Promise<void> {
  await rm(requestsFolder, { recursive: true, force: true });
}

/**
 * Records the reach of each test file; call it after a run, while the product is still running. The quick and
 * the slow tier count as one run; runs of other selected tests record nothing.
 * @param platformUrl content platform, which knows the blocks of each page
 * @param cliArguments command-line arguments of the run
 */
export async function recordReach(
  platformUrl: string,
  cliArguments: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const tier = findTier(cliArguments);
  if (!tier && cliArguments.some((argument) => SOME_TESTS.test(argument))) return;
  if (tier === 'slow' && !existsSync(quickReach)) return;
  const findBlocks = createFindBlocks(platformUrl, 'embedded');
  const reach: Record<string, Reach> = {};
  for (const [spec, requested] of readRequests()) {
    reach[spec] = await determineReach(requested, findBlocks);
  }
  await mkdir(path.dirname(recordedReach), { recursive: true });
  if (tier === 'quick') return writeFile(quickReach, JSON.stringify(reach));
  const full = tier === 'slow' ? mergeReach(readReachMap(quickReach), reach) : reach;
  await writeFile(recordedReach, JSON.stringify(full));
}

/** Returns the tier of a run of `npm run verify`, or undefined for other arguments. */
export function findTier(cliArguments: readonly string[]): 'quick' | 'slow' | undefined {
  const index = cliArguments.indexOf(QUICK_BROWSER_TESTS);
  if (index < 0) return undefined;
  return cliArguments[index - 1] === '--grep' ? 'quick' : 'slow';
}
