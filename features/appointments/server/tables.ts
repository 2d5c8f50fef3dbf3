import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BookingAnswer, BookingRequest } from '../../../domain/booking/booking.types';
import type { BookingError } from '../../../domain/booking/bookingErrors';
import type { BookedVisit, VisitTime } from '../../../domain/booking/visit.types';
import type { VisitPrice } from '../../../domain/booking/visitPrice';
import type { TireConfirmation } from '../../../domain/tireHotel/tireHotel.types';
import { time } from '../../../platform/database/tables/time';
import type { VisitSystemName } from './visits/visitSystem';

/**
 * `pending`: requested, outcome unknown. `abandoning`: being withdrawn, because the outcome was unknown for
 * too long. `abandoned`: withdrawn. `cancelled`: made, and the visit was cancelled later.
 */
export type BookingState =
  'pending' | 'confirmed' | 'refused' | 'abandoning' | 'abandoned' | 'cancelled';

/** A visit as last sent to its owner. */
export interface NotifiedVisit extends VisitTime {
  state: BookedVisit['state'];
  departmentId: string;
}

/** Bookings that visitors have confirmed. */
export const bookings = pgTable('booking', {
  key: uuid('key').primaryKey(),
  site: text('site').notNull(),
  language: text('language'),
  system: text('system').notNull().$type<VisitSystemName>(),
  state: text('state').notNull().default('pending').$type<BookingState>(),
  digest: text('digest'),
  request: jsonb('request').$type<BookingRequest>(),
  /** The answer of the visit system, with the confirmation that only the tyre hotel sends. */
  answer: jsonb('answer').$type<BookingAnswer & { confirmation?: TireConfirmation }>(),
  refusal: jsonb('refusal').$type<BookingError>(),
  price: jsonb('price').$type<VisitPrice>(),
  askedAt: time('asked_at').notNull().defaultNow(),
  settledAt: time('settled_at'),
  attempts: integer('attempts').notNull().default(0),
  /** Read by earlier releases, which have no jobs: `BookingStore.adopt`. */
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
});

/** Notices sent to owners of booked visits. */
export const visitNotices = pgTable('visit_notice', {
  key: uuid('key').primaryKey(),
  told: jsonb('told').$type<NotifiedVisit>(),
  news: integer('news').notNull().default(0),
  remindedOf: text('reminded_of'),
  attempts: integer('attempts').notNull().default(0),
  /** Read by earlier releases, which have no jobs: `VisitNotices.adopt`. */
  nextAttemptAt: time('next_attempt_at').defaultNow(),
  leasedUntil: time('leased_until'),
});
