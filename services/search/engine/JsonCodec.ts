import { fieldsOf } from '../../../domain/isRecord';
import { ByteWriter } from './ByteWriter';
import { FormTable, GAP, type FormSnapshot } from './FormTable';
import { NumberedTexts } from './NumberedTexts';
import type { NumberReader } from './NumberReader';
import { ShapeTable } from './ShapeTable';

/** Different values after which it is judged whether values repeat. */
const TRIAL = 1024;
/** Share of different values at which they repeat too little. */
const MOSTLY_DIFFERENT = 0.2;
/** Share of known texts below which looking for them costs more than it saves. */
const SELDOM = 0.1;

/** Whether values of which so many were different, among so many in all, are worth comparing. */
export const isWorthRemembering = (different: number, all: number): boolean =>
  different < TRIAL || different < all * MOSTLY_DIFFERENT;

/** Whether texts of which so many were known, among so many that were looked for, are worth looking for. */
export const isRepeating = (known: number, all: number): boolean =>
  all < 4 * TRIAL || known > all * SELDOM;

/** Texts, forms and keys that a field remembers; what comes later is kept as it is. */
const MAX_REMEMBERED = 20_000;
/** Deeper values are kept as they are. */
const DEEPEST = 16;
/** Whole numbers below are written as numbers. */
const LARGEST = 2 ** 31;

/** What a packed value begins with: one of these, or the number of a text, form or shape. */
const KIND = {
  asItIs: 0,
  null: 1,
  false: 2,
  true: 3,
  number: 4,
  hundredths: 5,
  list: 6,
  numbered: 7,
} as const;
/** Numbers of texts, forms and shapes alternate. */
const TEXT = 0;
const FORM = 1;
const SHAPE = 2;
const TURNS = 3;

/** What packed values are read with. */
export interface JsonSnapshot {
  /** By number. */
  texts: readonly (string | number)[];
  forms: FormSnapshot;
  /** Keys of each shape. */
  shapes: readonly (readonly string[])[];
  seen: number;
  found: number;
}

/**
 * Packs the values of one field. Objects are kept as their shape, which many share, and their values;
 * texts that repeat as a number. Other texts differ from each other in their digits more than in
 * anything else, so they are kept as their form, which many share, and their runs of digits.
 */
export class JsonCodec {
  readonly #shapes = new ShapeTable(MAX_REMEMBERED);
  readonly #forms = new FormTable();
  /** By number of a form; made when it is first written. */
  readonly #parts: (Part[] | undefined)[] = [];
  readonly #texts = new NumberedTexts();
  /** Texts that were looked for, and those of them that were known. */
  #seen = 0;
  #found = 0;
  readonly #out = new ByteWriter(4096);

  /** The packed bytes, until the next call. */
  pack(value: unknown): ByteWriter {
    this.#out.clear();
    this.#pack(value, 0);
    return this.#out;
  }

  /** Writes the JSON of the value that is read next. */
  unpack(from: NumberReader, into: ByteWriter): void {
    const kind = from.next();
    if (kind >= KIND.numbered) this.#unpackNumbered(kind - KIND.numbered, from, into);
    else if (kind === KIND.number) into.digits(from.next());
    else if (kind === KIND.hundredths) into.text(String(from.next() / 100));
    else if (kind === KIND.list) this.#unpackList(from, into);
    else if (kind === KIND.asItIs) {
      const length = from.next();
      into.bytes(from.bytes.subarray(from.at, from.at + length));
      from.at += length;
    } else into.bytes(PLAIN[kind - KIND.null] ?? NULL);
  }

  toSnapshot(): JsonSnapshot {
    return {
      texts: this.#texts.toSnapshot(),
      forms: this.#forms.toSnapshot(),
      shapes: this.#shapes.toSnapshot(),
      seen: this.#seen,
      found: this.#found,
    };
  }

  restore({ texts, forms, shapes, seen, found }: JsonSnapshot): void {
    this.#texts.restore(texts);
    this.#forms.restore(forms);
    this.#shapes.restore(shapes);
    this.#seen = seen;
    this.#found = found;
  }

