/**
 * Upstreams that we call with a key. Other upstreams use the same statuses to refuse visitors, so they are
 * not tracked.
 */
export const UPSTREAMS_WITH_KEY: readonly string[] = [
  'content',
  'search',
  'sms',
  'jotform',
  'mail',
];

/** Statuses for a key that is wrong, or lacks permission. */
const REFUSAL_STATUSES: readonly number[] = [401, 403];

/** The upstreams that refused our key in their last answer. */
class RefusedKeys {
  readonly #names = new Set<string>();

  /** Records the status of an upstream's answer. */
  record(upstream: string, status: number): void {
    if (!UPSTREAMS_WITH_KEY.includes(upstream)) return;
    if (REFUSAL_STATUSES.includes(status)) this.#names.add(upstream);
    else this.#names.delete(upstream);
  }

  has(upstream: string): boolean {
    return this.#names.has(upstream);
  }

  /** Names of the upstreams that refused our key. */
  list(): string[] {
    return [...this.#names];
  }
}

/** The refused keys of this process, for all clients: keys belong to its configuration. */
export const refusedKeys = new RefusedKeys();
