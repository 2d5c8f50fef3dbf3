import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { QUICK_BROWSER_TESTS } from '../tiers';
import { mergeReach, readReachMap } from './reachMap';
import { blocksFrom, reachOfRequests } from './reachOfRequests';
import type { Reach } from './reach.types';
import { readRequests, requestsFolder } from './SpecRequests';

/** What the last run of whole test files reached, from which `npm run reach` takes it over. */
export const recordedReach = 'tests/results/reach.json';

/** What the last run of the quick tier reached: a part of some files, the rest of which runs in the other tier. */
const quickReach = 'tests/results/reach-quick.json';

/** What Playwright is asked to run some tests of a file by: what these reach is not what the file reaches. */
const SOME_TESTS = /^(?:-g|-G|--grep|--grep-invert|--shard|--last-failed|--only-changed)|:\d+$/;

/** Before a run: what workers of an earlier one wrote is not of this run. */
export async function forgetRequests(): Promise<void> {
  await rm(requestsFolder, { recursive: true, force: true });
}

/**
 * After a run, while its product still answers: writes what each test file reached. The two tiers count as one run, whose
 * second part is the slow one; a run of other chosen tests writes nothing.
 * @param platformUrl of the content platform, which knows the blocks of each page
 * @param chosen arguments of the run, by which it chose its tests
 */
export async function recordReach(
  platformUrl: string,
  chosen: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const tier = tierOf(chosen);
  if (!tier && chosen.some((argument) => SOME_TESTS.test(argument))) return;
  if (tier === 'slow' && !existsSync(quickReach)) return;
  const findBlocks = blocksFrom(platformUrl, 'embedded');
  const reach: Record<string, Reach> = {};
  for (const [spec, requested] of readRequests()) {
    reach[spec] = await reachOfRequests(requested, findBlocks);
  }
  await mkdir(path.dirname(recordedReach), { recursive: true });
  if (tier === 'quick') return writeFile(quickReach, JSON.stringify(reach));
  const whole = tier === 'slow' ? mergeReach(readReachMap(quickReach), reach) : reach;
  await writeFile(recordedReach, JSON.stringify(whole));
}

/** The tier that a run was, as `npm run verify` asks for it; none for other arguments. */
export function tierOf(chosen: readonly string[]): 'quick' | 'slow' | undefined {
  const at = chosen.indexOf(QUICK_BROWSER_TESTS);
  if (at < 0) return undefined;
  return chosen[at - 1] === '--grep' ? 'quick' : 'slow';
}
