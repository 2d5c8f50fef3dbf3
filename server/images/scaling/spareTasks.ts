import { setTimeout as wait } from 'node:timers/promises';

/** Work that pays when there is time for it, and may be left undone. */
export interface SpareTasks {
  /**
   * Takes a task for later, once for each name; false when too many wait already. Tasks do not reject.
   */
  offer: (name: string, task: () => Promise<void>) => boolean;
}

export interface SpareTasksOptions {
  /** Whether somebody waits for other work. */
  isBusy: () => boolean;
  maxQueueLength: number;
  /** Tasks that could not begin within so many milliseconds are forgotten: a queue comes to its end. */
  patience: number;
}

const CHECK_MS = 50;

/** Runs tasks one at a time in moments when nobody waits for anything else. */
export function createSpareTasks(options: SpareTasksOptions): SpareTasks {
  const { isBusy, maxQueueLength, patience } = options;
  const queue = new Map<string, { task: () => Promise<void>; until: number }>();
  let working = false;

  async function work(): Promise<void> {
    working = true;
    // Those that come meanwhile are met as well.
    for (const [name, { task, until }] of queue) {
      while (isBusy() && performance.now() < until) {
        await wait(CHECK_MS, undefined, { ref: false });
      }
      if (performance.now() < until) await task();
      queue.delete(name);
    }
    working = false;
  }

  return {
    offer(name, task) {
      if (queue.has(name)) return true;
      if (queue.size >= maxQueueLength) return false;
      queue.set(name, { task, until: performance.now() + patience });
      if (!working) void work();
      return true;
    },
  };
}
