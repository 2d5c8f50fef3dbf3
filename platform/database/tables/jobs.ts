import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { time } from './time';

/** What is to be done later, once, whatever becomes of the process that noted it. */
export const jobs = pgTable(
  'job',
  {
    queue: text('queue').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').notNull().default({}),
    due: time('due').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** In the database's own words, which are finer than a Date. */
    leasedUntil: timestamp('leased_until', { withTimezone: true, mode: 'string' }),
    createdAt: time('created_at').notNull().defaultNow(),
    deadAt: time('dead_at'),
    reason: text('reason'),
  },
  ({ queue, key }) => [primaryKey({ columns: [queue, key] })],
);
