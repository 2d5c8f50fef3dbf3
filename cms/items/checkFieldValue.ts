/** Validates values from files and editors against a field's contract. Only valid values enter the tree. */
import { boolean, number, object, string, ValidationError, type Schema } from 'yup';
import type { FieldContract } from '../../schema/contract';
import { localizable, type LocalizableMessage } from '../../domain/localizable';
import { isHref, maxHrefLength } from '../../schema/href';
import { idOfName, parseId, type ItemId } from './guid';
import { isFocalPoint } from '../../schema/focalPoint';
import { maxRichTextLength } from '../../schema/richText';
import { removeControls } from './removeControls';
import type { FieldValue, FileValue, ImageValue, LinkValue } from './item.types';

export type CheckedValue =
  | { ok: true; value: FieldValue | undefined }
  /** `inputJson` is the invalid value, for authors of content files only. */
  | { ok: false; problem: LocalizableMessage; inputJson?: string };

/** Maximum lengths of a field in characters. `part` is for the properties of links, pictures and files. */
const MAX_LENGTHS = { text: 20_000, richText: maxRichTextLength, part: maxHrefLength };

const textSchema = string().strict().max(MAX_LENGTHS.part);
const pixelSchema = number().strict().integer().min(1);

const linkSchema = object({
  href: textSchema.required().test('href', '', (href) => isHref(href)),
  id: textSchema.test('id', '', (id) => id === undefined || parseId(id) !== undefined),
  text: textSchema,
  title: textSchema,
  target: textSchema,
  linktype: textSchema.oneOf(['internal', 'external', 'media', 'mailto', 'tel', 'anchor']),
  anchor: textSchema,
  querystring: textSchema,
}).noUnknown();

const imageSchema = object({
  src: textSchema.required(),
  alt: textSchema,
  width: pixelSchema,
  height: pixelSchema,
  focalpoint: textSchema.test('focalpoint', '', (value) => {
    return value === undefined || isFocalPoint(value);
  }),
}).noUnknown();

const fileSchema = object({
  src: textSchema.required(),
  name: textSchema,
  title: textSchema,
  mimeType: textSchema,
  extension: textSchema,
  size: number().strict().integer().min(0),
}).noUnknown();

/**
 * Converts a raw value to the field's value. Null, undefined and empty text mean "no value". A
 * problem is a message for the author.
 */
export function checkFieldValue(contract: FieldContract, input: unknown): CheckedValue {
  const raw = removeControls(input);
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: undefined };
  switch (contract.kind) {
    case 'text':
    case 'string':
      return checkText(raw, contract.choices);
    case 'richText':
      return checkRichText(raw);
    case 'enum':
      return typeof raw === 'string' && contract.values.includes(raw)
        ? toValid(raw)
        : toProblem(localizable`must be one of ${contract.values.join(', ')}`, raw);
    case 'boolean':
      return checkWithSchema(boolean().strict(), localizable`must be true or false`, raw);
    case 'integer':
      return checkWithSchema(number().strict().integer(), localizable`must be a whole number`, raw);
    case 'number':
      return checkWithSchema(number().strict(), localizable`must be a number`, raw);
    case 'date':
      return checkDate(raw);
    case 'link':
      return checkWithSchema<LinkValue>(
        linkSchema,
        localizable`must be a link with at least href`,
        raw,
      );
    case 'image':
      return checkWithSchema<ImageValue>(
        imageSchema,
        localizable`must be a picture with at least src`,
        raw,
      );
    case 'file':
      return checkWithSchema<FileValue>(
        fileSchema,
        localizable`must be a file with at least src`,
        raw,
      );
    case 'item':
      return checkReference(raw);
    case 'items':
      return checkReferences(raw);
  }
}

function toValid(value: FieldValue): CheckedValue {
  return { ok: true, value };
}

function toProblem(message: LocalizableMessage, raw?: unknown): CheckedValue {
  const inputJson = raw === undefined ? undefined : JSON.stringify(raw);
  return { ok: false, problem: message, inputJson };
}

