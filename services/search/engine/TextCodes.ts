/** Texts numbered from 1 in the order in which they came; 0 stands for no text. */
export class TextCodes {
  readonly #codes = new Map<string, number>();
  readonly #texts: string[] = [''];

  /** One more than the highest number. */
  get size(): number {
    return this.#texts.length;
  }

  get texts(): readonly string[] {
    return this.#texts;
  }

  /** Texts behind the first number. */
  toSnapshot(): readonly string[] {
    return this.#texts.slice(1);
  }

  restore(texts: readonly string[]): void {
    for (const text of texts) this.add(text);
  }

  /** The text's number, a new one for a new text. */
  add(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    this.#texts.push(text);
    this.#codes.set(text, this.#texts.length - 1);
    return this.#texts.length - 1;
  }

  /** 0 for a text that never came. */
  find(text: string): number {
    return this.#codes.get(text) ?? 0;
  }
}
