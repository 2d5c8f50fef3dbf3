import { LRUCache } from 'lru-cache';
import type { Car } from '../../../domain/documents/car';
import type { Dealer } from '../../../domain/documents/dealer.types';
import type { Kit } from '../../../domain/documents/kit.types';
import {
  searchAnswer,
  type SearchAnswer,
  type SearchRequest,
} from '../../../domain/documents/search';
import { sites } from '../../../sites/sites';
import type { Site } from '../../../sites/site.types';
import type { SearchAddress } from './searchAddress.types';
import type { Logger } from '../../../platform/log';
import { inSpan } from '../../../platform/telemetry/trace';
import { fitsSchema } from '../../../platform/upstreams/fitsSchema';
import { createUpstream } from '../../../platform/upstreams/request';

/** How long an answer stands, in ms (spec 2 §7). */
const FRESH_MS = 60_000;
/** Bytes of answers that are kept at most; one is a few dozen kB. */
const MOST_KEPT = 8 * 1024 * 1024;
/** Kept answers that are objects as well: those that were asked for again, such as the names that words are read by. */
const MOST_OBJECTS = 16;

/** Documents by the kind of index that holds them. */
export interface SearchDocuments {
  cars: Car;
  dealers: Dealer;
  kits: Kit;
}

/** A site that the search service has no index of that kind for (spec 2 §8). */
export class UnknownSiteName extends Error {
  override readonly name = 'UnknownSiteName';

  constructor(site: string, kind: keyof SearchDocuments) {
    super(`Unknown site name "${site}": it has no index of ${kind}.`);
  }
}

export interface SearchClient {
  /**
   * Asks an index of a site. A failure is logged and answers nothing found (spec 2 §8).
   * @throws UnknownSiteName
   */
  search: <Kind extends keyof SearchDocuments>(
    site: string,
    kind: Kind,
    request: SearchRequest,
  ) => Promise<SearchAnswer<SearchDocuments[Kind]>>;
}

/** A client that remembers answers. */
export interface KeepingSearchClient extends SearchClient {
  /** Lets go of all answers of an index. */
  forget: (index: string) => void;
}

/** A question to the service, and its answer where it was this one that the service was asked. */
interface Asked {
  body: object;
  answer?: SearchAnswer<unknown>;
}

/**
 * Client of the search service. Answers are kept for a minute by the whole request, and requests for
 * the same share one question; failures are not kept. They are kept as they came: as objects, a few
 * hundred of them would double the heap. Nobody can change what others are given too.
 */
export function createSearchClient(options: {
  search: SearchAddress;
  logger: Pick<Logger, 'error'>;
  now?: () => number;
}): KeepingSearchClient {
  const { search, logger, now = () => performance.now() } = options;
  const upstream = createUpstream({
    name: 'search',
    url: `${search.url}/v1/search/`,
    headers: { 'x-api-key': search.apiKey },
  });
  const kept = new LRUCache<string, Buffer, Asked>({
    ttl: FRESH_MS,
    maxSize: MOST_KEPT,
    sizeCalculation: (bytes) => bytes.length,
    perf: { now },
    ttlResolution: 0,
    // Who waits for an answer that is let go meanwhile gets it all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _known, { context: asked }) =>
      upstream.request({
        method: 'POST',
        body: asked.body,
        // A search only reads, so it is tried twice.
        idempotent: true,
        validate: (answer, text) => {
          if (!fitsSchema(searchAnswer, answer)) {
            throw new TypeError('is no answer of the search service');
          }
          asked.answer = answer;
          return Buffer.from(text);
        },
      }),
  });

  const objects = new LRUCache<Buffer, SearchAnswer<unknown>>({ max: MOST_OBJECTS });

  const ask = async (body: object): Promise<SearchAnswer<unknown>> => {
    const asked: Asked = { body };
    const bytes = await kept.forceFetch(JSON.stringify(body), { context: asked });
    if (asked.answer) return asked.answer;
    const answer = objects.get(bytes) ?? read(bytes);
    objects.set(bytes, answer);
    return answer;
  };

  return {
    async search(site, kind, request) {
      const index = indexOf(site, kind);
      try {
        return (await inSpan('search', { 'forecourt.index': kind }, () =>
          ask({ index, ...request }),
        )) as SearchAnswer<SearchDocuments[typeof kind]>;
      } catch (error) {
        logger.error({ error, index }, 'search failed');
        const { limit = 24, offset = 0 } = request;
        return { facet: [], content: [], total_items: 0, limit, offset, failed: true };
      }
    },
    forget(index) {
      const beginning = JSON.stringify({ index }).slice(0, -1);
      for (const key of kept.keys()) if (key.startsWith(beginning)) kept.delete(key);
    },
  };
}

const read = (bytes: Buffer): SearchAnswer<unknown> =>
  freeze(JSON.parse(bytes.toString()) as SearchAnswer<unknown>);

/** Lets nobody change a value, nor anything in it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

function indexOf(name: string, kind: keyof SearchDocuments): string {
  const site: Site | undefined = Object.hasOwn(sites, name)
    ? (sites as Record<string, Site>)[name]
    : undefined;
  const index = site?.search?.[kind];
  if (index === undefined) throw new UnknownSiteName(name, kind);
  return index;
}
