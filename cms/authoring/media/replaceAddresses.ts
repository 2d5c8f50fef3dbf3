import type { FieldValue, FieldValues, FileValue, ImageValue } from '../../items/item.types';
import { isIdList } from '../../items/fieldValues';

/** What a use copies from the library: the file's address, size and metadata. */
export interface FileCopy {
  address: string;
  width: number | null;
  height: number | null;
  /** Alternative text by language; empty for decoration. */
  alt: Readonly<Record<string, string>>;
  focalPoint: string | null;
}

/** The replacement of a file by another one. */
export interface FileReplacement {
  before: FileCopy;
  after: FileCopy;
}

/**
 * Replaces addresses in field values, also within texts. An image gets the size of the new file. Its
 * alternative text and focal point change only if they equalled those of the old file.
 */
export function replaceAddresses(
  fields: FieldValues,
  replacements: ReadonlyMap<string, FileReplacement>,
  language: string,
): FieldValues {
  const replaceInValue = (value: FieldValue): FieldValue => {
    if (typeof value === 'string') return replaceInText(value, replacements);
    if (typeof value !== 'object' || isIdList(value)) return value;
    if ('href' in value) return { ...value, href: replaceInText(value.href, replacements) };
    const picture = replacements.get(value.src);
    return picture ? replaceFile(value, picture, language) : value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, replaceInValue(value)]),
  );
}

function replaceFile(
  value: ImageValue | FileValue,
  { before, after }: FileReplacement,
  language: string,
): FieldValue {
  const image: ImageValue = value;
  const replaced: ImageValue = { ...value, src: after.address };
  if ('width' in value || 'height' in value) {
    replaced.width = after.width ?? undefined;
    replaced.height = after.height ?? undefined;
  }
  const [altBefore, altAfter] = [before.alt[language], after.alt[language]];
  if (altBefore !== altAfter && (image.alt || undefined) === altBefore)
    replaced.alt = altAfter ?? '';
  const { focalPoint } = after;
  if (focalPoint !== before.focalPoint && (image.focalpoint ?? null) === before.focalPoint) {
    replaced.focalpoint = focalPoint ?? undefined;
  }
  return replaced;
}

function replaceInText(text: string, replacements: ReadonlyMap<string, FileReplacement>): string {
  if (!text.includes('/-/')) return text;
  let replaced = text;
  for (const [oldAddress, { after }] of replacements)
    replaced = replaced.replaceAll(oldAddress, after.address);
  return replaced;
}
