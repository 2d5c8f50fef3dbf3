import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers after whole steps of time, so that how long it took tells nothing of what was found: whatever is done in the
 * first step looks the same from outside.
 * @param stepMs longer than what is usually done takes, in ms
 */
export async function evenly<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const settled = await Promise.allSettled([work()]);
  const took = performance.now() - began;
  await wait(stepMs * Math.ceil(took / stepMs) - took);
  const [outcome] = settled;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
