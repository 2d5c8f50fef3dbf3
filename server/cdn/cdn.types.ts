import type { SurrogateKey } from '../../platform/pages/surrogateKeys';

/** Caches in front that can be told which pages to drop. `varnish` is any that takes a PURGE with keys. */
export const cdnKinds = ['varnish', 'fastly', 'cloudflare', 'cloudfront'] as const;

export type CdnKind = (typeof cdnKinds)[number];

export interface CdnConfig {
  kind: CdnKind;
  /** Where purges go: every node of a Varnish, else the one address of the provider. */
  purgeUrls: readonly string[];
  /** Proves that a purge is ours. */
  token: string | undefined;
}

/** Sends the keys of pages to drop. @throws when not all of it was accepted, so that it is sent again */
export type SendPurge = (keys: readonly SurrogateKey[]) => Promise<void>;
