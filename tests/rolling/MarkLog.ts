/** Records when each mark of a teaser was published, and the age of the marks that visitors saw. */
export class MarkLog {
  /** Publication time of each mark in ms since 1970; marks are numbered from 0. */
  readonly #publishedAt: number[] = [];
  #pageCount = 0;
  #old = 0;
  #oldestMs = 0;
  readonly #examples: string[] = [];

  /** @param maxAgeMs how long after a publication the previous page may be served */
  constructor(private readonly maxAgeMs: number) {}

  published(mark: number, at = Date.now()): void {
    this.#publishedAt[mark] = at;
  }

  /** Records a page that a visitor requested at a time. */
  recordPage(requestedAt: number, html: string, path: string): void {
    this.#pageCount += 1;
    const mark = Number(/mark-(\d+)\./.exec(html)?.[1] ?? -1);
    // The mark is outdated if the next one was published before the request.
    const replacedAt = this.#publishedAt[mark + 1] ?? Infinity;
    const age = requestedAt - replacedAt;
    if (age <= 0) return;
    this.#oldestMs = Math.max(this.#oldestMs, age);
    if (age <= this.maxAgeMs) return;
    this.#old += 1;
    if (this.#examples.length < 10) this.#examples.push(`${path}: mark ${mark}, ${age} ms old`);
  }

  report() {
    return {
      published: this.#publishedAt.length - 1,
      seen: this.#pageCount,
      old: this.#old,
      oldestMs: this.#oldestMs,
      examples: this.#examples,
    };
  }
}
