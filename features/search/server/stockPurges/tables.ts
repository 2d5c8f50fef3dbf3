import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../../platform/database/tables/time';

/** The position up to which pages with changed cars have been purged, and which process holds the lease. */
export const stockPurgeCursors = pgTable('stock_purge_cursor', {
  name: text('name').primaryKey(),
  /** Position in the search service's log of changes; null at the very beginning. */
  sequence: bigint('sequence', { mode: 'number' }),
  holdsUntil: time('holds_until').notNull().defaultNow(),
  holder: uuid('holder'),
  leaseUntil: time('lease_until').notNull(),
});

/** The columns of holds that purges need: this feature may not import the full table from features/holds. */
export const carHoldTimes = pgTable('car_hold', {
  key: uuid('key').primaryKey(),
  stock: text('stock').notNull(),
  carId: text('car_id').notNull(),
  heldFrom: time('held_from').notNull(),
  heldUntil: time('held_until').notNull(),
});
