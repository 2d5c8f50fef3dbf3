import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../platform/database/tables/time';

/** Codes that give access to an agreement. */
export const tireCodes = pgTable('tire_code', {
  id: uuid('id').primaryKey(),
  agreement: text('agreement'),
  tries: integer('tries').notNull().default(0),
  endsAt: time('ends_at').notNull(),
  usedAt: time('used_at'),
});

/** Limits the number of codes: each takes a place of an agreement, and of an address, until `freeAt`. */
export const tireCodePlaces = pgTable(
  'tire_code_place',
  {
    /** Keyed digest of the agreement or address. */
    owner: text('owner').notNull(),
    place: integer('place').notNull(),
    freeAt: time('free_at').notNull(),
  },
  ({ owner, place }) => [primaryKey({ columns: [owner, place] })],
);

/** Sessions that were logged out before they expired. */
export const tireSessionEnds = pgTable('tire_session_end', {
  session: uuid('session').primaryKey(),
  forgetAt: time('forget_at').notNull(),
});
