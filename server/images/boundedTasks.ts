/** Runs tasks with at most a fixed number at work at once; the others wait in order of arrival. */
export interface BoundedTasks {
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Tasks at work and waiting. */
  load: () => number;
}

/** Creates a queue for heavy work (rendering, encoding); `limit` is the number at work at once. */
export function createBoundedTasks(limit: number): BoundedTasks {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(task) {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
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
