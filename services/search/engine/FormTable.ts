/** Digits in a row that make one number; more make another one. */
const MAX_NUMBER_DIGITS = 8;
/** Placeholder for a number in a form; it never occurs in JSON. */
export const GAP = '\0';

export interface FormSnapshot {
  forms: readonly string[];
  /** Forms by the hash of their letters. */
  marks: readonly [mark: number, alike: number[]][];
}

/**
 * Forms by number. A text is read once, digit by digit: a form is found by the hash of its other
 * letters, then compared with the text.
 */
export class FormTable {
  readonly #forms: string[] = [];
  readonly #byMark = new Map<number, number[]>();
  #mark = 0;
  #numbers: number[] = [];

  get size(): number {
    return this.#forms.length;
  }

  /** The number of the text's form, if it is known, and the numbers in the text with a 1 in front. */
  read(json: string): { form: number | undefined; numbers: readonly number[] } {
    this.#numbers = [];
    let mark = 0x811c9dc5;
    for (let at = 0; at < json.length; at += 1) {
      let code = json.charCodeAt(at);
      if (isDigit(code)) {
        const end = numberEnd(json, at);
        let number = 1;
        for (; at < end; at += 1) number = number * 10 + json.charCodeAt(at) - ZERO;
        this.#numbers.push(number);
        at -= 1;
        code = 0;
      }
      mark = Math.imul(mark ^ code, 0x01000193);
    }
    this.#mark = mark;
    const form = this.#byMark.get(mark)?.find((known) => hasForm(json, this.#forms[known] ?? ''));
    return { form, numbers: this.#numbers };
  }

  toSnapshot(): FormSnapshot {
    return { forms: this.#forms, marks: [...this.#byMark] };
  }

  restore({ forms, marks }: FormSnapshot): void {
    this.#forms.push(...forms);
    for (const [mark, alike] of marks) this.#byMark.set(mark, alike);
  }

  at(number: number): string {
    return this.#forms[number] ?? '';
  }

  /** Remembers the form of the text that was read last, and gives its number. */
  add(json: string): number {
    const form = json.replace(NUMBER, GAP);
    const number = this.#forms.push(form) - 1;
    const alike = this.#byMark.get(this.#mark);
    if (alike) alike.push(number);
    else this.#byMark.set(this.#mark, [number]);
    return number;
  }
}

const NUMBER = new RegExp(`[0-9]{1,${MAX_NUMBER_DIGITS}}`, 'g');
const ZERO = 48;
const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** Behind the digits in a row from here. */
function numberEnd(json: string, from: number): number {
  const most = Math.min(json.length, from + MAX_NUMBER_DIGITS);
  let end = from + 1;
  while (end < most && isDigit(json.charCodeAt(end))) end += 1;
  return end;
}

function hasForm(json: string, form: string): boolean {
  let at = 0;
  for (let place = 0; place < form.length; place += 1) {
    const code = json.charCodeAt(at);
    if (isDigit(code)) {
      if (form.charCodeAt(place) !== 0) return false;
      at = numberEnd(json, at);
    } else {
      if (form.charCodeAt(place) !== code) return false;
      at += 1;
    }
  }
  return at === json.length;
}
