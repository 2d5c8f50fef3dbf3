import { fieldsOf } from '../../../domain/isRecord';
import { ByteWriter } from './ByteWriter';
import { FormTable, NUMBER_PLACEHOLDER, type FormSnapshot } from './FormTable';
import { NumberedTexts } from './NumberedTexts';
import type { NumberReader } from './NumberReader';
import { ShapeTable } from './ShapeTable';

/** Number of distinct values after which it is decided whether values repeat. */
const MIN_SAMPLE = 1024;
/** Share of distinct values above which values repeat too little. */
const MAX_DISTINCT_SHARE = 0.2;
/** Share of successful lookups below which lookups cost more than they save. */
const MIN_HIT_SHARE = 0.1;

/**
 * Whether values repeat often enough to compare them.
 * @param distinctCount number of distinct values
 * @param valueCount number of values
 */
export const isWorthComparing = (distinctCount: number, valueCount: number): boolean =>
  distinctCount < MIN_SAMPLE || distinctCount < valueCount * MAX_DISTINCT_SHARE;

/**
 * Whether texts repeat often enough to look them up.
 * @param hitCount number of successful lookups
 * @param lookupCount number of lookups
 */
export const isWorthLookingUp = (hitCount: number, lookupCount: number): boolean =>
  lookupCount < 4 * MIN_SAMPLE || hitCount > lookupCount * MIN_HIT_SHARE;

/**
 * Maximum number of texts, forms and keys that a field stores in its tables; later ones are written as JSON.
 */
const MAX_TABLE_ENTRIES = 20_000;
/** Values that are nested more deeply are written as JSON. */
const MAX_DEPTH = 16;
/** Non-negative integers below this are packed; others are written as text. */
const MAX_INTEGER = 2 ** 31;

/** The first number of a packed value: a kind; from `numbered` on, the number of a text, form or shape. */
const KIND = {
  rawJson: 0,
  null: 1,
  false: 2,
  true: 3,
  number: 4,
  hundredths: 5,
  list: 6,
  numbered: 7,
} as const;
/** Numbers of texts, forms and shapes alternate: the remainder by `TABLES` is the table. */
const TEXT = 0;
const FORM = 1;
const SHAPE = 2;
const TABLES = 3;

/** The tables that packed values are decoded with. */
export interface JsonSnapshot {
  /** By number. */
  texts: readonly (string | number)[];
  forms: FormSnapshot;
  /** Keys of each shape. */
  shapes: readonly (readonly string[])[];
  lookups: number;
  hits: number;
}

/**
 * Packs the values of one field. Objects are stored as their shape (the list of their keys, which many
 * share) and their values; repeated texts as a number. Other texts differ mostly in their digits, so they
 * are stored as their form (the text without its digits, which many share) and their numbers.
 */
export class JsonCodec {
  readonly #shapes = new ShapeTable(MAX_TABLE_ENTRIES);
  readonly #forms = new FormTable();
  /** Fragments of each form, by its number; created on first use. */
  readonly fragments: (Fragment[] | undefined)[] = [];
  readonly #texts = new NumberedTexts();
  /** Number of texts that were looked up, and of those that were found. */
  #seen = 0;
  #found = 0;
  readonly #out = new ByteWriter(4096);

  /** Packs a value; the bytes are valid until the next call. */
  pack(value: unknown): ByteWriter {
    this.#out.clear();
    this.#pack(value, 0);
    return this.#out;
  }

  /** Reads the next value and writes it as JSON. */
  unpack(source: NumberReader, target: ByteWriter): void {
    const kind = source.next();
    if (kind >= KIND.numbered) this.#unpackNumbered(kind - KIND.numbered, source, target);
    else if (kind === KIND.number) target.digits(source.next());
    else if (kind === KIND.hundredths) target.text(String(source.next() / 100));
    else if (kind === KIND.list) this.#unpackList(source, target);
    else if (kind === KIND.rawJson) {
      const length = source.next();
      target.bytes(source.bytes.subarray(source.offset, source.offset + length));
      source.offset += length;
    } else target.bytes(LITERALS[kind - KIND.null] ?? NULL);
  }

  toSnapshot(): JsonSnapshot {
    return {
      texts: this.#texts.toSnapshot(),
      forms: this.#forms.toSnapshot(),
      shapes: this.#shapes.toSnapshot(),
      lookups: this.#seen,
      hits: this.#found,
    };
  }

  restore({ texts, forms, shapes, lookups, hits }: JsonSnapshot): void {
    this.#texts.restore(texts);
    this.#forms.restore(forms);
    this.#shapes.restore(shapes);
    this.#seen = lookups;
    this.#found = hits;
  }

