import type { FieldContract } from '../../schema/contract';
import { isFocalPoint } from '../../schema/focalPoint';
import { readIsoDate } from '../../schema/isoDate';
import { isRecord } from '../../domain/isRecord';
import { readFieldXml } from './readFieldXml';
import { sanitiseHtml } from './sanitiseHtml';

/** Whether a value is empty: the platform sometimes writes an empty object as a list. */
export const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || raw === '' || (Array.isArray(raw) && raw.length === 0);

/** Why a value does not match its contract; the field is then left out. */
export class FieldError extends Error {}

interface RawField {
  value: unknown;
  /** Data that the page editor added, in editing mode. */
  metadata?: unknown;
}

/** A field that holds its value itself instead of referring to items. */
type PlainContract = Exclude<FieldContract, { kind: 'item' | 'items' }>;

type Parse = (raw: RawField, contract: PlainContract) => unknown;

const emptyText = (metadata: unknown) => (metadata ? toField('', metadata) : undefined);

const parseText: Parse = ({ value, metadata }) => {
  if (value === undefined || value === null) return emptyText(metadata);
  if (typeof value === 'string')
    return value.trim() || metadata ? toField(value, metadata) : undefined;
  if (typeof value === 'number') return toField(String(value), metadata);
  throw new FieldError('is not a text');
};

const parseRichText: Parse = ({ value, metadata }) => {
  if (value === undefined || value === null) return emptyText(metadata);
  if (typeof value !== 'string') throw new FieldError('is not rich text');
  const html = sanitiseHtml(value);
  return html || metadata ? toField(html, metadata) : undefined;
};

/**
 * A focal point is used in styles, so it must match its form exactly; other values are not restricted here.
 */
const isSafeValue = (name: string, value: string): boolean =>
  name !== 'focalpoint' || isFocalPoint(value);

/**
 * Kinds whose value contains an address: the property that holds it, and which other properties are numbers.
 */
const addressFields = {
  link: { key: 'href', numbers: [] },
  image: { key: 'src', numbers: ['width', 'height'] },
  file: { key: 'src', numbers: ['size'] },
} as const satisfies Partial<
  Record<PlainContract['kind'], { key: string; numbers: readonly string[] }>
>;

const hasAddress = (kind: string): kind is keyof typeof addressFields =>
  Object.hasOwn(addressFields, kind);

/** Whether a link leads to a place in its own page: it has no address, only an anchor or a query. */
const hasLocalTarget = ({ anchor, querystring }: Record<string, unknown>): boolean =>
  [anchor, querystring].some((value) => typeof value === 'string' && value !== '');

/**
 * A value with an address; undefined when the address is blank, unless the field is being edited or the link
 * stays in its page.
 */
const parseValueWithAddress: Parse = ({ value, metadata }, { kind }) => {
  if (!hasAddress(kind)) throw new Error(`${kind} has no address`);
  const { key, numbers }: { key: string; numbers: readonly string[] } = addressFields[kind];
  if (isEmpty(value)) return metadata ? toField({ [key]: '' }, metadata) : undefined;
  const attributes = typeof value === 'string' ? readFieldXml(value) : value;
  if (!isRecord(attributes)) throw new FieldError('is not an object');
  const address = attributes[key] ?? '';
  if (typeof address !== 'string') throw new FieldError(`has no ${key}`);
  if (!address && !metadata && !(kind === 'link' && hasLocalTarget(attributes))) return undefined;
  const clean: Record<string, unknown> = { [key]: address };
  for (const name in attributes) {
    const attribute = attributes[name];
    if (name === key || attribute === undefined || attribute === null || attribute === '') continue;
    if (numbers.includes(name)) {
      const number = Number(attribute);
      if (Number.isFinite(number) && number > 0) clean[name] = number;
    } else if (typeof attribute === 'string' && isSafeValue(name, attribute))
      clean[name] = attribute;
  }
  return toField(clean, metadata);
};

const parseDate: Parse = ({ value, metadata }) => {
  if (value === '' || value === undefined || value === null) return emptyText(metadata);
  const parsed = typeof value === 'string' ? readIsoDate(value) : undefined;
  // The platform writes "never" as the year 1.
  if (typeof value === 'string' && /^0001-?01-?01/.test(value)) return emptyText(metadata);
  if (!parsed) throw new FieldError('is not a date');
  const { day, instant } = parsed;
  return toField(instant === undefined ? day : new Date(instant).toISOString(), metadata);
};

const parseBoolean: Parse = ({ value }) => value === true || value === '1' || value === 1;

const parseNumber: Parse = ({ value }, contract) => {
  if (value === undefined || value === null || String(value).trim() === '') return undefined;
  const parsed = Number(value);
  if (!Number.isFinite(parsed)) throw new FieldError('is not a number');
  if (contract.kind === 'integer' && !Number.isInteger(parsed)) {
    throw new FieldError('is not a whole number');
  }
  return parsed;
};

const parseString: Parse = ({ value }) => {
  if (value === '' || value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new FieldError('is not a text');
  return value;
};

const parseChoice: Parse = ({ value }, contract) => {
  if (value === '' || value === undefined || value === null) return undefined;
  const values = contract.kind === 'enum' ? contract.values : [];
  if (typeof value === 'string' && values.includes(value)) return value;
  throw new FieldError(`is not one of ${values.join(', ')}`);
};

const parsers: Record<PlainContract['kind'], Parse> = {
  text: parseText,
  richText: parseRichText,
  link: parseValueWithAddress,
  image: parseValueWithAddress,
  file: parseValueWithAddress,
  date: parseDate,
  boolean: parseBoolean,
  integer: parseNumber,
  number: parseNumber,
  string: parseString,
  enum: parseChoice,
};

/**
 * Some layouts hold the attributes of a link or picture in the field itself, without a `value` object around
 * them.
 */
function readValue(raw: Record<string, unknown>, kind: PlainContract['kind']): unknown {
  const { value, metadata: _, ...attributes } = raw;
  const isUnwrapped =
    value === undefined && hasAddress(kind) && addressFields[kind].key in attributes;
  return isUnwrapped ? attributes : value;
}

function toField(value: unknown, metadata: unknown): object {
  return metadata === undefined ? { value } : { value, metadata };
}

/**
 * Converts one field of the layout JSON into the form of its contract: an object (`{ value, metadata? }`),
 * or the plain value of a boolean, number, string or enum. Empty fields become undefined, except in editing
 * mode, where the editor needs them.
 * @throws FieldError when the value does not match
 */
export function parseField(raw: unknown, contract: PlainContract, editing: boolean): unknown {
  if (isEmpty(raw)) return undefined;
  if (!isRecord(raw)) throw new FieldError('is not a field');
  const metadata = editing ? raw.metadata : undefined;
  return parsers[contract.kind]({ value: readValue(raw, contract.kind), metadata }, contract);
}
