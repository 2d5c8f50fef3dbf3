import type { IncomingHttpHeaders } from 'node:http';
import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import Negotiator from 'negotiator';
import { acceptedEncoding } from '../../../platform/http/acceptedEncoding';
import type { CachedPage } from '../CachedPage';
import type { Coding, CompressionDictionary } from './compression.types';

/** How the page cache compresses its answers, and what it tells of that. */
export interface PageCodings {
  /** How a client would have a page of a site; undefined for the bytes as they are. */
  accepted: (headers: IncomingHttpHeaders, site: string) => Coding | undefined;
  /** Names and values in turn of the headers that go with a page in a coding. */
  headers: (page: Pick<CachedPage, 'site' | 'language'>, coding?: Coding) => readonly string[];
}

const plainHeaders = ['Vary', 'Accept-Encoding'] as const;

/** Brotli and gzip alone. */
export const plainCodings: PageCodings = {
  accepted: (headers) => acceptedEncoding(headers['accept-encoding']),
  headers: () => plainHeaders,
};

export interface DictionarySource {
  /** The dictionary of a site with that digest. */
  find: (digest: string, site: string) => CompressionDictionary | undefined;
  /** The dictionary that visitors of a site and language shall fetch. */
  offered: (site: string, language: string) => OfferedDictionary | undefined;
}

export interface OfferedDictionary {
  digest: string;
  /** Path of its address. */
  path: string;
}

/**
 * Dictionaries as well (RFC 9842): for a client that says that it has one of ours and takes `dcz`. Browsers send both
 * over secure connections alone. All others are told where the dictionary is, which they fetch when they have nothing
 * else to do.
 */
export function dictionaryCodings({ find, offered }: DictionarySource): PageCodings {
  return {
    accepted(headers, site) {
      const { 'available-dictionary': available, 'accept-encoding': encodings } = headers;
      const digest = available === undefined ? undefined : digestIn(String(available));
      const dictionary = digest === undefined ? undefined : find(digest, site);
      if (dictionary && takesDictionaries.memo(String(encodings ?? ''))) return dictionary;
      return acceptedEncoding(encodings);
    },
    headers({ site, language }, coding) {
      const offer = language === undefined ? undefined : offered(site, language);
      if (!offer) return dictionaryHeaders;
      if (typeof coding === 'object' && coding.digest === offer.digest) return dictionaryHeaders;
      return [...dictionaryHeaders, 'Link', `<${offer.path}>; rel="compression-dictionary"`];
    },
  };
}

const dictionaryHeaders = ['Vary', 'Accept-Encoding, Available-Dictionary'] as const;

/** A byte sequence of structured fields (RFC 8941 §3.3.5) with 32 bytes. */
const digestIn = (header: string): string | undefined =>
  /^:([A-Za-z0-9+/]{43}=):$/.exec(header.trim())?.[1];

const takesDictionaries = new BoundedMemory<string, boolean>({
  name: 'accepted dictionaries',
  max: 200,
  memoMethod: (header) => {
    // A star stands for codings that need nothing besides.
    if (!/(?:^|[\s,])dcz\b/i.test(header)) return false;
    const client = new Negotiator({ headers: { 'accept-encoding': header } });
    const codings = ['dcz', 'br', 'gzip', 'identity'];
    return client.encoding(codings, { preferred: codings }) === 'dcz';
  },
});
