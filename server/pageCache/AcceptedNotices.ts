/** Notices that are remembered; a platform sends a few a minute. */
const MOST = 10_000;

/** Signatures of publish notices, each of which is accepted once while it is valid. */
export class AcceptedNotices {
  /** When each ends to be valid, in seconds since 1970; in the order in which they came. */
  readonly #endings = new Map<string, number>();

  /**
   * Whether a notice may be accepted now, which is so once.
   * @param endSeconds when its signature is no longer valid
   */
  accept(signature: string, endSeconds: number, nowSeconds: number): boolean {
    for (const [known, end] of this.#endings) {
      if (end >= nowSeconds) break;
      this.#endings.delete(known);
    }
    if (this.#endings.has(signature) || this.#endings.size >= MOST) return false;
    this.#endings.set(signature, endSeconds);
    return true;
  }
}
