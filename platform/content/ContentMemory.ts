/** Something that is kept of the content. */
interface Kept {
  /** Has it asked for again. */
  expire: () => void;
}

/**
 * Everything that a process keeps of the content platform's answers, by name: what is added where it is made is asked
 * for again when something is published.
 */
export class ContentMemory {
  readonly #kept = new Map<string, Kept>();

  /** @throws Error for a name that is taken */
  add<One extends Kept>(name: string, kept: One): One {
    if (this.#kept.has(name)) throw new Error(`Two things that are kept are called ${name}`);
    this.#kept.set(name, kept);
    return kept;
  }

  /** Has everything asked for again. */
  expire(): void {
    for (const kept of this.#kept.values()) kept.expire();
  }
}
