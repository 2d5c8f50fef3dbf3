import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/tables/time';

/** Purges of published content, for all web processes and the cache in front. */
export const contentPurges = pgTable('content_purge', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: time('at').notNull().defaultNow(),
  site: text('site').notNull(),
  /** Addresses, for web processes without support for keys; null for all of the site. */
  paths: jsonb('paths'),
  /** Surrogate keys; null in rows of web processes without support for them. */
  keys: jsonb('keys'),
});

/** Web processes at work, and the last purge that each applied. */
export const webProcesses = pgTable('web_process', {
  id: text('id').primaryKey(),
  applied: bigint('applied', { mode: 'number' }).notNull(),
  seenAt: time('seen_at').notNull().defaultNow(),
});

/** Position up to which the cache in front was purged. */
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
