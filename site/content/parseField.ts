import type { FieldContract } from '../../schema/contract';
import { isFocalPoint } from '../../schema/focalPoint';
import { isRecord } from './isRecord';
import { sanitiseHtml } from './sanitiseHtml';

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

const text: Parse = ({ value, metadata }) => {
  if (typeof value === 'string')
    return value.trim() || metadata ? keep(value, metadata) : undefined;
  if (typeof value === 'number') return keep(String(value), metadata);
  throw new FieldProblem('is not a text');
};

const richText: Parse = ({ value, metadata }) => {
  if (typeof value !== 'string') throw new FieldProblem('is not rich text');
  const html = sanitiseHtml(value);
  return html || metadata ? keep(html, metadata) : undefined;
};

/** What would reach a style is left out unless it is what it says. */
const fits = (name: string, part: string): boolean => name !== 'focalpoint' || isFocalPoint(part);

/** A value with a source or an address: kept when that string is there, or when it can be edited. */
function addressed(key: 'href' | 'src', numbers: readonly string[]): Parse {
  return ({ value, metadata }) => {
    if (value === undefined || value === null || value === '') {
      return metadata ? keep({ [key]: '' }, metadata) : undefined;
    }
    if (!isRecord(value)) throw new FieldProblem('is not an object');
    const address = value[key] ?? '';
    if (typeof address !== 'string') throw new FieldProblem(`has no ${key}`);
    if (!address && !metadata) return undefined;
    const clean: Record<string, unknown> = { [key]: address };
    for (const name in value) {
      const part = value[name];
      if (name === key || part === undefined || part === null || part === '') continue;
      if (numbers.includes(name)) {
        const number = Number(part);
        if (Number.isFinite(number) && number > 0) clean[name] = number;
      } else if (typeof part === 'string' && fits(name, part)) clean[name] = part;
    }
    return keep(clean, metadata);
  };
}

const date: Parse = ({ value, metadata }) => {
  if (value === '' || value === undefined) return metadata ? keep('', metadata) : undefined;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) {
    throw new FieldProblem('is not a date');
  }
  return keep(value, metadata);
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
  link: addressed('href', []),
  image: addressed('src', ['width', 'height']),
  file: addressed('src', ['size']),
  date,
  boolean,
  integer: number,
  number,
  string,
  enum: choice,
};

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
  if (raw === undefined || raw === null) return undefined;
  if (!isRecord(raw)) throw new FieldProblem('is not a field');
  const metadata = editing ? raw.metadata : undefined;
  return parsers[contract.kind]({ value: raw.value, metadata }, contract);
}
