import type { FieldContract } from '../../schema/contract';
import { isFocalPoint } from '../../schema/focalPoint';
import { readIsoDate } from '../../schema/isoDate';
import { isRecord } from '../../domain/isRecord';
import { readFieldXml } from './readFieldXml';
import { sanitiseHtml } from './sanitiseHtml';

/** Whether what the platform sent stands for nothing: it writes an empty object as a list now and then. */
export const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || raw === '' || (Array.isArray(raw) && raw.length === 0);

/** How a value failed its contract; the field is then left out. */
export class FieldProblem extends Error {}

interface Raw {
  value: unknown;
  /** What the page editor sent along, in editing mode. */
  metadata?: unknown;
}

/** A field that holds its value itself rather than referring to items. */
type PlainContract = Exclude<FieldContract, { kind: 'item' | 'items' }>;

type Parse = (raw: Raw, contract: PlainContract) => unknown;

const emptyText = (metadata: unknown) => (metadata ? keep('', metadata) : undefined);

const text: Parse = ({ value, metadata }) => {
  if (value === undefined || value === null) return emptyText(metadata);
  if (typeof value === 'string')
    return value.trim() || metadata ? keep(value, metadata) : undefined;
  if (typeof value === 'number') return keep(String(value), metadata);
  throw new FieldProblem('is not a text');
};

const richText: Parse = ({ value, metadata }) => {
  if (value === undefined || value === null) return emptyText(metadata);
  if (typeof value !== 'string') throw new FieldProblem('is not rich text');
  const html = sanitiseHtml(value);
  return html || metadata ? keep(html, metadata) : undefined;
};

/** What would reach a style is left out unless it is what it says. */
const fits = (name: string, part: string): boolean => name !== 'focalpoint' || isFocalPoint(part);

/** Kinds whose value has a source or an address, its name, and which other parts are numbers. */
const addressed = {
  link: { key: 'href', numbers: [] },
  image: { key: 'src', numbers: ['width', 'height'] },
  file: { key: 'src', numbers: ['size'] },
} as const satisfies Partial<
  Record<PlainContract['kind'], { key: string; numbers: readonly string[] }>
>;

const isAddressed = (kind: string): kind is keyof typeof addressed =>
  Object.hasOwn(addressed, kind);

/** A link to a place of its own page has no address but an anchor. */
const leadsSomewhere = ({ anchor, querystring }: Record<string, unknown>): boolean =>
  [anchor, querystring].some((part) => typeof part === 'string' && part !== '');

/** A value with a source or an address: kept when that string is there, or when it can be edited. */
const addressedValue: Parse = ({ value, metadata }, { kind }) => {
  if (!isAddressed(kind)) throw new Error(`${kind} has no address`);
  const { key, numbers }: { key: string; numbers: readonly string[] } = addressed[kind];
  if (isEmpty(value)) return metadata ? keep({ [key]: '' }, metadata) : undefined;
  const parts = typeof value === 'string' ? readFieldXml(value) : value;
  if (!isRecord(parts)) throw new FieldProblem('is not an object');
  const address = parts[key] ?? '';
  if (typeof address !== 'string') throw new FieldProblem(`has no ${key}`);
  if (!address && !metadata && !(kind === 'link' && leadsSomewhere(parts))) return undefined;
  const clean: Record<string, unknown> = { [key]: address };
  for (const name in parts) {
    const part = parts[name];
    if (name === key || part === undefined || part === null || part === '') continue;
    if (numbers.includes(name)) {
      const number = Number(part);
      if (Number.isFinite(number) && number > 0) clean[name] = number;
    } else if (typeof part === 'string' && fits(name, part)) clean[name] = part;
  }
  return keep(clean, metadata);
};

const date: Parse = ({ value, metadata }) => {
  if (value === '' || value === undefined || value === null) return emptyText(metadata);
  const read = typeof value === 'string' ? readIsoDate(value) : undefined;
  // The year 1 is the platform's word for "never".
  if (typeof value === 'string' && /^0001-?01-?01/.test(value)) return emptyText(metadata);
  if (!read) throw new FieldProblem('is not a date');
  const { day, instant } = read;
  return keep(instant === undefined ? day : new Date(instant).toISOString(), metadata);
};

const boolean: Parse = ({ value }) => value === true || value === '1' || value === 1;

const number: Parse = ({ value }, contract) => {
  if (value === undefined || value === null || String(value).trim() === '') return undefined;
  const parsed = Number(value);
  if (!Number.isFinite(parsed)) throw new FieldProblem('is not a number');
  if (contract.kind === 'integer' && !Number.isInteger(parsed)) {
    throw new FieldProblem('is not a whole number');
  }
  return parsed;
};

const string: Parse = ({ value }) => {
  if (value === '' || value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new FieldProblem('is not a text');
  return value;
};

const choice: Parse = ({ value }, contract) => {
  if (value === '' || value === undefined || value === null) return undefined;
  const values = contract.kind === 'enum' ? contract.values : [];
  if (typeof value === 'string' && values.includes(value)) return value;
  throw new FieldProblem(`is not one of ${values.join(', ')}`);
};

const parsers: Record<PlainContract['kind'], Parse> = {
  text,
  richText,
  link: addressedValue,
  image: addressedValue,
  file: addressedValue,
  date,
  boolean,
  integer: number,
  number,
  string,
  enum: choice,
};

/** Some layouts hold the parts of a link or picture in the field itself, without a value around them. */
function valueOf(raw: Record<string, unknown>, kind: PlainContract['kind']): unknown {
  const { value, metadata: _, ...parts } = raw;
  const isBare = value === undefined && isAddressed(kind) && addressed[kind].key in parts;
  return isBare ? parts : value;
}

function keep(value: unknown, metadata: unknown): object {
  return metadata === undefined ? { value } : { value, metadata };
}

/**
 * Turns one field of the layout JSON into what its contract promises: an object field
 * (`{ value, metadata? }`), or the plain value of a boolean, number, string or enum. Empty fields
 * become undefined, except in editing mode, where the editor must find them.
 * @throws FieldProblem when the value does not fit.
 */
export function parseField(raw: unknown, contract: PlainContract, editing: boolean): unknown {
  if (isEmpty(raw)) return undefined;
  if (!isRecord(raw)) throw new FieldProblem('is not a field');
  const metadata = editing ? raw.metadata : undefined;
  return parsers[contract.kind]({ value: valueOf(raw, contract.kind), metadata }, contract);
}
