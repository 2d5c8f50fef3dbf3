/** A clock that advances in steps, with scheduled tasks. */
export class VirtualTime {
  now = 0;
  #due = new Map<number, (() => void)[]>();

  constructor(readonly stepMs: number) {}

  /** Schedules a task for a time, or for the next step if the time has passed. */
  schedule<Result>(ms: number, act: () => Result): Promise<Result> {
    const step = Math.max(Math.ceil(ms / this.stepMs), Math.round(this.now / this.stepMs) + 1);
    return new Promise((resolve) => {
      const acts = this.#due.get(step) ?? [];
      this.#due.set(step, acts);
      acts.push(() => resolve(act()));
    });
  }

  /** Advances one step, runs due tasks and waits for their effects. */
  async step(): Promise<void> {
    const step = Math.round(this.now / this.stepMs) + 1;
    this.now = step * this.stepMs;
    const acts = this.#due.get(step);
    if (!acts) return;
    this.#due.delete(step);
    for (const act of acts) act();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
