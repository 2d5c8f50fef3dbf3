import type { SurrogateKey } from '../../platform/pages/surrogateKeys';

/** Caches in front that accept purges. `varnish` is any cache that accepts a PURGE with keys. */
export const cdnKinds = ['varnish', 'fastly', 'cloudflare', 'cloudfront'] as const;

export type CdnKind = (typeof cdnKinds)[number];

export interface CdnConfig {
  kind: CdnKind;
  /** Targets of purges: every node of a Varnish, or the one address of another provider. */
  purgeUrls: readonly string[];
  /** Bearer token, so that the provider accepts the purge. */
  token: string | undefined;
}

/**
 * Sends the keys of the pages to drop.
 * @throws when not all of it was accepted; the caller then sends it again
 */
export type SendPurge = (keys: readonly SurrogateKey[]) => Promise<void>;
