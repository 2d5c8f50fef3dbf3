import type { CdnConfig, CdnKind, SendPurge } from './cdn.types';
import type { SurrogateKey } from '../../platform/pages/surrogateKeys';
import { exchange, type Exchange } from '../../platform/upstreams/request';

const TIMEOUT_MS = 5000;
/** A larger answer is invalid; the body is not used. */
const MAX_BYTES = 64 * 1024;

type Purge = Pick<Exchange, 'method' | 'headers' | 'body'>;

interface Provider {
  /** Maximum number of keys in one request. */
  maxKeys: number;
  purge: (keys: readonly SurrogateKey[], token: string | undefined) => Purge;
}

const json = { accept: 'application/json', 'content-type': 'application/json' };

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Cloudflare's format, a list of tags; a function in front of CloudFront's signed API accepts the same. */
const byTags: Provider['purge'] = (tags, token) => ({
  method: 'POST',
  headers: { ...json, ...bearer(token) },
  body: JSON.stringify({ tags }),
});

const providers: Record<CdnKind, Provider> = {
  varnish: {
    maxKeys: 100,
    purge: (keys, token) => ({
      method: 'PURGE',
      headers: { 'surrogate-key': keys.join(' '), ...bearer(token) },
    }),
  },
  fastly: {
    maxKeys: 256,
    purge: (keys, token) => ({
      method: 'POST',
      headers: { ...json, ...(token !== undefined && { 'fastly-key': token }) },
      body: JSON.stringify({ surrogate_keys: keys }),
    }),
  },
  cloudflare: { maxKeys: 100, purge: byTags },
  cloudfront: { maxKeys: 100, purge: byTags },
};

/**
 * Client of the cache in front: sends each of its nodes the keys of the pages to drop. Resolves once every
 * node has accepted all of them.
 * @throws UpstreamError
 */
export function createCdnClient({ kind, purgeUrls, token }: CdnConfig): SendPurge {
  const { maxKeys, purge } = providers[kind];
  return async (keys) => {
    for (let from = 0; from < keys.length; from += maxKeys) {
      const request = purge(keys.slice(from, from + maxKeys), token);
      const requests = purgeUrls.map((url) =>
        exchange({ name: 'cdn', url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, ...request }),
      );
      const rejection = (await Promise.allSettled(requests)).find(
        ({ status }) => status === 'rejected',
      );
      if (rejection?.status === 'rejected') throw rejection.reason;
    }
  };
}
