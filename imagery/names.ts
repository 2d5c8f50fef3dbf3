/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export type MediaFormat = 'webp' | 'svg';

/** Thrown for an unknown picture; the message contains the unknown part and the known values. */
export class UnknownMediaError extends Error {
  override name = 'UnknownMediaError';
}

/** Whether a table of names has this one, ignoring what every object inherits. */
export const isNameIn = <Table extends object>(
  table: Table,
  name: string | undefined,
): name is Extract<keyof Table, string> => name !== undefined && Object.hasOwn(table, name);

/** Returns the format of an extension or throws `UnknownMediaError`. */
export function readFormat<Format extends MediaFormat>(
  extension: string,
  allowed: readonly Format[],
): Format {
  const format = allowed.find((candidate) => candidate === extension);
  if (format) return format;
  throw new UnknownMediaError(`Unknown format “${extension}”. Known: ${allowed.join(', ')}.`);
}

/** The error for a part of a name that is not among the known ones. */
export const unknownNameError = (
  what: string,
  value: string | undefined,
  allowed: readonly string[],
): Error =>
  new UnknownMediaError(`Unknown ${what} “${value ?? ''}”. Known: ${allowed.join(', ')}.`);

/** Reads a part of a name. Throws `UnknownMediaError`. */
export function readName<Name extends string>(
  what: string,
  name: string | undefined,
  allowed: readonly Name[],
): Name {
  const allowedName = allowed.find((candidate) => candidate === name);
  if (!allowedName) throw unknownNameError(what, name, allowed);
  return allowedName;
}
