/** Shares one running task between all callers that ask for the same key meanwhile. */
export interface SingleFlight<Result> {
  run: (key: string, task: () => Promise<Result>) => Promise<Result>;
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const inFlight = new Map<string, Promise<Result>>();
  return {
    run(key, task) {
      const running = inFlight.get(key);
      if (running) return running;
      const started = task().finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    },
  };
}
