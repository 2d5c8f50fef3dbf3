/** The upstreams whose breaker is open: they are not called because they have failed repeatedly. */
class OpenBreakers {
  readonly #open = new Map<object, string>();

  /** Registers a breaker, which is closed; returns the function that reports its changes. */
  watch(upstream: string): (isOpen: boolean) => void {
    const breaker = {};
    return (isOpen) => {
      if (isOpen) this.#open.set(breaker, upstream);
      else this.#open.delete(breaker);
    };
  }

  /** Names of the upstreams with an open breaker. */
  list(): string[] {
    return [...new Set(this.#open.values())];
  }
}

/** The open breakers of this process, for all clients. */
export const openBreakers = new OpenBreakers();
