import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { time } from './time';

/** Work to be done later, once, even if the process that added it ends. */
export const jobs = pgTable(
  'job',
  {
    queue: text('queue').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').notNull().default({}),
    due: time('due').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** A string, because the database's timestamps are more precise than a Date. */
    leasedUntil: timestamp('leased_until', { withTimezone: true, mode: 'string' }),
    createdAt: time('created_at').notNull().defaultNow(),
    deadAt: time('dead_at'),
    reason: text('reason'),
  },
  ({ queue, key }) => [primaryKey({ columns: [queue, key] })],
);
