/** Shares one running task between all callers that use the same key while it runs. */
export interface SingleFlight<Result> {
  run: (key: string, task: () => Promise<Result>) => Promise<Result>;
}

/** Calls with the same key share one running task; the result of a finished task is not cached. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const inFlight = new Map<string, Promise<Result>>();
  return {
    run(key, task) {
      const running = inFlight.get(key);
      if (running) return running;
      const flight = task().finally(() => inFlight.delete(key));
      inFlight.set(key, flight);
      return flight;
    },
  };
}