  #pack(value: unknown, depth: number): void {
    if (typeof value === 'string') this.#packText(value);
    else if (typeof value === 'number') this.#packNumber(value);
    else if (typeof value === 'boolean') this.#out.packed(value ? KIND.true : KIND.false);
    else if (typeof value !== 'object' || value === null) this.#out.packed(KIND.null);
    else if (depth >= MAX_DEPTH) this.#packJson(JSON.stringify(value));
    else if (Array.isArray(value)) this.#packList(value, depth);
    else this.#packObject(fieldsOf(value), depth);
  }

  #packList(list: readonly unknown[], depth: number): void {
    this.#out.packed(KIND.list).packed(list.length);
    for (const entry of list) this.#pack(entry, depth + 1);
  }

  #packObject(object: Readonly<Record<string, unknown>>, depth: number): void {
    const shape = this.#shapes.shapeOf(object);
    if (!shape) return this.#packJson(JSON.stringify(object));
    this.#packNumbered(SHAPE, shape.number);
    for (const key of shape.keys) this.#pack(object[key], depth + 1);
  }

  #packNumber(number: number): void {
    if (number >= 0 && number < MAX_INTEGER && Number.isInteger(number)) {
      this.#out.packed(KIND.number).packed(number);
      return;
    }
    const hundredths = Math.round(number * 100);
    if (hundredths > 0 && hundredths < MAX_INTEGER && hundredths / 100 === number) {
      this.#out.packed(KIND.hundredths).packed(hundredths);
    } else this.#packText(number);
  }

  #packText(text: string | number): void {
    if (!isWorthLookingUp(this.#found, this.#seen)) return this.#packForm(JSON.stringify(text));
    this.#seen += 1;
    const existing = this.#texts.find(text);
    if (existing !== undefined) {
      this.#found += 1;
      return this.#packNumbered(TEXT, existing);
    }
    if (this.#canAddText()) this.#packNumbered(TEXT, this.#texts.add(text));
    else this.#packForm(JSON.stringify(text));
  }

  /** Whether one more text may be added to the table. */
  #canAddText(): boolean {
    const { size } = this.#texts;
    return size < MAX_TABLE_ENTRIES && isWorthComparing(size, this.#seen);
  }

  #packForm(json: string): void {
    const { form, numbers } = this.#forms.read(json);
    let number = form;
    if (number === undefined) {
      if (this.#forms.size >= MAX_TABLE_ENTRIES) return this.#packJson(json);
      number = this.#forms.add(json);
    }
    this.#packNumbered(FORM, number);
    for (const digits of numbers) this.#out.packed(digits);
  }

  #packNumbered(table: number, number: number): void {
    this.#out.packed(KIND.numbered + number * TABLES + table);
  }

  #packJson(json: string): void {
    this.#out.packed(KIND.rawJson).packed(Buffer.byteLength(json)).text(json);
  }

  #unpackList(source: NumberReader, target: ByteWriter): void {
    const length = source.next();
    target.bytes(BEGIN_LIST);
    for (let index = 0; index < length; index += 1) {
      if (index > 0) target.bytes(COMMA);
      this.unpack(source, target);
    }
    target.bytes(END_LIST);
  }

  #unpackNumbered(kind: number, from: NumberReader, into: ByteWriter): void {
    const number = Math.floor(kind / TABLES);
    const table = kind % TABLES;
    if (table === TEXT) into.bytes(this.#texts.jsonOf(number));
    else if (table === FORM) {
      for (const fragment of (this.fragments[number] ??= splitForm(this.#forms.at(number)))) {
        // Each number has a leading 1, which is not written: it preserves leading zeros.
        if (fragment === NUMBER_PLACEHOLDER) into.digits(from.next(), 1);
        else into.bytes(fragment);
      }
    } else {
      const { openings } = this.#shapes.at(number);
      if (openings.length === 0) into.bytes(BEGIN_OBJECT);
      for (const opening of openings) {
        into.bytes(opening);
        this.unpack(from, into);
      }
      into.bytes(END_OBJECT);
    }
  }
}

/** Bytes of a form, or the place of a number. */
type Fragment = Buffer | typeof NUMBER_PLACEHOLDER;

/** Splits a form into its fragments. */
function splitForm(form: string): Fragment[] {
  return form
    .split(PLACEHOLDER)
    .filter((fragment) => fragment !== '')
    .map((fragment) =>
      fragment === NUMBER_PLACEHOLDER ? NUMBER_PLACEHOLDER : Buffer.from(fragment),
    );
}

const PLACEHOLDER = new RegExp(`(${NUMBER_PLACEHOLDER})`);
const NULL = Buffer.from('null');
const LITERALS = ['null', 'false', 'true'].map((json) => Buffer.from(json));
const [BEGIN_LIST, END_LIST, COMMA, BEGIN_OBJECT, END_OBJECT] = ['[', ']', ',', '{', '}'].map(
  (json) => Buffer.from(json),
) as [Buffer, Buffer, Buffer, Buffer, Buffer];
