import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { fallbackDueAt } from '../../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../../platform/jobs/jobStore';
import { queueNames } from '../../../../platform/jobs/queueNames';
import type { UndeliveredLead } from '../../model/leadsView.types';
import { leads } from './tables';

/** Maximum number of dead letters in the list; normally there are none. */
const MAX_LISTED = 200;

const isDead = and(isNotNull(leads.deadAt), isNotNull(leads.enquiry));

/** Enquiries whose delivery was given up (see `LeadStore`), until they are erased. */
export class DeadLetters {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction'>) {}

  count(): Promise<number> {
    return this.database.run(async (db) => db.$count(leads, isDead));
  }

  /** Lists dead letters, oldest first. */
  list(): Promise<UndeliveredLead[]> {
    return this.database.run((db) =>
      db
        .select({
          formSubmissionId: leads.formSubmissionId,
          site: leads.site,
          formName: leads.formName,
          dealer: sql<string>`coalesce(${leads.enquiry} -> 'values' ->> 'siteName', '')`,
          carId: sql<string>`coalesce(${leads.enquiry} ->> 'carId', '')`,
          acceptedAt: leads.acceptedAt,
          deadAt: sql<Date>`${leads.deadAt}`.mapWith(leads.deadAt),
          attempts: leads.attempts,
          reason: sql<string>`coalesce(${leads.lastError}, '')`,
        })
        .from(leads)
        .where(isDead)
        .orderBy(leads.deadAt)
        .limit(MAX_LISTED),
    );
  }

  /**
   * Schedules a dead letter as if it had just been accepted; its recipient is looked up again.
   * @param formSubmissionId a UUID
   * @returns whether it exists
   */
  revive(formSubmissionId: string): Promise<boolean> {
    return this.database.transaction(async (db) => {
      const { rowCount } = await db
        .update(leads)
        .set({
          ...{ deadAt: null, refusals: 0, attempts: 0, recipient: null },
          nextAttemptAt: fallbackDueAt(),
          giveUpAt: sql`now() + interval '7 days'`,
        })
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isDead));
      if (rowCount !== 1) return false;
      await enqueueJob(db, { queue: queueNames.lead, key: formSubmissionId });
      return true;
    });
  }
}
