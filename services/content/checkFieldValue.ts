/** Checks what files and editors write against a field's contract: nothing else enters the tree. */
import { boolean, number, object, string, ValidationError, type Schema } from 'yup';
import type { Choice, FieldContract } from '../../schema/contract';
import { idOfName, parseId, type ItemId } from './guid';
import { isFocalPoint } from '../../schema/focalPoint';
import type { FieldValue, FileValue, ImageValue, LinkValue } from './item';

export type CheckedValue =
  { ok: true; value: FieldValue | undefined } | { ok: false; problem: string };

const text = string().strict();
const pixels = number().strict().integer().min(1);

const link = object({
  href: text.required(),
  id: text.test('id', 'must be a GUID', (id) => id === undefined || parseId(id) !== undefined),
  text,
  title: text,
  target: text,
  linktype: text.oneOf(['internal', 'external', 'media', 'mailto', 'tel', 'anchor']),
  anchor: text,
  querystring: text,
}).noUnknown();

const image = object({
  src: text.required(),
  alt: text,
  width: pixels,
  height: pixels,
  focalpoint: text.test('focalpoint', 'must have a focal point such as 0.3,0.4', (value) => {
    return value === undefined || isFocalPoint(value);
  }),
}).noUnknown();

const file = object({
  src: text.required(),
  name: text,
  title: text,
  mimeType: text,
  extension: text,
  size: number().strict().integer().min(0),
}).noUnknown();

/**
 * Turns a raw value into the field's value. Null, undefined and blank text mean "no value".
 * A problem says what is wrong in words for the person who wrote it.
 */
export function checkFieldValue(contract: FieldContract, raw: unknown): CheckedValue {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: undefined };
  switch (contract.kind) {
    case 'text':
    case 'string':
      return checkText(raw, contract.choices);
    case 'richText':
      return typeof raw === 'string' ? valid(raw) : problem('must be HTML text');
    case 'enum':
      return typeof raw === 'string' && contract.values.includes(raw)
        ? valid(raw)
        : problem(`must be one of ${contract.values.join(', ')}, not ${JSON.stringify(raw)}`);
    case 'boolean':
      return check(boolean().strict().typeError('must be true or false'), raw);
    case 'integer':
      return check(number().strict().integer().typeError('must be a whole number'), raw);
    case 'number':
      return check(number().strict().typeError('must be a number'), raw);
    case 'date':
      return checkDate(raw);
    case 'link':
      return check<LinkValue>(link.typeError('must be a link with at least href'), raw);
    case 'image':
      return check<ImageValue>(image.typeError('must be a picture with at least src'), raw);
    case 'file':
      return check<FileValue>(file.typeError('must be a file with at least src'), raw);
    case 'item':
      return checkReference(raw);
    case 'items':
      return checkReferences(raw);
  }
}

function valid(value: FieldValue): CheckedValue {
  return { ok: true, value };
}

function problem(message: string): CheckedValue {
  return { ok: false, problem: message };
}

/** Numbers are taken as text, since "450" is written without quotes in a file. */
function checkText(raw: unknown, choices?: readonly Choice[]): CheckedValue {
  if (choices && !choices.some(({ value }) => value === raw)) {
    const known = choices.map(({ value }) => value).join(', ');
    return problem(`must be one of ${known}, not ${JSON.stringify(raw)}`);
  }
  if (typeof raw === 'string') return valid(raw);
  return typeof raw === 'number' ? valid(String(raw)) : problem('must be text');
}

function checkDate(raw: unknown): CheckedValue {
  const isIso =
    typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(raw);
  const time = isIso ? Date.parse(raw) : NaN;
  return Number.isNaN(time)
    ? problem('must be a date such as 2026-11-21 or 2026-11-21T09:00:00Z')
    : valid(new Date(time).toISOString());
}

function checkReference(raw: unknown): CheckedValue {
  const id = readReference(raw);
  return id ? valid(id) : problem('must be the id or path of an item');
}

function checkReferences(raw: unknown): CheckedValue {
  const message = 'must be a list of ids or paths of items';
  if (!Array.isArray(raw)) return problem(message);
  const ids = raw.map(readReference);
  return ids.every((id) => id !== undefined) ? valid(ids) : problem(message);
}

/** An item's id, or the path that its id follows from. */
function readReference(raw: unknown): ItemId | undefined {
  if (typeof raw !== 'string') return undefined;
  return raw.startsWith('/sitecore/') ? idOfName(raw) : parseId(raw);
}

function check<Value extends FieldValue>(
  schema: Schema<Value | undefined>,
  raw: unknown,
): CheckedValue {
  try {
    return { ok: true, value: schema.validateSync(raw, { strict: true }) };
  } catch (error) {
    if (error instanceof ValidationError) return problem(error.message.replace(/^this /, ''));
    throw error;
  }
}
