import type { IncomingHttpHeaders } from 'node:http';
import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import Negotiator from 'negotiator';
import { acceptedEncoding } from '../../../platform/http/acceptedEncoding';
import type { CachedPage } from '../CachedPage';
import type { Coding, CompressionDictionary } from './compression.types';

/** How the page cache compresses its answers, and the headers for that. */
export interface PageCodings {
  /** The coding that a client prefers for a page of a site; undefined for none. */
  select: (headers: IncomingHttpHeaders, site: string) => Coding | undefined;
  /** Names and values in turn of the headers that belong to a page in a coding. */
  headers: (page: Pick<CachedPage, 'site' | 'language'>, coding?: Coding) => readonly string[];
}

const plainHeaders = ['Vary', 'Accept-Encoding'] as const;

/** Compresses with brotli and gzip only. */
export const plainCodings: PageCodings = {
  select: (headers) => acceptedEncoding(headers['accept-encoding']),
  headers: () => plainHeaders,
};

export interface DictionarySource {
  /** The dictionary of a site with that digest. */
  find: (digest: string, site: string) => CompressionDictionary | undefined;
  /** The dictionary that visitors of a site and language should fetch. */
  findOffer: (site: string, language: string) => OfferedDictionary | undefined;
}

export interface OfferedDictionary {
  digest: string;
  /** Path of its address. */
  path: string;
}

/**
 * Compresses with dictionaries as well (RFC 9842), for a client that announces one of ours and accepts
 * `dcz`. Browsers send both over secure connections only. All other clients get the dictionary's address,
 * which they fetch when they are idle.
 */
export function dictionaryCodings({ find, findOffer }: DictionarySource): PageCodings {
  return {
    select(headers, site) {
      const { 'available-dictionary': available, 'accept-encoding': encodings } = headers;
      const digest = available === undefined ? undefined : readDigest(String(available));
      const dictionary = digest === undefined ? undefined : find(digest, site);
      if (dictionary && acceptsDictionaries.memo(String(encodings ?? ''))) return dictionary;
      return acceptedEncoding(encodings);
    },
    headers({ site, language }, coding) {
      const offer = language === undefined ? undefined : findOffer(site, language);
      if (!offer) return dictionaryHeaders;
      if (typeof coding === 'object' && coding.digest === offer.digest) return dictionaryHeaders;
      return [...dictionaryHeaders, 'Link', `<${offer.path}>; rel="compression-dictionary"`];
    },
  };
}

const dictionaryHeaders = ['Vary', 'Accept-Encoding, Available-Dictionary'] as const;

/** Reads a byte sequence of 32 bytes (structured fields, RFC 8941, 3.3.5). */
const readDigest = (header: string): string | undefined =>
  /^:([A-Za-z0-9+/]{43}=):$/.exec(header.trim())?.[1];

const acceptsDictionaries = new BoundedMemory<string, boolean>({
  name: 'accepted dictionaries',
  max: 200,
  memoMethod: (header) => {
    // `*` stands for codings without a dictionary.
    if (!/(?:^|[\s,])dcz\b/i.test(header)) return false;
    const client = new Negotiator({ headers: { 'accept-encoding': header } });
    const codings = ['dcz', 'br', 'gzip', 'identity'];
    return client.encoding(codings, { preferred: codings }) === 'dcz';
  },
});
