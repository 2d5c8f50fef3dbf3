import Negotiator from 'negotiator';
import type { ImageEncoding } from './encodeImage';

/**
 * The smallest encoding that a client's Accept header names, in any order (RFC 9110, 12.5.1).
 * Wildcards do not count: old browsers send them while supporting neither AVIF nor WebP.
 */
export function negotiateEncoding(accept: string | undefined): ImageEncoding {
  const types = new Negotiator({ headers: { accept } })
    .mediaTypes()
    .map((type) => type.toLowerCase());
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'fallback';
}
