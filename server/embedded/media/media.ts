/** One picture of the embedded media store: how it is named and how it is drawn. */
export interface Media {
  /** Canonical path without extension, such as `cars/suv-blue-nordic`. */
  name: string;
  format: MediaFormat;
  /** The drawing as an SVG document with width and height in pixels. */
  draw: () => string;
}

export const mediaFormats = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;

export type MediaFormat = keyof typeof mediaFormats;

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
export function formatOf(extension: string, allowed: readonly MediaFormat[]): MediaFormat {
  if (isNameIn(mediaFormats, extension) && allowed.includes(extension)) return extension;
  throw new UnknownMediaError(`Unknown format “${extension}”. Known: ${allowed.join(', ')}.`);
}
