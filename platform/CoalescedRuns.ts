/** Runs tasks by key, one at a time for each key. Calls during a run share one further run after it. */
export class CoalescedRuns<Result> {
  readonly #runs = new Map<string, { running: Promise<Result>; next?: Promise<Result> }>();

  /** @param maxKeys how many keys may run at once; keys may come from visitors */
  constructor(
    private readonly task: (key: string) => Promise<Result>,
    private readonly maxKeys = 1000,
  ) {}

  /**
   * The result of a run that begins after this call: what it reads is no older than the call.
   * Rejects for a further key while `maxKeys` are running.
   */
  run(key: string): Promise<Result> {
    const current = this.#runs.get(key);
    if (!current) {
      if (this.#runs.size >= this.maxKeys) return Promise.reject(new Error('Too many runs'));
      return this.#begin(key);
    }
    return (current.next ??= current.running.then(
      () => this.#begin(key),
      () => this.#begin(key),
    ));
  }

  #begin(key: string): Promise<Result> {
    const run: { running: Promise<Result>; next?: Promise<Result> } = { running: this.task(key) };
    this.#runs.set(key, run);
    const end = () => {
      if (!run.next) this.#runs.delete(key);
    };
    run.running.then(end, end);
    return run.running;
  }
}
