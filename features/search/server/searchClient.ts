import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
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
import { matchesSchema } from '../../../platform/upstreams/matchesSchema';
import { createUpstream } from '../../../platform/upstreams/request';
import { parseOwnJson } from '../../../domain/ownJson';
import { isKeyOf } from '../../../domain/typedKeys';
import { dropInvalidCars } from './dropInvalidCars';

const CACHE_TTL_MS = 60_000;
/** An answer is a few dozen kB. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;
/**
 * Maximum number of answers that are also cached as parsed objects: those that were requested again, such as
 * the facets that `readSearch` uses.
 */
const MAX_PARSED_ANSWERS = 16;

/** Documents by the kind of index that holds them. */
export interface SearchDocuments {
  cars: Car;
  dealers: Dealer;
  kits: Kit;
}

/** Thrown for a site without an index of the requested kind. */
export class UnknownSiteName extends Error {
  override readonly name = 'UnknownSiteName';

  constructor(site: string, kind: keyof SearchDocuments) {
    super(`Unknown site name "${site}": it has no index of ${kind}.`);
  }
}

export interface SearchClient {
  /**
   * Queries an index of a site. A failure is logged and returns an empty answer with `failed`.
   * @throws UnknownSiteName
   */
  search: <Kind extends keyof SearchDocuments>(
    site: string,
    kind: Kind,
    request: SearchRequest,
  ) => Promise<SearchAnswer<SearchDocuments[Kind]>>;
}

/** A client that caches answers. */
export interface CachingSearchClient extends SearchClient {
  /** Drops all cached answers of an index. */
  clearIndex: (index: string) => void;
}

/** A request to the cache: its query, and the parsed answer if this request called the search service. */
interface SentRequest {
  body: object;
  answer?: SearchAnswer<unknown>;
}

/**
 * Creates a client of the search service. Answers are cached for a minute by the whole request, and
 * concurrent equal requests share one call; failures are not cached. The cache holds texts, because objects
 * would double the heap. Cached answers are frozen, because callers share them.
 */
export function createSearchClient(options: {
  search: SearchAddress;
  logger: Pick<Logger, 'error'>;
  now?: () => number;
}): CachingSearchClient {
  const { search, logger, now = () => performance.now() } = options;
  const upstream = createUpstream({
    name: 'search',
    url: `${search.url}/v1/search/`,
    headers: { 'x-api-key': search.apiKey },
  });
  const cache = new BoundedMemory<string, Buffer, SentRequest>({
    name: 'answers of the search',
    unit: 'bytes',
    emptied: 'a minute, changes of the stock',
    ttl: CACHE_TTL_MS,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    perf: { now },
    ttlResolution: 0,
    // Callers that wait for an answer receive it even if it is evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: sent }) =>
      upstream.request({
        method: 'POST',
        body: sent.body,
        // A search changes nothing, so that a failed request may be retried.
        idempotent: true,
        validate: (answer, text) => {
          if (!matchesSchema(searchAnswer, answer)) {
            throw new TypeError('is not an answer of the search service');
          }
          sent.answer = answer;
          return Buffer.from(text);
        },
      }),
  });

  const parsedAnswers = new BoundedMemory<Buffer, SearchAnswer<unknown>>({
    name: 'answers of the search as objects',
    max: MAX_PARSED_ANSWERS,
  });

  const fetchAnswer = async (body: object): Promise<SearchAnswer<unknown>> => {
    const sentRequest: SentRequest = { body };
    const bytes = await cache.forceFetch(JSON.stringify(body), { context: sentRequest });
    if (sentRequest.answer) return sentRequest.answer;
    const answer = parsedAnswers.get(bytes) ?? parseAnswer(bytes);
    parsedAnswers.set(bytes, answer);
    return answer;
  };

  return {
    async search(site, kind, request) {
      const index = getIndexName(site, kind);
      try {
        const answer = (await inSpan('search', { 'forecourt.index': kind }, () =>
          fetchAnswer({ index, ...request }),
        )) as SearchAnswer<SearchDocuments[typeof kind]>;
        if (kind !== 'cars') return answer;
        const content = dropInvalidCars(answer.content);
        return content === answer.content ? answer : { ...answer, content };
      } catch (error) {
        logger.error({ error, index }, 'search failed');
        const { limit = 24, offset = 0 } = request;
        return { facet: [], content: [], total_items: 0, limit, offset, failed: true };
      }
    },
    clearIndex(index) {
      const prefix = JSON.stringify({ index }).slice(0, -1);
      for (const key of cache.keys()) if (key.startsWith(prefix)) cache.delete(key);
    },
  };
}

const parseAnswer = (bytes: Buffer): SearchAnswer<unknown> =>
  freeze(parseOwnJson<SearchAnswer<unknown>>(bytes.toString()));

/** Deep-freezes a value. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

function getIndexName(name: string, kind: keyof SearchDocuments): string {
  const site: Site | undefined = isKeyOf(sites, name) ? sites[name] : undefined;
  const index = site?.search?.[kind];
  if (index === undefined) throw new UnknownSiteName(name, kind);
  return index;
}
