import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { jobs } from '../../../../platform/database/tables/jobs';
import { adoptJobs, unlessDone } from '../../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../../platform/jobs/jobStore';
import { DeadLetters } from './DeadLetters';
import type { Destination, Enquiry, KeptEnquiry, Recipient } from './lead.types';
import { LEAD_QUEUE, leads } from './tables';

/** A lead that the service has refused so often is not tried again. */
const MAX_REFUSALS = 10;

/** A lead that is neither delivered nor given up. */
export interface WaitingLead {
  formSubmissionId: string;
  site: string;
  formName: string;
  destination: Destination;
  enquiry: KeptEnquiry;
  recipient: Recipient | null;
}

const isWaiting = and(isNull(leads.deliveredAt), isNull(leads.deadAt));

/** Enquiries in the database, each with a job that delivers it. */
export class LeadStore {
  /** Those that were given up. */
  readonly deadLetters: DeadLetters;

  constructor(readonly database: Pick<Database, 'run' | 'transaction'>) {
    this.deadLetters = new DeadLetters(database);
  }

  /**
   * Keeps an enquiry for good. Once the promise fulfils it survives a crash.
   * @returns whether it is kept: `known` when it already was, or waits already under another id where that counts as
   * the same (`isOnceWaiting`); `conflict` when its id belongs to another
   */
  async add(enquiry: Enquiry, recipient?: Recipient): Promise<'added' | 'known' | 'conflict'> {
    const { formSubmissionId, site, formName, destination, values, carId, source } = enquiry;
    const digest = digestOf(enquiry);
    const isAdded = await this.database.transaction(async (db) => {
      const isSame = and(eq(leads.digest, digest), eq(leads.site, site.name), isWaiting);
      if (enquiry.isOnceWaiting && (await db.$count(leads, isSame)) > 0) return false;
      const { rowCount } = await db
        .insert(leads)
        .values({
          ...{ formSubmissionId, site: site.name, formName, destination, digest, recipient },
          enquiry: { values, carId, source },
          nextAttemptAt: unlessDone(),
        })
        .onConflictDoNothing();
      if (rowCount !== 1) return false;
      await enqueueJob(db, { queue: LEAD_QUEUE, key: formSubmissionId });
      return true;
    });
    if (isAdded) return 'added';
    const known = await this.#isSame(enquiry);
    // Nothing with this id: what it repeats waits under another one.
    return known === false ? 'conflict' : 'known';
  }

  /** Whether this very enquiry is kept already, under its own id. */
  async isKnown(enquiry: Enquiry): Promise<boolean> {
    return (await this.#isSame(enquiry)) === true;
  }

  /** Undefined where there is none with its id. */
  async #isSame(enquiry: Enquiry): Promise<boolean | undefined> {
    const [known] = await this.database.run((db) =>
      db
        .select({ digest: leads.digest })
        .from(leads)
        .where(eq(leads.formSubmissionId, enquiry.formSubmissionId)),
    );
    return known && (known.digest === null || known.digest === digestOf(enquiry));
  }

  /** Undefined for one that waits no longer. */
  async find(formSubmissionId: string): Promise<WaitingLead | undefined> {
    const [lead] = await this.database.run((db) =>
      db
        .select({
          formSubmissionId: leads.formSubmissionId,
          site: leads.site,
          formName: leads.formName,
          destination: leads.destination,
          enquiry: leads.enquiry,
          recipient: leads.recipient,
        })
        .from(leads)
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isWaiting)),
    );
    return lead?.enquiry ? { ...lead, enquiry: lead.enquiry } : undefined;
  }

  async keepRecipient(formSubmissionId: string, recipient: Recipient): Promise<void> {
    await this.database.run((db) =>
      db.update(leads).set({ recipient }).where(eq(leads.formSubmissionId, formSubmissionId)),
    );
  }

  async delivered(formSubmissionId: string, attempts: number): Promise<void> {
    await this.database.run((db) =>
      db
        .update(leads)
        .set({ attempts, deliveredAt: sql`now()`, lastError: null, deadAt: null })
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isNull(leads.deliveredAt))),
    );
  }

  /** Notes a failed attempt. Gives whether it was the last: it was refused too often, or is tried for too long. */
  async failed(
    formSubmissionId: string,
    { reason, attempts, forGood }: { reason: string; attempts: number; forGood: boolean },
  ): Promise<boolean> {
    const refusals = sql`${leads.refusals} + ${forGood ? 1 : 0}::int`;
    const [failed] = await this.database.run((db) =>
      db
        .update(leads)
        .set({
          attempts,
          refusals,
          lastError: reason.slice(0, 300),
          nextAttemptAt: unlessDone(),
          deadAt: sql`case when ${refusals} >= ${MAX_REFUSALS} or ${leads.giveUpAt} <= now() then now() end`,
        })
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isWaiting))
        .returning({ deadAt: leads.deadAt }),
    );
    return failed !== undefined && failed.deadAt !== null;
  }

  /** Erases what was delivered or given up so many days ago; that it was stays known. Gives how many. */
  erase(days: number): Promise<number> {
    return this.database.transaction(async (db) => {
      const erased = await db
        .update(leads)
        .set({ enquiry: null, recipient: null, digest: null })
        .where(
          and(
            isNotNull(leads.enquiry),
            sql`least(${leads.deliveredAt}, ${leads.deadAt}) < now() - make_interval(days => ${days})`,
          ),
        )
        .returning({ key: leads.formSubmissionId });
      const keys = erased.map(({ key }) => key);
      await db.delete(jobs).where(and(eq(jobs.queue, LEAD_QUEUE), inArray(jobs.key, keys)));
      return erased.length;
    });
  }

  /** Takes over what processes of an earlier release have noted. */
  adopt(): Promise<void> {
    const from = { queue: LEAD_QUEUE, table: 'lead', key: 'form_submission_id', isWaiting };
    return this.database.run((db) => adoptJobs(db, from));
  }
}

/** Schemas give values in their own order, however a browser sent them. */
function digestOf({ formName, values, carId, source }: Enquiry): string {
  const parts = [formName, carId, source, values];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
