/** A table of texts and fractional numbers; the JSON of each is created on first use. */
export class NumberedTexts {
  #texts: (string | number)[] = [];
  readonly #json: (Buffer | undefined)[] = [];
  /** Created on the first lookup: an index that was restored and is only searched needs none. */
  #numbers: Map<string | number, number> | undefined;

  get size(): number {
    return this.#texts.length;
  }

  find(text: string | number): number | undefined {
    return this.numberByText().get(text);
  }

  /** Adds a text, which must not be in the table, and returns its number. */
  add(text: string | number): number {
    const number = this.#texts.push(text) - 1;
    this.numberByText().set(text, number);
    return number;
  }

  jsonOf(number: number): Buffer {
    return (this.#json[number] ??= Buffer.from(JSON.stringify(this.#texts[number])));
  }

  toSnapshot(): readonly (string | number)[] {
    return this.#texts;
  }

  restore(texts: readonly (string | number)[]): void {
    this.#texts = [...texts];
    this.#numbers = undefined;
  }

  numberByText(): Map<string | number, number> {
    return (this.#numbers ??= new Map(this.#texts.map((text, number) => [text, number])));
  }
}
