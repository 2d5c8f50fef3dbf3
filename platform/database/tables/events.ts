import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Page views and other events that sites report. */
export const events = pgTable('event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').notNull(),
  payload: jsonb('payload').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Counts of events by variant and day. */
export const variantResults = pgTable(
  'variant_result',
  {
    day: date('day').notNull(),
    itemId: text('item_id').notNull(),
    language: text('language').notNull(),
    testId: text('test_id').notNull(),
    variantId: text('variant_id').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
  },
  ({ day, itemId, language, testId, variantId, event }) => [
    primaryKey({ columns: [day, itemId, language, testId, variantId, event] }),
  ],
);
