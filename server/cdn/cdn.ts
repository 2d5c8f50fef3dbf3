import type { CdnConfig, CdnKind, SendPurge } from './cdn.types';
import type { SurrogateKey } from '../../platform/pages/surrogateKeys';
import { exchange, type Exchange } from '../../platform/upstreams/request';

const TIMEOUT_MS = 5000;
/** More than this is no answer; it is not looked at anyhow. */
const MAX_BYTES = 64 * 1024;

type Purge = Pick<Exchange, 'method' | 'headers' | 'body'>;

interface Provider {
  /** Most keys of a request. */
  maxKeys: number;
  purge: (keys: readonly SurrogateKey[], token: string | undefined) => Purge;
}

const json = { accept: 'application/json', 'content-type': 'application/json' };

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** By tags, as Cloudflare takes them; a function in front of CloudFront's signed interface takes the same. */
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
 * Client of the cache in front: tells it, every node of it, which pages to drop. All of it was accepted once it
 * resolves. @throws UpstreamError
 */
export function createCdnClient({ kind, purgeUrls, token }: CdnConfig): SendPurge {
  const { maxKeys, purge } = providers[kind];
  return async (keys) => {
    for (let from = 0; from < keys.length; from += maxKeys) {
      const request = purge(keys.slice(from, from + maxKeys), token);
      const sent = purgeUrls.map((url) =>
        exchange({ name: 'cdn', url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, ...request }),
      );
      const refused = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
      if (refused?.status === 'rejected') throw refused.reason;
    }
  };
}
