import type { KeyHeader } from '../pageCache/CachedPage';
import { manyKey } from '../../platform/pages/surrogateKeys';
import type { CdnKind } from './cdn.types';

/**
 * Most characters of the header: with our other headers it stays below what proxies take by default (4 kB in nginx,
 * 8 kB a header in Varnish), and far below what the providers allow.
 */
const MAX_LENGTH = 1800;

/** Most keys that the provider heeds. */
const maxKeys: Partial<Record<CdnKind, number>> = { cloudfront: 50 };

const headers: Record<CdnKind, readonly [name: string, separator: string]> = {
  varnish: ['Surrogate-Key', ' '],
  fastly: ['Surrogate-Key', ' '],
  cloudflare: ['Cache-Tag', ','],
  cloudfront: ['Cache-Tag', ','],
};

/**
 * The header by which a cache in front learns the keys of a page. A page with more than the header holds has those
 * of its site and of such pages, which every purge names.
 */
export function keyHeader(kind: CdnKind): KeyHeader {
  const [name, separator] = headers[kind];
  return (keys) => {
    const all = keys.join(separator);
    const fits = all.length <= MAX_LENGTH && keys.length <= (maxKeys[kind] ?? Infinity);
    // The first is the key of the site (CachedPage).
    return [name, fits ? all : [...keys.slice(0, 1), manyKey].join(separator)];
  };
}
