import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BookingAnswer, BookingRequest } from '../../../domain/booking/booking.types';
import type { BookingError } from '../../../domain/booking/bookingErrors';
import type { BookedVisit, VisitTime } from '../../../domain/booking/visit.types';
import type { VisitPrice } from '../../../domain/booking/visitPrice';
import type { TireConfirmation } from '../../../domain/tireHotel/tireHotel.types';
import { time } from '../../../platform/database/tables/time';
import type { VisitSystemName } from './visits/visitSystem';

/**
 * What is known of a booking: asked for and not yet known; made; refused; being taken back because nobody could tell
 * for too long; taken back; made, and its visit cancelled.
 */
export type BookingState =
  'pending' | 'confirmed' | 'refused' | 'abandoning' | 'abandoned' | 'cancelled';

/** A visit as its owner was told of it. */
export interface ToldVisit extends VisitTime {
  state: BookedVisit['state'];
  departmentId: string;
}

/** Of the jobs that find out what became of bookings, by their keys. */
export const BOOKING_QUEUE = 'booking';

/** Bookings that visitors have confirmed. */
export const bookings = pgTable('booking', {
  key: uuid('key').primaryKey(),
  site: text('site').notNull(),
  language: text('language'),
  system: text('system').notNull().$type<VisitSystemName>(),
  state: text('state').notNull().default('pending').$type<BookingState>(),
  digest: text('digest'),
  request: jsonb('request').$type<BookingRequest>(),
  /** With what only the tyre hotel tells. */
  answer: jsonb('answer').$type<BookingAnswer & { confirmation?: TireConfirmation }>(),
  refusal: jsonb('refusal').$type<BookingError>(),
  price: jsonb('price').$type<VisitPrice>(),
  askedAt: time('asked_at').notNull().defaultNow(),
  settledAt: time('settled_at'),
  attempts: integer('attempts').notNull().default(0),
  /** For earlier releases, which read no jobs: `BookingStore.adopt`. */
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
});

/** What owners of booked visits have been told. */
export const visitNotices = pgTable('visit_notice', {
  key: uuid('key').primaryKey(),
  told: jsonb('told').$type<ToldVisit>(),
  news: integer('news').notNull().default(0),
  remindedOf: text('reminded_of'),
  attempts: integer('attempts').notNull().default(0),
  /** For earlier releases, which read no jobs: `VisitNotices.adopt`. */
  nextAttemptAt: time('next_attempt_at').defaultNow(),
  leasedUntil: time('leased_until'),
});
