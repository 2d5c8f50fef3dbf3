/** Checks what files and editors write against a field's contract: nothing else enters the tree. */
import { boolean, number, object, string, ValidationError, type Schema } from 'yup';
import type { Choice, FieldContract } from '../../schema/contract';
import { isHref, maxHrefLength } from '../../schema/href';
import { idOfName, parseId, type ItemId } from './guid';
import { isFocalPoint } from '../../schema/focalPoint';
import { maxRichText } from '../../schema/richText';
import { withoutControls } from './withoutControls';
import type { FieldValue, FileValue, ImageValue, LinkValue } from './item';

export type CheckedValue =
  | { ok: true; value: FieldValue | undefined }
  /** What was given instead is told to authors of content files alone. */
  | { ok: false; problem: string; given?: string };

/** Longest texts that a field holds, in characters; parts of links, pictures and files are shorter. */
const maxLengths = { text: 20_000, richText: maxRichText, part: maxHrefLength };

const text = string().strict().max(maxLengths.part);
const pixels = number().strict().integer().min(1);

const link = object({
  href: text
    .required('must have an address')
    .test('href', 'must lead to an address that browsers may open', (href) => isHref(href)),
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
export function checkFieldValue(contract: FieldContract, given: unknown): CheckedValue {
  const raw = withoutControls(given);
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: undefined };
  switch (contract.kind) {
    case 'text':
    case 'string':
      return checkText(raw, contract.choices);
    case 'richText':
      return checkRichText(raw);
    case 'enum':
      return typeof raw === 'string' && contract.values.includes(raw)
        ? valid(raw)
        : problem(`must be one of ${contract.values.join(', ')}`, raw);
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

function problem(message: string, raw?: unknown): CheckedValue {
  const given = raw === undefined ? undefined : JSON.stringify(raw);
  return { ok: false, problem: message, given };
}

/** Numbers are taken as text, since "450" is written without quotes in a file. */
function checkText(raw: unknown, choices?: readonly Choice[]): CheckedValue {
  if (choices && !choices.some(({ value }) => value === raw)) {
    const known = choices.map(({ value }) => value).join(', ');
    return problem(`must be one of ${known}`, raw);
  }
  if (typeof raw === 'string' && raw.length > maxLengths.text) return tooLong(maxLengths.text);
  if (typeof raw === 'string') return valid(raw);
  return typeof raw === 'number' ? valid(String(raw)) : problem('must be text');
}

/** What else may stand in it is decided where it is rendered (sanitiseHtml.ts). */
function checkRichText(raw: unknown): CheckedValue {
  if (typeof raw !== 'string') return problem('must be HTML text');
  if (raw.length > maxLengths.richText) return tooLong(maxLengths.richText);
  const hrefs = [...raw.matchAll(hrefAttribute)].map(([, , quoted, bare]) => quoted ?? bare ?? '');
  const isSafe = hrefs.every((href) => href.length <= maxHrefLength && isHref(href));
  return isSafe ? valid(raw) : problem('must have links that browsers may open');
}

const hrefAttribute = /\shref\s*=\s*(?:(["'])(.*?)\1|([^\s"'>]+))/gis;

const tooLong = (max: number): CheckedValue => problem(`must have at most ${max} characters`);

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

/** In words that repeat nothing of what was sent: yup's own would. */
function problemOf({ type, path, message }: ValidationError): string {
  if (type === 'noUnknown') return 'must have no other parts than those of its kind';
  if (type === 'typeError' && path) return `has a wrong ${path}`;
  return message.replace(/^this /, '');
}

function check<Value extends FieldValue>(
  schema: Schema<Value | undefined>,
  raw: unknown,
): CheckedValue {
  try {
    return { ok: true, value: schema.validateSync(raw, { strict: true }) };
  } catch (error) {
    if (error instanceof ValidationError) return problem(problemOf(error));
    throw error;
  }
}
