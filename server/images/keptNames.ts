import { createHash } from 'node:crypto';
import type { ImageWidth } from './encodeImage';

/** Names everything that is made from a picture's bytes: a picture that stays the same is made once. */
export const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Name of a scaled picture in the disk cache, without the extension of its encoding. */
export const scaledName = (digest: string, width: ImageWidth): string => `${digest}-${width}`;

/** Folder of kept pictures below the data folder, and how large it may grow. */
export const keptImages = { folder: 'images', maxBytes: 2_000_000_000 } as const;
