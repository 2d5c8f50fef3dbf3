import { bigint, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AlertCar, AlertFilters } from '../../../domain/alerts/alertFilters';
import type { Frequency } from '../model/alertForms';
import type { Amount } from '../../../domain/money/amount';
import { time } from '../../../platform/database/tables/time';
import type { NewsKind } from '../model/carNews';

/** Owners of saved searches: a mail address, or a device. */
export const alertSubscribers = pgTable('alert_subscriber', {
  id: uuid('id').primaryKey(),
  site: text('site').notNull(),
  language: text('language').notNull(),
  email: text('email'),
  endpoint: text('endpoint'),
  p256dh: text('p256dh'),
  auth: text('auth'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** A saved search, or watched saved cars. */
export const alertSearches = pgTable('alert_search', {
  id: uuid('id').primaryKey(),
  subscriber: uuid('subscriber_id').notNull(),
  kind: text('kind').notNull().$type<'search' | 'cars'>(),
  index: text('index_name').notNull(),
  address: text('address').notNull(),
  title: text('title').notNull(),
  filters: jsonb('filters').notNull().$type<AlertFilters>(),
  keyphrase: text('keyphrase').notNull(),
  /** Hash of the search (`alertDigest`), unique per subscriber. */
  digest: text('digest').notNull(),
  frequency: text('frequency').notNull().$type<Frequency>(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Time of the last mail that asked for confirmation, or said that the search exists. */
  askedAt: time('asked_at').notNull().defaultNow(),
  confirmedAt: time('confirmed_at'),
  expiresAt: time('expires_at').notNull(),
  renewAskedAt: time('renew_asked_at'),
  nextMailAt: time('next_mail_at'),
  lastMailAt: time('last_mail_at'),
});

/** Price of a watched car: the last one sent to its owner, or at first the one when it was saved. */
export const alertPrices = pgTable('alert_price', {
  search: uuid('search_id').notNull(),
  carId: text('car_id').notNull(),
  price: doublePrecision('price').$type<Amount>(),
});

/** News about a car, for its owner. */
export const alerts = pgTable('alert', {
  search: uuid('search_id').notNull(),
  carId: text('car_id').notNull(),
  kind: text('kind').notNull().$type<NewsKind>(),
  price: doublePrecision('price').notNull().$type<Amount>(),
  before: doublePrecision('before').$type<Amount>(),
  /** The car as the mail shows it; null once the mail is sent. */
  car: jsonb('car').$type<AlertCar>(),
  mail: uuid('mail_id'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Mails and push messages that are not sent yet. */
export const alertMails = pgTable('alert_mail', {
  id: uuid('id').primaryKey(),
  search: uuid('search_id').notNull(),
  kind: text('kind').notNull().$type<'confirm' | 'already' | 'news' | 'renew'>(),
  createdAt: time('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /** Used by processes of earlier releases, which have no jobs (see `AlertMails.adopt`). */
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
});

/** The position up to which stock changes have been processed, and which process holds the lease. */
export const alertCursors = pgTable('alert_cursor', {
  name: text('name').primaryKey(),
  /** Sequence number of the last processed change; null before the first. */
  sequence: bigint('sequence', { mode: 'number' }),
  holder: uuid('holder'),
  leaseUntil: time('lease_until').notNull().defaultNow(),
});
