import { createHash } from 'node:crypto';
import type { Database } from '../../../../platform/database/Database';
import { DeadLetters } from './DeadLetters';
import type { Destination, Enquiry, KeptEnquiry, Recipient } from './lead.types';

/** A lead that the service has refused so often is not tried again. */
const MAX_REFUSALS = 10;

/** A lead that this process has taken upon itself to deliver. */
export interface ClaimedLead {
  formSubmissionId: string;
  site: string;
  formName: string;
  destination: Destination;
  enquiry: KeptEnquiry;
  recipient: Recipient | null;
  /** This attempt included. */
  attempts: number;
}

/** The outbox of enquiries in the database. */
export class LeadStore {
  readonly #database: Pick<Database, 'query'>;
  /** Those that were given up. */
  readonly deadLetters: DeadLetters;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
    this.deadLetters = new DeadLetters(database.query);
  }

  /**
   * Keeps an enquiry for good. Once the promise fulfils it survives a crash.
   * @returns whether it is kept: `known` when it already was, or waits already under another id where that counts as
   * the same (`isOnceWaiting`); `conflict` when its id belongs to another
   */
  async add(enquiry: Enquiry, recipient?: Recipient): Promise<'added' | 'known' | 'conflict'> {
    const { formSubmissionId, site, formName, destination, values, carId, source } = enquiry;
    const kept: KeptEnquiry = { values, carId, source };
    const digest = digestOf(enquiry);
    const added = await this.#database.query(
      `insert into "lead" ("form_submission_id", "site", "form_name", "destination", "digest",
                           "enquiry", "recipient")
       select $1, $2, $3, $4, $5, $6, $7
        where not ($8 and exists (
          select from "lead"
           where "digest" = $5 and "site" = $2 and "delivered_at" is null and "dead_at" is null))
       on conflict do nothing`,
      [
        formSubmissionId,
        site.name,
        formName,
        destination,
        digest,
        kept,
        recipient ?? null,
        enquiry.isOnceWaiting ?? false,
      ],
    );
    if (added.rowCount === 1) return 'added';
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
    const { rows } = await this.#database.query(
      `select ("digest" is null or "digest" = $2) as "same" from "lead" where "form_submission_id" = $1`,
      [enquiry.formSubmissionId, digestOf(enquiry)],
    );
    return (rows[0] as { same: boolean } | undefined)?.same;
  }

  /**
   * Takes the lead that is due the longest, for so many ms: other processes leave it alone meanwhile, and
   * it is due again if this one ends before it has said what came of it.
   */
  async claim(leaseMs: number): Promise<ClaimedLead | undefined> {
    const { rows } = await this.#database.query(
      `update "lead" set "attempts" = "attempts" + 1,
              "next_attempt_at" = now() + $1 * interval '1 millisecond'
        where "form_submission_id" = (
          select "form_submission_id" from "lead"
           where "delivered_at" is null and "dead_at" is null and "next_attempt_at" <= now()
           order by "next_attempt_at" limit 1 for update skip locked)
       returning "form_submission_id" as "formSubmissionId", "site", "form_name" as "formName",
                 "destination", "enquiry", "recipient", "attempts"`,
      [leaseMs],
    );
    return rows[0] as ClaimedLead | undefined;
  }

  /** Ms until a lead is due; undefined when none waits. */
  async untilNext(): Promise<number | undefined> {
    const { rows } = await this.#database.query(
      `select extract(epoch from min("next_attempt_at") - now()) * 1000 as "wait"
         from "lead" where "delivered_at" is null and "dead_at" is null`,
    );
    const { wait } = rows[0] as { wait: string | null };
    return wait === null ? undefined : Math.max(Number(wait), 0);
  }

  async keepRecipient(formSubmissionId: string, recipient: Recipient): Promise<void> {
    await this.#database.query(
      `update "lead" set "recipient" = $2 where "form_submission_id" = $1`,
      [formSubmissionId, recipient],
    );
  }

  async delivered(formSubmissionId: string): Promise<void> {
    await this.#database.query(
      `update "lead" set "delivered_at" = now(), "last_error" = null, "dead_at" = null
        where "form_submission_id" = $1 and "delivered_at" is null`,
      [formSubmissionId],
    );
  }

  /**
   * Makes a lead due again after so many ms, or a dead letter when it was refused too often or is tried
   * for too long. Gives whether it is one.
   */
  async failed(
    formSubmissionId: string,
    { reason, retryMs, forGood }: { reason: string; retryMs: number; forGood: boolean },
  ): Promise<boolean> {
    const { rows } = await this.#database.query(
      `update "lead" set "last_error" = $2, "next_attempt_at" = now() + $3 * interval '1 millisecond',
              "refusals" = "refusals" + $4,
              "dead_at" = case when "refusals" + $4 >= $5 or "give_up_at" <= now() then now() end
        where "form_submission_id" = $1 and "delivered_at" is null and "dead_at" is null
       returning "dead_at" is not null as "dead"`,
      [formSubmissionId, reason.slice(0, 300), retryMs, forGood ? 1 : 0, MAX_REFUSALS],
    );
    return (rows[0] as { dead: boolean } | undefined)?.dead ?? false;
  }

  /** Erases what was delivered or given up so many days ago; that it was stays known. Gives how many. */
  async erase(days: number): Promise<number> {
    const { rowCount } = await this.#database.query(
      `update "lead" set "enquiry" = null, "recipient" = null, "digest" = null
        where "enquiry" is not null
          and least("delivered_at", "dead_at") < now() - $1 * interval '1 day'`,
      [days],
    );
    return rowCount ?? 0;
  }
}

/** Schemas give values in their own order, however a browser sent them. */
function digestOf({ formName, values, carId, source }: Enquiry): string {
  const parts = [formName, carId, source, values];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
