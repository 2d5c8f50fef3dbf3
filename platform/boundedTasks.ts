/** Runs tasks with at most a fixed number at work at once; the others wait in order of arrival. */
export interface BoundedTasks {
  /** Rejects with `TooManyTasksError`, at once, when too many wait already. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Tasks at work and waiting. */
  load: () => number;
}

/** More tasks wait than can be done in reasonable time. */
export class TooManyTasksError extends Error {
  override name = 'TooManyTasksError';
}

/**
 * Creates a queue for heavy work (rendering, encoding).
 * @param maxRunning number at work at once
 * @param maxQueueLength most that wait; more are refused
 */
export function createBoundedTasks(maxRunning: number, maxQueueLength = Infinity): BoundedTasks {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(task) {
      if (running >= maxRunning) {
        if (waiting.length >= maxQueueLength) throw new TooManyTasksError('Too much work at once.');
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    load: () => running + waiting.length,
  };
}
