import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { StockChange } from '../../../domain/alerts/stockChange.types';
import { isRecord } from '../../../domain/isRecord';
import type { SearchAddress } from './searchAddress.types';
import { createUpstream } from '../../../platform/upstreams/request';

/** Maximum number of changes per answer. */
const MAX_CHANGES = 500;
const MAX_IDS_PER_QUERY = 500;
const TIMEOUT_MS = 10_000;

/** Changes of the stock, oldest first. */
export interface StockChanges {
  changes: readonly StockChange[];
  /** Sequence number to continue from: of the last change, or of the end of the log if there are none. */
  last: number;
}

/** Reads the search service's log of changes. Its answers are never cached, because they must be current. */
export interface StockChangesClient {
  /** Fetches changes after a sequence number; without one, only the end of the log. @throws UpstreamError */
  changesAfter: (after: number | undefined) => Promise<StockChanges>;
  /** Returns those ids whose cars match a keyphrase, as in the list. @throws UpstreamError */
  findAmong: (index: string, keyphrase: string, ids: readonly string[]) => Promise<Set<string>>;
}

/** Creates a client of the search service's log of changes. */
export function createStockChangesClient(search: SearchAddress): StockChangesClient {
  const upstream = createUpstream({
    name: 'search',
    url: `${search.url}/v1`,
    headers: { 'x-api-key': search.apiKey },
    timeoutMs: TIMEOUT_MS,
  });
  return {
    changesAfter(after) {
      const query = new URLSearchParams({ limit: String(MAX_CHANGES) });
      if (after !== undefined) query.set('after', String(after));
      return upstream.request({
        path: `/changes?${query.toString()}`,
        validate: (answer) => {
          const { changes, last } = isRecord(answer) ? answer : {};
          if (!Array.isArray(changes) || !Number.isSafeInteger(last)) {
            throw new TypeError('is not a list of changes');
          }
          return { changes: changes.map(readChange), last: last as number };
        },
      });
    },
    async findAmong(index, keyphrase, ids) {
      const matchedIds = new Set<string>();
      for (let at = 0; at < ids.length; at += MAX_IDS_PER_QUERY) {
        const batch = ids.slice(at, at + MAX_IDS_PER_QUERY);
        const answer = await upstream.request({
          method: 'POST',
          path: '/search/',
          body: {
            index,
            keyphrase,
            fields: ['car_id'],
            filters: { car_id: batch },
            limit: batch.length,
          },
          idempotent: true,
          validate: (body) => readIds(isRecord(body) ? body.content : undefined),
        });
        for (const id of answer) matchedIds.add(id);
      }
      return matchedIds;
    },
  };
}

function readChange(value: unknown): StockChange {
  const { index, id, before, after } = isRecord(value) ? value : {};
  if (typeof index !== 'string' || typeof id !== 'string') throw new TypeError('is not a change');
  return { index, carId: id, before: readCar(before), after: readCar(after) };
}

function readCar(car: unknown): AlertCar | null {
  if (car === null) return null;
  if (!isRecord(car)) throw new TypeError('is not a car');
  return car;
}

function readIds(content: unknown): string[] {
  if (!Array.isArray(content)) throw new TypeError('is not an answer of the search service');
  return content.map((car: unknown) => String(isRecord(car) ? car.car_id : ''));
}
