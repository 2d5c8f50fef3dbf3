/** Runs tasks with a fixed limit on how many run at once; the others wait in order of arrival. */
export interface BoundedTasks {
  /** Runs a task. Rejects at once with `TooManyTasksError` when the queue is full. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Number of running and waiting tasks. */
  load: () => number;
}

/** The queue is full: the task could not run in reasonable time. */
export class TooManyTasksError extends Error {
  override name = 'TooManyTasksError';
}

/**
 * Creates a queue for heavy work (rendering, encoding).
 * @param maxRunning tasks that run at once
 * @param maxQueueLength tasks that may wait; more are refused
 */
export function createBoundedTasks(maxRunning: number, maxQueueLength = Infinity): BoundedTasks {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(task) {
      if (running >= maxRunning) {
        if (waiting.length >= maxQueueLength)
          throw new TooManyTasksError('Too many tasks at once.');
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
