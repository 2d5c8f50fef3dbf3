import { setTimeout as wait } from 'node:timers/promises';

const INTERVAL_MS = 20;
const MAX_WAIT_MS = 30_000;

/** Resolves once the condition holds; rejects if it still does not after 30 seconds. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('The expected state was not reached.');
    await wait(INTERVAL_MS);
  }
}
