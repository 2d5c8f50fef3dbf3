import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { searchPrices } from '../../../platform/database/tables/search';
import type { PricePoint } from '../../../domain/price/priceHistory';

export type Histories = ReadonlyMap<string, readonly PricePoint[]>;

/** Returns stored price histories by document id. */
export async function readPrices(
  db: Database,
  index: string,
  ids: readonly string[],
): Promise<Histories> {
  if (ids.length === 0) return new Map();
  const { id, history } = searchPrices;
  const rows = await db
    .select({ id, history })
    .from(searchPrices)
    .where(and(eq(searchPrices.index, index), inArray(searchPrices.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.history]));
}

/** Stores at most 500 price histories, each with the day of its last price; empty ones are skipped. */
export async function storePrices(
  db: Database,
  index: string,
  histories: Histories,
): Promise<void> {
  const values = [...histories].flatMap(([id, history]) => {
    const changedOn = history.at(-1)?.date;
    return changedOn === undefined ? [] : [{ index, id, history, changedOn }];
  });
  if (values.length === 0) return;
  await db
    .insert(searchPrices)
    .values(values)
    .onConflictDoUpdate({
      target: [searchPrices.index, searchPrices.id],
      set: { history: sql`excluded.history`, changedOn: sql`excluded.changed_on` },
    });
}

/** Returns the ids of documents whose last price was stored before a day (ISO date). */
export async function findPricesBefore(
  db: Database,
  index: string,
  day: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: searchPrices.id })
    .from(searchPrices)
    .where(and(eq(searchPrices.index, index), lt(searchPrices.changedOn, day)));
  return rows.map(({ id }) => id);
}

/** Deletes histories whose last price is older than a day: a document still in the index has its own copy. */
export async function deletePricesBefore(db: Database, index: string, day: string): Promise<void> {
  await db
    .delete(searchPrices)
    .where(and(eq(searchPrices.index, index), lt(searchPrices.changedOn, day)));
}
