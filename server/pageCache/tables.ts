import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/tables/time';

/** What was published, for all web processes and the cache in front. */
export const contentPurges = pgTable('content_purge', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: time('at').notNull().defaultNow(),
  site: text('site').notNull(),
  /** Addresses, of web processes that do not know of keys; null for all of the site. */
  paths: jsonb('paths'),
  /** Surrogate keys; null in rows of web processes that do not know of keys. */
  keys: jsonb('keys'),
});

/** How far the cache in front was told of it. */
export const cdnCursors = pgTable('cdn_cursor', {
  name: text('name').primaryKey().$type<'first' | 'again'>(),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  leaseUntil: time('lease_until').notNull(),
  nextAttemptAt: time('next_attempt_at').notNull(),
  attempts: integer('attempts').notNull(),
  lastError: text('last_error'),
});

/** Signed publish notices that were accepted. */
export const acceptedNotices = pgTable('accepted_notice', {
  signature: text('signature').primaryKey(),
  validUntil: time('valid_until').notNull(),
});
