/** Upstreams that are asked with a key of ours; other ones refuse visitors that way. */
export const UPSTREAMS_WITH_KEY: readonly string[] = [
  'content',
  'search',
  'sms',
  'jotform',
  'mail',
];

/** Statuses that say that a key is wrong, or may not do what it is used for. */
const REFUSALS: readonly number[] = [401, 403];

/** Which upstreams refused our key when they last answered. */
class RefusedKeys {
  readonly #names = new Set<string>();

  /** Takes the status of an upstream's answer. */
  note(upstream: string, status: number): void {
    if (!UPSTREAMS_WITH_KEY.includes(upstream)) return;
    if (REFUSALS.includes(status)) this.#names.add(upstream);
    else this.#names.delete(upstream);
  }

  has(upstream: string): boolean {
    return this.#names.has(upstream);
  }

  /** Names of upstreams. */
  list(): string[] {
    return [...this.#names];
  }
}

/** Those of this process: keys are of its configuration, whoever asks with them. */
export const refusedKeys = new RefusedKeys();
