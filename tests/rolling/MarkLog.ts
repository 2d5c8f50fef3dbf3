/** Which marks of a teaser were public when, and how old the marks were that visitors saw. */
export class MarkLog {
  /** When each mark was public, in ms since 1970; marks count from 0. */
  readonly #publishedAt: number[] = [];
  #seen = 0;
  #old = 0;
  #oldestMs = 0;
  readonly #examples: string[] = [];

  /** @param maxAgeMs how long after a publishing the page before may be shown */
  constructor(private readonly maxAgeMs: number) {}

  published(mark: number, at = Date.now()): void {
    this.#publishedAt[mark] = at;
  }

  /** A page that somebody began to ask for at a time. */
  seen(askedAt: number, html: string, path: string): void {
    this.#seen += 1;
    const mark = Number(/mark-(\d+)\./.exec(html)?.[1] ?? -1);
    // Old since the mark after it was public, if that was before it was asked for.
    const replacedAt = this.#publishedAt[mark + 1] ?? Infinity;
    const age = askedAt - replacedAt;
    if (age <= 0) return;
    this.#oldestMs = Math.max(this.#oldestMs, age);
    if (age <= this.maxAgeMs) return;
    this.#old += 1;
    if (this.#examples.length < 10) this.#examples.push(`${path}: mark ${mark}, ${age} ms old`);
  }

  report() {
    return {
      published: this.#publishedAt.length - 1,
      seen: this.#seen,
      old: this.#old,
      oldestMs: this.#oldestMs,
      examples: this.#examples,
    };
  }
}
