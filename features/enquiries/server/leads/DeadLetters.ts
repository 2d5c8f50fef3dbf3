import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { unlessDone } from '../../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../../platform/jobs/jobStore';
import { LEAD_QUEUE, leads } from './tables';

/** An enquiry that could not be delivered, as an operator sees it: nothing of who sent it. */
export interface DeadLetter {
  formSubmissionId: string;
  site: string;
  formName: string;
  /** Name of the dealer that the form named; may be empty. */
  dealer: string;
  /** Empty where the form is about no car. */
  carId: string;
  acceptedAt: Date;
  deadAt: Date;
  attempts: number;
  reason: string;
}

/** Dead letters that are shown; there should be none. */
const SHOWN = 200;

const isDead = and(isNotNull(leads.deadAt), isNotNull(leads.enquiry));

/** The enquiries that were given up (`LeadStore` says when), until they are erased. */
export class DeadLetters {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction'>) {}

  count(): Promise<number> {
    return this.database.run(async (db) => db.$count(leads, isDead));
  }

  /** Oldest first. */
  list(): Promise<DeadLetter[]> {
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
        .limit(SHOWN),
    );
  }

  /**
   * Makes a dead letter due again, as if it had just been accepted; whom it is for is found anew.
   * @param formSubmissionId a UUID
   * @returns whether there was one
   */
  revive(formSubmissionId: string): Promise<boolean> {
    return this.database.transaction(async (db) => {
      const { rowCount } = await db
        .update(leads)
        .set({
          ...{ deadAt: null, refusals: 0, attempts: 0, recipient: null },
          nextAttemptAt: unlessDone(),
          giveUpAt: sql`now() + interval '7 days'`,
        })
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isDead));
      if (rowCount !== 1) return false;
      await enqueueJob(db, { queue: LEAD_QUEUE, key: formSubmissionId });
      return true;
    });
  }
}
