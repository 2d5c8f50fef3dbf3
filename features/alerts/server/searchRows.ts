import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Statements } from '../../../platform/database/Database';
import { alertPrices, alertSearches } from './tables';
import type { WatchedSearch } from './watched';

/** SQL for a column's value when a search is saved again: the old value if the search is confirmed. */
export const unlessConfirmed = (column: AnyPgColumn, value: SQL | string): SQL =>
  sql`case when ${alertSearches.confirmedAt} is null then ${value} else ${column} end`;

/** Stores the prices that the owner saw when saving the search. Prices that are stored already remain. */
export async function savePrices(
  db: Statements,
  search: string,
  prices: WatchedSearch['prices'],
): Promise<void> {
  if (prices.length === 0) return;
  await db
    .insert(alertPrices)
    .values(prices.map(({ car, price }) => ({ search, carId: car, price })))
    .onConflictDoNothing();
}

/** Deletes the saved cars that the subscriber watched before this search. */
export async function deleteOtherCars(
  db: Statements,
  { id, subscriber }: { id: string; subscriber: string },
): Promise<void> {
  await db
    .delete(alertSearches)
    .where(
      and(
        eq(alertSearches.subscriber, subscriber),
        eq(alertSearches.kind, 'cars'),
        ne(alertSearches.id, id),
      ),
    );
}
