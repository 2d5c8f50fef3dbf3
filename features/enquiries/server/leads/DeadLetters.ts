import type { QueryResult } from 'pg';

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

type Query = (sql: string, values?: unknown[]) => Promise<QueryResult>;

/** The enquiries of the outbox that were given up (`LeadStore` says when), until they are erased. */
export class DeadLetters {
  /** @param query of a pool whose tables are up to date */
  constructor(private readonly query: Query) {}

  async count(): Promise<number> {
    const { rows } = await this.query(
      `select count(*)::int as "count" from "lead" where "dead_at" is not null and "enquiry" is not null`,
    );
    return (rows[0] as { count: number }).count;
  }

  /** Oldest first. */
  async list(): Promise<DeadLetter[]> {
    const { rows } = await this.query(
      `select "form_submission_id" as "formSubmissionId", "site",
              "form_name" as "formName",
              coalesce("enquiry"->'values'->>'siteName', '') as "dealer",
              coalesce("enquiry"->>'carId', '') as "carId", "accepted_at" as "acceptedAt", "dead_at" as "deadAt",
              "attempts", coalesce("last_error", '') as "reason"
         from "lead" where "dead_at" is not null and "enquiry" is not null
        order by "dead_at" limit $1`,
      [SHOWN],
    );
    return rows as DeadLetter[];
  }

  /**
   * Makes a dead letter due again, as if it had just been accepted; whom it is for is found anew.
   * @param formSubmissionId a UUID
   * @returns whether there was one
   */
  async revive(formSubmissionId: string): Promise<boolean> {
    const { rowCount } = await this.query(
      `update "lead" set "dead_at" = null, "refusals" = 0, "attempts" = 0, "recipient" = null,
              "next_attempt_at" = now(), "give_up_at" = now() + interval '7 days'
        where "form_submission_id" = $1 and "dead_at" is not null and "enquiry" is not null`,
      [formSubmissionId],
    );
    return rowCount === 1;
  }
}
