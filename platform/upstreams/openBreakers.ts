/** Which upstreams are left alone because they have failed repeatedly. */
class OpenBreakers {
  readonly #open = new Map<object, string>();

  /** A breaker is there, and closed; gives what takes its changes. */
  watch(upstream: string): (isOpen: boolean) => void {
    const breaker = {};
    return (isOpen) => {
      if (isOpen) this.#open.set(breaker, upstream);
      else this.#open.delete(breaker);
    };
  }

  /** Names of upstreams. */
  list(): string[] {
    return [...new Set(this.#open.values())];
  }
}

/** Those of this process, whoever asks. */
export const openBreakers = new OpenBreakers();
