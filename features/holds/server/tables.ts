import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HeldCar } from '../../../domain/holds/carHold';
import { time } from '../../../platform/database/tables/time';
import type { HoldCustomer } from '../model/holdForm';

/** Columns that holds and unverified requests share. */
const sharedColumns = () => ({
  key: uuid('key').primaryKey(),
  site: text('site').notNull(),
  language: text('language').notNull(),
  stock: text('stock').notNull(),
  carId: text('car_id').notNull(),
  car: jsonb('car').notNull().$type<HeldCar>(),
  customer: jsonb('customer').notNull().$type<HoldCustomer>(),
});

/** Cars that visitors hold, or held until recently. */
export const carHolds = pgTable('car_hold', {
  ...sharedColumns(),
  mailbox: text('mailbox'),
  releaseKey: uuid('release_key').notNull().defaultRandom(),
  heldFrom: time('held_from').notNull().defaultNow(),
  heldUntil: time('held_until').notNull(),
  releasedAt: time('released_at'),
  told: text('told').$type<'held' | 'reminded' | 'released'>(),
  sellerToldAt: time('seller_told_at'),
  attempts: integer('attempts').notNull().default(0),
  /** Used by processes of earlier releases, which have no jobs; see `HoldNotices.adopt`. */
  nextAttemptAt: time('next_attempt_at').defaultNow(),
  leasedUntil: time('leased_until'),
});

/** Requests for holds, whose mail address is not verified yet. */
export const holdRequests = pgTable('asked_hold', {
  ...sharedColumns(),
  mailbox: text('mailbox').notNull(),
  askedAt: time('asked_at').notNull().defaultNow(),
});
