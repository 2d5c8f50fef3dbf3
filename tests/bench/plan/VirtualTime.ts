/** A clock that goes on in steps, and what is to be done at its times. */
export class VirtualTime {
  now = 0;
  #due = new Map<number, (() => void)[]>();

  constructor(readonly stepMs: number) {}

  /** Does something at a time, or in the next step if that is past. */
  at<Result>(ms: number, act: () => Result): Promise<Result> {
    const step = Math.max(Math.ceil(ms / this.stepMs), Math.round(this.now / this.stepMs) + 1);
    return new Promise((resolve) => {
      const acts = this.#due.get(step) ?? [];
      this.#due.set(step, acts);
      acts.push(() => resolve(act()));
    });
  }

  /** Goes one step on, does what is due, and lets everything follow that follows from it. */
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
