/** Longer runs of digits are split into several numbers. */
const MAX_NUMBER_DIGITS = 8;
/** Placeholder for a number in a form; it does not occur in JSON. */
export const NUMBER_PLACEHOLDER = '\0';

export interface FormSnapshot {
  forms: readonly string[];
  /** Numbers of forms by the hash of their other characters. */
  marks: readonly [mark: number, alike: number[]][];
}

/**
 * Texts without their numbers ("forms"), which many texts share, such as addresses that differ in a number.
 * A text is read once: its form is found by the hash of its other characters, and then compared with the
 * text.
 */
export class FormTable {
  readonly #forms: string[] = [];
  readonly #byHash = new Map<number, number[]>();
  #lastHash = 0;
  #numbers: number[] = [];

  get size(): number {
    return this.#forms.length;
  }

  /**
   * Finds the number of the text's form, if it is stored, and reads the numbers in the text. Each gets a
   * leading 1, so that its zeros are not lost.
   */
  read(json: string): { form: number | undefined; numbers: readonly number[] } {
    this.#numbers = [];
    let hash = 0x811c9dc5;
    for (let index = 0; index < json.length; index += 1) {
      let code = json.charCodeAt(index);
      if (isDigit(code)) {
        const end = numberEnd(json, index);
        let number = 1;
        for (; index < end; index += 1) number = number * 10 + json.charCodeAt(index) - ZERO;
        this.#numbers.push(number);
        index -= 1;
        code = 0;
      }
      hash = Math.imul(hash ^ code, 0x01000193);
    }
    this.#lastHash = hash;
    const form = this.#byHash
      .get(hash)
      ?.find((candidate) => hasForm(json, this.#forms[candidate] ?? ''));
    return { form, numbers: this.#numbers };
  }

  toSnapshot(): FormSnapshot {
    return { forms: this.#forms, marks: [...this.#byHash] };
  }

  restore({ forms, marks }: FormSnapshot): void {
    this.#forms.push(...forms);
    for (const [hash, formNumbers] of marks) this.#byHash.set(hash, formNumbers);
  }

  at(number: number): string {
    return this.#forms[number] ?? '';
  }

  /** Adds the form of the text that was read last, and returns its number. */
  add(json: string): number {
    const form = json.replace(NUMBER, NUMBER_PLACEHOLDER);
    const number = this.#forms.push(form) - 1;
    const formNumbers = this.#byHash.get(this.#lastHash);
    if (formNumbers) formNumbers.push(number);
    else this.#byHash.set(this.#lastHash, [number]);
    return number;
  }
}

const NUMBER = new RegExp(`[0-9]{1,${MAX_NUMBER_DIGITS}}`, 'g');
const ZERO = 48;
const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** The index after the run of digits that starts at `from`. */
function numberEnd(json: string, from: number): number {
  const limit = Math.min(json.length, from + MAX_NUMBER_DIGITS);
  let end = from + 1;
  while (end < limit && isDigit(json.charCodeAt(end))) end += 1;
  return end;
}

function hasForm(json: string, form: string): boolean {
  let textIndex = 0;
  for (let formIndex = 0; formIndex < form.length; formIndex += 1) {
    const code = json.charCodeAt(textIndex);
    if (isDigit(code)) {
      if (form.charCodeAt(formIndex) !== 0) return false;
      textIndex = numberEnd(json, textIndex);
    } else {
      if (form.charCodeAt(formIndex) !== code) return false;
      textIndex += 1;
    }
  }
  return textIndex === json.length;
}
