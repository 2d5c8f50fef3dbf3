/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export type MediaFormat = 'webp' | 'svg';

/** A path that names no picture; the message says which part is unknown and what is known. */
export class UnknownMediaError extends Error {
  override name = 'UnknownMediaError';
}

/** Whether a table of names has this one, ignoring what every object inherits. */
export const isNameIn = <Table extends object>(
  table: Table,
  name: string | undefined,
): name is Extract<keyof Table, string> => name !== undefined && Object.hasOwn(table, name);

/** Returns the format of an extension or throws `UnknownMediaError`. */
export function formatOf<Format extends MediaFormat>(
  extension: string,
  allowed: readonly Format[],
): Format {
  const format = allowed.find((candidate) => candidate === extension);
  if (format) return format;
  throw new UnknownMediaError(`Unknown format “${extension}”. Known: ${allowed.join(', ')}.`);
}

/** The error for a part of a name that is none of those known. */
export const unknown = (what: string, given: string | undefined, known: readonly string[]): Error =>
  new UnknownMediaError(`Unknown ${what} “${given ?? ''}”. Known: ${known.join(', ')}.`);

/** Reads a part of a name. Throws `UnknownMediaError`. */
export function readName<Name extends string>(
  what: string,
  name: string | undefined,
  known: readonly Name[],
): Name {
  const found = known.find((candidate) => candidate === name);
  if (!found) throw unknown(what, name, known);
  return found;
}
