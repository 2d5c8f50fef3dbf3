import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { StockChange } from '../../../domain/alerts/stockChange.types';
import { isRecord } from '../../../domain/isRecord';
import type { SearchAddress } from './searchAddress.types';
import { createUpstream } from '../../../platform/upstreams/request';

/** Changes of an answer: their cars are small, and a second's worth of any stock is fewer. */
const AT_ONCE = 500;
const MAX_IDS = 500;
const TIMEOUT_MS = 10_000;

/** Changes of the stock in their order. */
export interface StockChanges {
  changes: readonly StockChange[];
  /** Number of the last of them, to go on from; where the log ends when there are none. */
  last: number;
}

/** What the search service tells of changes. Its answers are never kept: they are about this very moment. */
export interface StockChangesClient {
  /** Changes behind a number of the log; without one only where the log ends. @throws UpstreamError */
  changesAfter: (after: number | undefined) => Promise<StockChanges>;
  /** Which of some cars a keyphrase finds, as the list would. @throws UpstreamError */
  findAmong: (index: string, keyphrase: string, ids: readonly string[]) => Promise<Set<string>>;
}

/** Client of the search service's log of changes. */
export function createStockChangesClient(search: SearchAddress): StockChangesClient {
  const upstream = createUpstream({
    name: 'search',
    url: `${search.url}/v1`,
    headers: { 'x-api-key': search.apiKey },
    timeoutMs: TIMEOUT_MS,
  });
  return {
    changesAfter(after) {
      const query = new URLSearchParams({ limit: String(AT_ONCE) });
      if (after !== undefined) query.set('after', String(after));
      return upstream.request({
        path: `/changes?${query.toString()}`,
        validate: (answer) => {
          const { changes, last } = isRecord(answer) ? answer : {};
          if (!Array.isArray(changes) || !Number.isSafeInteger(last)) {
            throw new TypeError('is no list of changes');
          }
          return { changes: changes.map(readChange), last: last as number };
        },
      });
    },
    async findAmong(index, keyphrase, ids) {
      const found = new Set<string>();
      for (let at = 0; at < ids.length; at += MAX_IDS) {
        const some = ids.slice(at, at + MAX_IDS);
        const answer = await upstream.request({
          method: 'POST',
          path: '/search/',
          body: {
            index,
            keyphrase,
            fields: ['car_id'],
            filters: { car_id: some },
            limit: some.length,
          },
          idempotent: true,
          validate: (body) => readIds(isRecord(body) ? body.content : undefined),
        });
        for (const id of answer) found.add(id);
      }
      return found;
    },
  };
}

function readChange(line: unknown): StockChange {
  const { index, id, before, after } = isRecord(line) ? line : {};
  if (typeof index !== 'string' || typeof id !== 'string') throw new TypeError('is no change');
  return { index, carId: id, before: readCar(before), after: readCar(after) };
}

function readCar(car: unknown): AlertCar | null {
  if (car === null) return null;
  if (!isRecord(car)) throw new TypeError('is no car');
  return car;
}

function readIds(content: unknown): string[] {
  if (!Array.isArray(content)) throw new TypeError('is no answer of the search service');
  return content.map((car: unknown) => String(isRecord(car) ? car.car_id : ''));
}
