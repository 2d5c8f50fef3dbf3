import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/Database';
import { jobs } from '../../../../platform/database/tables/jobs';
import { adoptJobs, fallbackDueAt } from '../../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../../platform/jobs/jobStore';
import { queueNames } from '../../../../platform/jobs/queueNames';
import { DeadLetters } from './DeadLetters';
import type { Destination, Enquiry, StoredEnquiry, Recipient } from './lead.types';
import { leads } from './tables';

/** Number of refusals after which a lead is given up. */
const MAX_REFUSALS = 10;

/** A lead that is not delivered yet. */
export interface PendingLead {
  formSubmissionId: string;
  site: string;
  formName: string;
  destination: Destination;
  enquiry: StoredEnquiry;
  recipient: Recipient | null;
}

const isPending = and(isNull(leads.deliveredAt), isNull(leads.deadAt));

/** Enquiries in the database, each with a job for its delivery. */
export class LeadStore {
  /** Leads that were given up. */
  readonly deadLetters: DeadLetters;

  constructor(readonly database: Pick<Database, 'run' | 'transaction'>) {
    this.deadLetters = new DeadLetters(database);
  }

  /**
   * Stores an enquiry durably: once the promise is fulfilled, it survives a crash.
   * @returns `known` if it was stored already, or if it has to be unique while pending and the same values
   * are pending under another id; `conflict` if its id belongs to another enquiry
   */
  async add(enquiry: Enquiry, recipient?: Recipient): Promise<'added' | 'known' | 'conflict'> {
    const { formSubmissionId, site, formName, destination, values, carId, source } = enquiry;
    const digest = enquiryDigest(enquiry);
    const isAdded = await this.database.transaction(async (db) => {
      const isSamePending = and(eq(leads.digest, digest), eq(leads.site, site.name), isPending);
      if (enquiry.isUniqueWhilePending && (await db.$count(leads, isSamePending)) > 0) return false;
      const { rowCount } = await db
        .insert(leads)
        .values({
          ...{ formSubmissionId, site: site.name, formName, destination, digest, recipient },
          enquiry: { values, carId, source },
          nextAttemptAt: fallbackDueAt(),
        })
        .onConflictDoNothing();
      if (rowCount !== 1) return false;
      await enqueueJob(db, { queue: queueNames.lead, key: formSubmissionId });
      return true;
    });
    if (isAdded) return 'added';
    const isDuplicate = await this.#hasSameValues(enquiry);
    // Without an enquiry of this id, `add` has found the same values pending under another id.
    return isDuplicate === false ? 'conflict' : 'known';
  }

  /** Whether this enquiry is stored already, under the same id. */
  async isStored(enquiry: Enquiry): Promise<boolean> {
    return (await this.#hasSameValues(enquiry)) === true;
  }

  /** Whether the stored enquiry of this id has the same values; undefined for an unknown id. */
  async #hasSameValues(enquiry: Enquiry): Promise<boolean | undefined> {
    const [stored] = await this.database.run((db) =>
      db
        .select({ digest: leads.digest })
        .from(leads)
        .where(eq(leads.formSubmissionId, enquiry.formSubmissionId)),
    );
    return stored && (stored.digest === null || stored.digest === enquiryDigest(enquiry));
  }

  /** Finds a lead; undefined if it is no longer pending. */
  async find(formSubmissionId: string): Promise<PendingLead | undefined> {
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
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isPending)),
    );
    return lead?.enquiry ? { ...lead, enquiry: lead.enquiry } : undefined;
  }

  async saveRecipient(formSubmissionId: string, recipient: Recipient): Promise<void> {
    await this.database.run((db) =>
      db.update(leads).set({ recipient }).where(eq(leads.formSubmissionId, formSubmissionId)),
    );
  }

  async markDelivered(formSubmissionId: string, attempts: number): Promise<void> {
    await this.database.run((db) =>
      db
        .update(leads)
        .set({ attempts, deliveredAt: sql`now()`, lastError: null, deadAt: null })
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isNull(leads.deliveredAt))),
    );
  }

  /** Records a failed attempt. Returns whether the lead is given up: refused too often, or too old. */
  async recordFailure(
    formSubmissionId: string,
    { reason, attempts, isPermanent }: { reason: string; attempts: number; isPermanent: boolean },
  ): Promise<boolean> {
    const refusals = sql`${leads.refusals} + ${isPermanent ? 1 : 0}::int`;
    const [failed] = await this.database.run((db) =>
      db
        .update(leads)
        .set({
          attempts,
          refusals,
          lastError: reason.slice(0, 300),
          nextAttemptAt: fallbackDueAt(),
          deadAt: sql`case when ${refusals} >= ${MAX_REFUSALS} or ${leads.giveUpAt} <= now() then now() end`,
        })
        .where(and(eq(leads.formSubmissionId, formSubmissionId), isPending))
        .returning({ deadAt: leads.deadAt }),
    );
    return failed !== undefined && failed.deadAt !== null;
  }

  /**
   * Erases the content of enquiries that were delivered or given up this many days ago; their ids remain.
   * Returns their number.
   */
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
      await db.delete(jobs).where(and(eq(jobs.queue, queueNames.lead), inArray(jobs.key, keys)));
      return erased.length;
    });
  }

  /** Takes over leads that processes of an earlier release have stored. */
  adoptLeadsOfEarlierRelease(): Promise<void> {
    const from = {
      queue: queueNames.lead,
      table: 'lead',
      key: 'form_submission_id',
      isWaiting: isPending,
    };
    return this.database.run((db) => adoptJobs(db, from));
  }
}

/** Hash of an enquiry. Validated values have the schema's key order, so equal enquiries have equal hashes. */
function enquiryDigest({ formName, values, carId, source }: Enquiry): string {
  const content = [formName, carId, source, values];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
