/** Texts, and numbers that are not whole, by number; each with its JSON, which is made when it is first asked for. */
export class NumberedTexts {
  #texts: (string | number)[] = [];
  readonly #json: (Buffer | undefined)[] = [];
  /** Made when a text is first looked for: an index that was restored and is only searched never does. */
  #numbers: Map<string | number, number> | undefined;

  get size(): number {
    return this.#texts.length;
  }

  find(text: string | number): number | undefined {
    return this.#known().get(text);
  }

  /** The text is not in it yet. */
  add(text: string | number): number {
    const number = this.#texts.push(text) - 1;
    this.#known().set(text, number);
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

  #known(): Map<string | number, number> {
    return (this.#numbers ??= new Map(this.#texts.map((text, number) => [text, number])));
  }
}
