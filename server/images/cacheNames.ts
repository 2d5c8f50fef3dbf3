import { createHash } from 'node:crypto';
import type { ImageWidth } from './encodeImage';

/**
 * Identifies everything that is made from a picture's bytes, so that the same picture is processed only
 * once.
 */
export const hashBytes = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Name of a scaled picture in the disk cache, without the extension of its encoding. */
export const scaledName = (digest: string, width: ImageWidth): string => `${digest}-${width}`;

/** Folder of cached pictures below the data folder, and its size limit. */
export const imageCache = { folder: 'images', maxBytes: 2_000_000_000 } as const;
