import type { Car } from '../../../domain/documents/car';
import { askedPrice } from '../../../domain/finance/carPrices';
import { daysBefore, recordPrice, type PricePoint } from '../../../domain/price/priceHistory';
import { priceHistoryFields } from '../../../domain/price/priceReduction';
import type { Database } from '../../../platform/database/connect';
import type { SearchDocument } from '../indexDefinition';
import type { SearchEngine } from '../SearchEngine';
import { keepPrices, readPrices, type Histories } from './keptPrices';
import { readCars } from './readCars';

/** A model by make and name, as a path of the index's hierarchy. */
export const modelPath = ({ car_brand, car_model }: Partial<Car> | SearchDocument): string =>
  `${String(car_brand)}>${String(car_model)}`;

const knownFields = [
  ...(['car_id', 'car_brand', 'car_model', 'car_price_history', 'indexed_at'] as const),
  ...(['car_price', 'car_has_campaign_price', 'car_campaign_price'] as const),
];

type KnownCar = Partial<Pick<Car, (typeof knownFields)[number]>>;

export interface PriceRecorder {
  engine: Pick<SearchEngine, 'search'>;
  db: Database;
  index: string;
  /** ISO day. */
  today: string;
}

/** What is known of cars before they change: their prices, and the models that they are of. */
export interface KnownPrices {
  histories: Histories;
  models: readonly string[];
}

/**
 * What is known of the prices of cars, by id: what was kept, else what the index has. Cars that are gone are
 * known for 90 days, so that coming back makes no price a new one. At most 500 ids.
 */
export async function knownPrices(
  { engine, db, index, today }: PriceRecorder,
  ids: readonly string[],
): Promise<KnownPrices> {
  const histories = new Map<string, readonly PricePoint[]>();
  const models: string[] = [];
  for await (const car of readCars(engine, index, knownFields, { car_id: ids })) {
    histories.set(String(car.car_id), historyOf(car, today));
    models.push(modelPath(car));
  }
  for (const [id, history] of await readPrices(db, index, ids)) histories.set(id, history);
  return { histories, models };
}

/** The prices of a car so far; of one without a history the price that it has, from the day it came. */
function historyOf(car: KnownCar, today: string): readonly PricePoint[] {
  const { car_price_history: history = [], indexed_at } = car;
  const price = askedPrice(car);
  if (history.length > 0 || price === undefined) return history;
  return [{ date: indexed_at?.slice(0, 10) ?? daysBefore(today, 1), price }];
}

/**
 * A car as it comes in, with its prices so far and what follows from them. What an upstream says of these
 * itself counts for a car that is not known yet, and is replaced for others.
 */
export function withPrices(
  document: SearchDocument,
  known: readonly PricePoint[] | undefined,
  today: string,
): SearchDocument {
  const car = document as Partial<Car>;
  const price = askedPrice(car);
  const before = known?.length ? known : givenHistory(document.car_price_history);
  if (typeof price !== 'number') {
    return { ...document, ...priceHistoryFields([], today, false), car_price_history: before };
  }
  const history = recordPrice(before, today, price);
  const isCampaign = car.car_has_campaign_price === true;
  return { ...document, ...priceHistoryFields(history, today, isCampaign) };
}

/** The histories of documents, to be kept; those that are as they were known need not be. */
export async function keepRecorded(
  { db, index }: PriceRecorder,
  documents: readonly SearchDocument[],
  known: Histories,
): Promise<void> {
  const changed = documents.flatMap((document): [string, readonly PricePoint[]][] => {
    const id = String(document.car_id);
    const history = document.car_price_history as readonly PricePoint[];
    return history === known.get(id) ? [] : [[id, history]];
  });
  await keepPrices(db, index, new Map(changed));
}

/** A history that came with a document, in order of time; none where it is not one. */
function givenHistory(given: unknown): readonly PricePoint[] {
  if (!Array.isArray(given) || !given.every(isPricePoint)) return [];
  return given.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function isPricePoint(value: unknown): value is PricePoint {
  const { date, price } = (value ?? {}) as Partial<PricePoint>;
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && typeof price === 'number';
}