/** Accepts numbers as text, since "450" is written without quotes in a file. */
function checkText(raw: unknown, choices?: readonly string[]): CheckedValue {
  if (choices && !choices.some((choice) => choice === raw)) {
    return toProblem(localizable`must be one of ${choices.join(', ')}`, raw);
  }
  if (typeof raw === 'string' && raw.length > MAX_LENGTHS.text)
    return toProblem(toLengthMessage(MAX_LENGTHS.text));
  if (typeof raw === 'string') return toValid(raw);
  return typeof raw === 'number' ? toValid(String(raw)) : toProblem(localizable`must be text`);
}

/** Checks the length and the links only. Markup that is not allowed is removed on rendering (sanitiseHtml.ts). */
function checkRichText(raw: unknown): CheckedValue {
  if (typeof raw !== 'string') return toProblem(localizable`must be HTML text`);
  if (raw.length > MAX_LENGTHS.richText) return toProblem(toLengthMessage(MAX_LENGTHS.richText));
  const hrefs = [...raw.matchAll(HREF_ATTRIBUTE)].map(
    ([, , quoted, unquoted]) => quoted ?? unquoted ?? '',
  );
  const isSafe = hrefs.every((href) => href.length <= maxHrefLength && isHref(href));
  return isSafe ? toValid(raw) : toProblem(localizable`must have links that browsers may open`);
}

const HREF_ATTRIBUTE = /\shref\s*=\s*(?:(["'])(.*?)\1|([^\s"'>]+))/gis;

const toLengthMessage = (max: number) => localizable`must have at most ${max} characters`;

function checkDate(raw: unknown): CheckedValue {
  const isIso =
    typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(raw);
  const timeMs = isIso ? Date.parse(raw) : NaN;
  return Number.isNaN(timeMs)
    ? toProblem(localizable`must be a date such as 2026-11-21 or 2026-11-21T09:00:00Z`)
    : toValid(new Date(timeMs).toISOString());
}

function checkReference(raw: unknown): CheckedValue {
  const id = parseReference(raw);
  return id ? toValid(id) : toProblem(localizable`must be the id or path of an item`);
}

function checkReferences(raw: unknown): CheckedValue {
  const message = localizable`must be a list of ids or paths of items`;
  if (!Array.isArray(raw)) return toProblem(message);
  const ids = raw.map(parseReference);
  return ids.every((id) => id !== undefined) ? toValid(ids) : toProblem(message);
}

/** Returns an item's id: the text itself, or the id that belongs to a path. */
function parseReference(raw: unknown): ItemId | undefined {
  if (typeof raw !== 'string') return undefined;
  return raw.startsWith('/sitecore/') ? idOfName(raw) : parseId(raw);
}

/** What is wrong with a value or a part of it; without the input, which messages of yup would repeat. */
function toMessage(
  { type, path, params }: ValidationError,
  wrongType: LocalizableMessage,
): LocalizableMessage {
  switch (type) {
    case 'noUnknown':
      return localizable`must have no other parts than those of its kind`;
    case 'href':
      return localizable`must lead to an address that browsers may open`;
    case 'focalpoint':
      return localizable`must have a focal point such as 0.3,0.4`;
    case 'max':
      return toLengthMessage(Number(params?.max));
    case undefined:
    default:
      if (!path) return wrongType;
      return path === 'href' ? localizable`must have an address` : localizable`has a wrong ${path}`;
  }
}

function checkWithSchema<Value extends FieldValue>(
  schema: Schema<Value | undefined>,
  wrongType: LocalizableMessage,
  raw: unknown,
): CheckedValue {
  try {
    return { ok: true, value: schema.validateSync(raw, { strict: true }) };
  } catch (error) {
    if (error instanceof ValidationError) return toProblem(toMessage(error, wrongType));
    throw error;
  }
}