  #pack(value: unknown, depth: number): void {
    if (typeof value === 'string') this.#packText(value);
    else if (typeof value === 'number') this.#packNumber(value);
    else if (typeof value === 'boolean') this.#out.packed(value ? KIND.true : KIND.false);
    else if (typeof value !== 'object' || value === null) this.#out.packed(KIND.null);
    else if (depth >= DEEPEST) this.#packAsItIs(JSON.stringify(value));
    else if (Array.isArray(value)) this.#packList(value, depth);
    else this.#packObject(fieldsOf(value), depth);
  }

  #packList(list: readonly unknown[], depth: number): void {
    this.#out.packed(KIND.list).packed(list.length);
    for (const entry of list) this.#pack(entry, depth + 1);
  }

  #packObject(object: Readonly<Record<string, unknown>>, depth: number): void {
    const shape = this.#shapes.of(object);
    if (!shape) return this.#packAsItIs(JSON.stringify(object));
    this.#packNumbered(SHAPE, shape.number);
    for (const key of shape.keys) this.#pack(object[key], depth + 1);
  }

  #packNumber(number: number): void {
    if (number >= 0 && number < LARGEST && Number.isInteger(number)) {
      this.#out.packed(KIND.number).packed(number);
      return;
    }
    const hundredths = Math.round(number * 100);
    if (hundredths > 0 && hundredths < LARGEST && hundredths / 100 === number) {
      this.#out.packed(KIND.hundredths).packed(hundredths);
    } else this.#packText(number);
  }

  #packText(text: string | number): void {
    if (!isRepeating(this.#found, this.#seen)) return this.#packForm(JSON.stringify(text));
    this.#seen += 1;
    const known = this.#texts.find(text);
    if (known !== undefined) {
      this.#found += 1;
      return this.#packNumbered(TEXT, known);
    }
    if (this.#isRoom()) this.#packNumbered(TEXT, this.#texts.add(text));
    else this.#packForm(JSON.stringify(text));
  }

  /** Whether to remember one more text. */
  #isRoom(): boolean {
    const { size } = this.#texts;
    return size < MAX_REMEMBERED && isWorthRemembering(size, this.#seen);
  }

  #packForm(json: string): void {
    const { form, numbers } = this.#forms.read(json);
    let number = form;
    if (number === undefined) {
      if (this.#forms.size >= MAX_REMEMBERED) return this.#packAsItIs(json);
      number = this.#forms.add(json);
    }
    this.#packNumbered(FORM, number);
    for (const digits of numbers) this.#out.packed(digits);
  }

  #packNumbered(turn: number, number: number): void {
    this.#out.packed(KIND.numbered + number * TURNS + turn);
  }

  #packAsItIs(json: string): void {
    this.#out.packed(KIND.asItIs).packed(Buffer.byteLength(json)).text(json);
  }

  #unpackList(from: NumberReader, into: ByteWriter): void {
    const length = from.next();
    into.bytes(OPEN);
    for (let at = 0; at < length; at += 1) {
      if (at > 0) into.bytes(COMMA);
      this.unpack(from, into);
    }
    into.bytes(CLOSE);
  }

  #unpackNumbered(kind: number, from: NumberReader, into: ByteWriter): void {
    const number = Math.floor(kind / TURNS);
    const turn = kind % TURNS;
    if (turn === TEXT) into.bytes(this.#texts.jsonOf(number));
    else if (turn === FORM) {
      for (const part of (this.#parts[number] ??= partsOf(this.#forms.at(number)))) {
        // The 1 in front keeps zeros that a number begins with.
        if (part === GAP) into.digits(from.next(), 1);
        else into.bytes(part);
      }
    } else {
      const { openings } = this.#shapes.at(number);
      if (openings.length === 0) into.bytes(BEGIN);
      for (const opening of openings) {
        into.bytes(opening);
        this.unpack(from, into);
      }
      into.bytes(END);
    }
  }
}

/** Bytes as they are, or the place of a number. */
type Part = Buffer | typeof GAP;

/** A form in parts. */
function partsOf(form: string): Part[] {
  return form
    .split(PLACES)
    .filter((part) => part !== '')
    .map((part) => (part === GAP ? GAP : Buffer.from(part)));
}

const PLACES = new RegExp(`(${GAP})`);
const NULL = Buffer.from('null');
const PLAIN = ['null', 'false', 'true'].map((json) => Buffer.from(json));
const [OPEN, CLOSE, COMMA, BEGIN, END] = ['[', ']', ',', '{', '}'].map((json) =>
  Buffer.from(json),
) as [Buffer, Buffer, Buffer, Buffer, Buffer];
