import { setTimeout as wait } from 'node:timers/promises';

/** Optional work for idle times; it may be dropped. */
export interface SpareTasks {
  /** Queues a task once for each name; returns false when the queue is full. Tasks must not reject. */
  offer: (name: string, task: () => Promise<void>) => boolean;
}

export interface SpareTasksOptions {
  /** Whether other work is waiting. */
  isBusy: () => boolean;
  maxQueueLength: number;
  /** A task that could not start within this many milliseconds is dropped. */
  timeoutMs: number;
}

const CHECK_MS = 50;

/** Runs tasks one at a time while no other work is waiting. */
export function createSpareTasks(options: SpareTasksOptions): SpareTasks {
  const { isBusy, maxQueueLength, timeoutMs } = options;
  const queue = new Map<string, { task: () => Promise<void>; deadline: number }>();
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    // The loop includes tasks that are added meanwhile.
    for (const [name, { task, deadline }] of queue) {
      while (isBusy() && performance.now() < deadline) {
        await wait(CHECK_MS, undefined, { ref: false });
      }
      if (performance.now() < deadline) await task();
      queue.delete(name);
    }
    isWorking = false;
  }

  return {
    offer(name, task) {
      if (queue.has(name)) return true;
      if (queue.size >= maxQueueLength) return false;
      queue.set(name, { task, deadline: performance.now() + timeoutMs });
      if (!isWorking) void work();
      return true;
    },
  };
}
