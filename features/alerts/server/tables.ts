import { integer, jsonb, pgTable, text, uuid, doublePrecision } from 'drizzle-orm/pg-core';
import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { Frequency } from '../model/alertForms';
import type { Amount } from '../../../domain/money/amount';
import { time } from '../../../platform/database/tables/time';
import type { NewsKind } from '../model/carNews';

/** Of the jobs that send mails, and messages to devices, by the mail's id. */
export const ALERT_MAIL_QUEUE = 'alert_mail';

/** Those who are told of saved searches: an e-mail address, or a device. */
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

/** A saved search, or the saved cars that somebody watches. */
export const alertSearches = pgTable('alert_search', {
  id: uuid('id').primaryKey(),
  subscriber: uuid('subscriber_id').notNull(),
  kind: text('kind').notNull().$type<'search' | 'cars'>(),
  index: text('index_name').notNull(),
  address: text('address').notNull(),
  title: text('title').notNull(),
  frequency: text('frequency').notNull().$type<Frequency>(),
  createdAt: time('created_at').notNull().defaultNow(),
  confirmedAt: time('confirmed_at'),
  expiresAt: time('expires_at').notNull(),
  renewAskedAt: time('renew_asked_at'),
  nextMailAt: time('next_mail_at'),
});

/** What somebody is told of a car. */
export const alerts = pgTable('alert', {
  search: uuid('search_id').notNull(),
  carId: text('car_id').notNull(),
  kind: text('kind').notNull().$type<NewsKind>(),
  price: doublePrecision('price').notNull().$type<Amount>(),
  before: doublePrecision('before').$type<Amount>(),
  /** What the mail shows of the car; null once it is sent. */
  car: jsonb('car').$type<AlertCar>(),
  mail: uuid('mail_id'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Mails, and messages to devices, that are not sent yet. */
export const alertMails = pgTable('alert_mail', {
  id: uuid('id').primaryKey(),
  search: uuid('search_id').notNull(),
  kind: text('kind').notNull().$type<'confirm' | 'already' | 'news' | 'renew'>(),
  createdAt: time('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /** For earlier releases, which read no jobs: `AlertMails.adopt`. */
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
});
