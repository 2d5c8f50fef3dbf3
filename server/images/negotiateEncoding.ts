import type { ImageEncoding } from './encodeImage';

/** Media ranges of an Accept header that the client does not rule out with `q=0` (RFC 9110 §12.5.1). */
function acceptedTypes(accept: string): string[] {
  return accept
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim().toLowerCase()))
    .filter(([, ...parameters]) => !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part)))
    .map(([type = '']) => type);
}

/**
 * The best encoding a client names. Wildcards do not count: old browsers send them while reading
 * neither AVIF nor WebP.
 */
export function negotiateEncoding(accept: string | undefined): ImageEncoding {
  const types = acceptedTypes(accept ?? '');
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'fallback';
}
