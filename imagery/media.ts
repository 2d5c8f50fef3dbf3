import type { CabinOrder } from './cabin/cabinOrder';
import type { TracedOrder } from './carMedia';

/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

interface Named {
  /** Canonical path without extension, such as `cars/suv-blue-nordic`. */
  name: string;
  format: MediaFormat;
}

interface DrawnMedia extends Named {
  /** The drawing as an SVG document with width and height in pixels. */
  draw: () => string;
}

/** A look around inside a modelled car. */
interface PhotographedMedia extends Named {
  photo: CabinOrder;
}

/** A traced car. */
interface TracedMedia extends Named {
  traced: TracedOrder;
}

/** A picture of the media store: how it is named and how it comes about. */
export type Media = DrawnMedia | PhotographedMedia | TracedMedia;

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
