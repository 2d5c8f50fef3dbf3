import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../../platform/database/tables/time';
import type { Destination, StoredEnquiry, Recipient } from './lead.types';

/** Enquiries of visitors, delivered by jobs. `enquiry` is null once its content is erased. */
export const leads = pgTable('lead', {
  formSubmissionId: uuid('form_submission_id').primaryKey(),
  site: text('site').notNull(),
  formName: text('form_name').notNull(),
  destination: text('destination').notNull().$type<Destination>(),
  digest: text('digest'),
  enquiry: jsonb('enquiry').$type<StoredEnquiry>(),
  recipient: jsonb('recipient').$type<Recipient>(),
  acceptedAt: time('accepted_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /**
   * Only used by processes of earlier releases, which have no jobs (`LeadStore.adoptLeadsOfEarlierRelease`).
   */
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  deliveredAt: time('delivered_at'),
  lastError: text('last_error'),
  refusals: integer('refusals').notNull().default(0),
  giveUpAt: time('give_up_at')
    .notNull()
    .default(sql`now() + interval '7 days'`),
  deadAt: time('dead_at'),
});
