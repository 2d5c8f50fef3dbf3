import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../../platform/database/tables/time';
import type { Destination, KeptEnquiry, Recipient } from './lead.types';

/** Of the jobs that deliver enquiries, by the id of the submission. */
export const LEAD_QUEUE = 'lead';

/** Enquiries of visitors, delivered by jobs. What a visitor wrote is null once it is erased. */
export const leads = pgTable('lead', {
  formSubmissionId: uuid('form_submission_id').primaryKey(),
  site: text('site').notNull(),
  formName: text('form_name').notNull(),
  destination: text('destination').notNull().$type<Destination>(),
  digest: text('digest'),
  enquiry: jsonb('enquiry').$type<KeptEnquiry>(),
  recipient: jsonb('recipient').$type<Recipient>(),
  acceptedAt: time('accepted_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /** For earlier releases, which read no jobs: `LeadStore.adopt`. */
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  deliveredAt: time('delivered_at'),
  lastError: text('last_error'),
  refusals: integer('refusals').notNull().default(0),
  giveUpAt: time('give_up_at')
    .notNull()
    .default(sql`now() + interval '7 days'`),
  deadAt: time('dead_at'),
});
