import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { searchPrices } from '../../../platform/database/tables/search';
import type { PricePoint } from '../../../domain/price/priceHistory';

export type Histories = ReadonlyMap<string, readonly PricePoint[]>;

/** Histories that were kept, by the id of their documents. */
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

/** Keeps histories, each as of the day of its last price; an empty one is not kept. At most 500 at once. */
export async function keepPrices(db: Database, index: string, histories: Histories): Promise<void> {
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

/** Documents whose last price was kept before a day. */
export async function pricesBefore(db: Database, index: string, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: searchPrices.id })
    .from(searchPrices)
    .where(and(eq(searchPrices.index, index), lt(searchPrices.changedOn, day)));
  return rows.map(({ id }) => id);
}

/** Forgets histories that ended before a day: a document that is there has its own. */
export async function forgetPrices(db: Database, index: string, day: string): Promise<void> {
  await db
    .delete(searchPrices)
    .where(and(eq(searchPrices.index, index), lt(searchPrices.changedOn, day)));
}
