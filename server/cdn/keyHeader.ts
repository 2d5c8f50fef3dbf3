import type { KeyHeader } from '../pageCache/CachedPage';
import { overflowKey } from '../../platform/pages/surrogateKeys';
import type { CdnKind } from './cdn.types';

/**
 * Maximum number of characters of the header: with our other headers it stays below what proxies accept by
 * default (4 kB in nginx, 8 kB a header in Varnish), and far below the limits of the providers.
 */
const MAX_CHARACTERS = 1800;

/** Maximum number of keys that the provider uses. */
const maxKeys: Partial<Record<CdnKind, number>> = { cloudfront: 50 };

const headers: Record<CdnKind, readonly [name: string, separator: string]> = {
  varnish: ['Surrogate-Key', ' '],
  fastly: ['Surrogate-Key', ' '],
  cloudflare: ['Cache-Tag', ','],
  cloudfront: ['Cache-Tag', ','],
};

/**
 * The header that sends the keys of a page to the cache in front. A page with too many keys sends only the
 * key of its site and a common key for such pages, which every purge includes.
 */
export function keyHeader(kind: CdnKind): KeyHeader {
  const [name, separator] = headers[kind];
  return (keys) => {
    const allKeys = keys.join(separator);
    const isShortEnough =
      allKeys.length <= MAX_CHARACTERS && keys.length <= (maxKeys[kind] ?? Infinity);
    // The first is the key of the site (CachedPage).
    return [name, isShortEnough ? allKeys : [...keys.slice(0, 1), overflowKey].join(separator)];
  };
}
