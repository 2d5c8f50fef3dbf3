/** A dictionary of texts with codes from 1, in the order in which they were added; 0 stands for no text. */
export class TextCodes {
  readonly #codes = new Map<string, number>();
  readonly #texts: string[] = [''];

  /** One more than the highest code. */
  get size(): number {
    return this.#texts.length;
  }

  get texts(): readonly string[] {
    return this.#texts;
  }

  /** The texts, without the empty one of code 0. */
  toSnapshot(): readonly string[] {
    return this.#texts.slice(1);
  }

  restore(texts: readonly string[]): void {
    for (const text of texts) this.add(text);
  }

  /** The code of a text, which is added if it is new. */
  add(text: string): number {
    const existing = this.#codes.get(text);
    if (existing !== undefined) return existing;
    this.#texts.push(text);
    this.#codes.set(text, this.#texts.length - 1);
    return this.#texts.length - 1;
  }

  /** The code of a text; 0 for a text that was never added. */
  find(text: string): number {
    return this.#codes.get(text) ?? 0;
  }
}
