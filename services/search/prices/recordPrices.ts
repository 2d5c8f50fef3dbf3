import type { Car } from '../../../domain/documents/car';
import { askingPrice } from '../../../domain/finance/carPrices';
import { daysBefore, recordPrice, type PricePoint } from '../../../domain/price/priceHistory';
import { priceHistoryFields } from '../../../domain/price/priceReduction';
import type { Database } from '../../../platform/database/connect';
import type { SearchDocument } from '../indexDefinition';
import type { SearchEngine } from '../SearchEngine';
import { fieldsOf } from '../../../domain/isRecord';
import { storePrices, readPrices, type Histories } from './storedPrices';
import { readCars } from './readCars';

/** Returns make and model of a car as a hierarchy path, `make>model`. */
export const modelPath = ({ car_brand, car_model }: Partial<Car> | SearchDocument): string =>
  `${String(car_brand)}>${String(car_model)}`;

const indexedFields = [
  ...(['car_id', 'car_brand', 'car_model', 'car_price_history', 'indexed_at'] as const),
  ...(['car_price', 'car_has_campaign_price', 'car_campaign_price'] as const),
];

type IndexedCar = Partial<Pick<Car, (typeof indexedFields)[number]>>;

export interface PriceRecorder {
  engine: Pick<SearchEngine, 'search'>;
  db: Database;
  index: string;
  /** ISO day. */
  today: string;
}

/** Data of cars before they change: their price histories and models. */
export interface RecordedPrices {
  histories: Histories;
  models: readonly string[];
}

/**
 * Reads the known price histories of cars by id: the stored ones, otherwise those in the index. Histories of
 * removed cars are stored for 90 days, so that the price of a returning car does not count as new. At most
 * 500 ids.
 */
export async function readRecordedPrices(
  { engine, db, index, today }: PriceRecorder,
  ids: readonly string[],
): Promise<RecordedPrices> {
  const histories = new Map<string, readonly PricePoint[]>();
  const models: string[] = [];
  for await (const car of readCars(engine, index, indexedFields, { car_id: ids })) {
    histories.set(String(car.car_id), readHistory(car, today));
    models.push(modelPath(car));
  }
  for (const [id, history] of await readPrices(db, index, ids)) histories.set(id, history);
  return { histories, models };
}

/** Returns the price history of a car; default: its current price since the day it was indexed. */
function readHistory(car: IndexedCar, today: string): readonly PricePoint[] {
  const { car_price_history: history = [], indexed_at } = car;
  const price = askingPrice(car);
  if (history.length > 0 || price === undefined) return history;
  return [{ date: indexed_at?.slice(0, 10) ?? daysBefore(today, 1), price }];
}

/**
 * Adds the price history and derived fields to a new version of a car. The history that an upstream sends is
 * used only for cars without a known history.
 */
export function withPrices(
  document: SearchDocument,
  recorded: readonly PricePoint[] | undefined,
  today: string,
): SearchDocument {
  const car = document as Partial<Car>;
  const price = askingPrice(car);
  const previousHistory = recorded?.length ? recorded : parseHistory(document.car_price_history);
  if (typeof price !== 'number') {
    return {
      ...document,
      ...priceHistoryFields([], today, false),
      car_price_history: previousHistory,
    };
  }
  const history = recordPrice(previousHistory, today, price);
  const isCampaign = car.car_has_campaign_price === true;
  return { ...document, ...priceHistoryFields(history, today, isCampaign) };
}

/** Stores the histories of documents that changed. */
export async function storeChangedHistories(
  { db, index }: PriceRecorder,
  documents: readonly SearchDocument[],
  recorded: Histories,
): Promise<void> {
  const changedHistories = documents.flatMap((document): [string, readonly PricePoint[]][] => {
    const id = String(document.car_id);
    const history = document.car_price_history as readonly PricePoint[];
    return history === recorded.get(id) ? [] : [[id, history]];
  });
  await storePrices(db, index, new Map(changedHistories));
}

/** Parses the price history in a document, sorted by date; returns an empty list if it is invalid. */
function parseHistory(value: unknown): readonly PricePoint[] {
  if (!Array.isArray(value) || !value.every(isPricePoint)) return [];
  return value.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function isPricePoint(value: unknown): value is PricePoint {
  const { date, price } = fieldsOf(value);
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && typeof price === 'number';
}
