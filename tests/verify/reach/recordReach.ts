import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blocksFrom, reachOfRequests } from './reachOfRequests';
import type { Reach } from './reach.types';
import { readRequests, requestsFolder } from './SpecRequests';

/** What the last run of browser tests recorded, from which `npm run reach` takes it over. */
export const recordedReach = 'tests/results/reach.json';

/** What Playwright is asked to run some tests of a file by: what these reach is not what the file reaches. */
const SOME_TESTS = /^(?:-g|-G|--grep|--shard|--last-failed|--only-changed)|:\d+$/;

/** Before a run: what workers of an earlier one wrote is not of this run. */
export async function forgetRequests(): Promise<void> {
  await rm(requestsFolder, { recursive: true, force: true });
}

/**
 * After a run of whole test files, while its product still answers: writes what each of them reached.
 * @param platformUrl of the content platform, which knows the blocks of each page
 */
export async function recordReach(platformUrl: string): Promise<void> {
  if (process.argv.some((argument) => SOME_TESTS.test(argument))) return;
  const findBlocks = blocksFrom(platformUrl, 'embedded');
  const reach: Record<string, Reach> = {};
  for (const [spec, requested] of readRequests()) {
    reach[spec] = await reachOfRequests(requested, findBlocks);
  }
  await mkdir(path.dirname(recordedReach), { recursive: true });
  await writeFile(recordedReach, JSON.stringify(reach));
}
