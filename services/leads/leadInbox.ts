import type { Pool } from 'pg';

/** An enquiry as it arrived. */
export interface ReceivedLead {
  formSubmissionId: string;
  formName: string;
  /** Null once it is erased. */
  values: unknown;
  receivedAt: Date;
  /** How often it was sent. */
  times: number;
}

/**
 * Enquiries that have arrived at the embedded service, each once. Queries are written by hand with
 * numbered parameters, so that their errors never hold what a visitor wrote.
 */
export class LeadInbox {
  /** @param keepDays days after which what arrived is erased */
  constructor(
    private readonly pool: Pool,
    private readonly keepDays: number,
  ) {}

  /** Stores an enquiry; once the promise fulfils it survives a crash. */
  async receive(
    lead: Pick<ReceivedLead, 'formSubmissionId' | 'formName' | 'values'>,
  ): Promise<void> {
    const { formSubmissionId, formName, values } = lead;
    await this.pool.query(
      `insert into "received_lead" ("form_submission_id", "form_name", "values") values ($1, $2, $3)
       on conflict ("form_submission_id") do update set "times" = "received_lead"."times" + 1`,
      [formSubmissionId, formName, values],
    );
    await this.pool.query(
      `update "received_lead" set "values" = null
        where "values" is not null and "received_at" < now() - $1 * interval '1 day'`,
      [this.keepDays],
    );
  }

  /** Newest first, a page at a time, with how many there are. */
  async read(page: number, pageSize: number): Promise<{ leads: ReceivedLead[]; total: number }> {
    const { rows } = await this.pool.query<ReceivedLead>(
      `select "form_submission_id" as "formSubmissionId", "form_name" as "formName", "values",
              "received_at" as "receivedAt", "times"
         from "received_lead" order by "received_at" desc, "form_submission_id" limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const counted = await this.pool.query<{ total: number }>(
      `select count(*)::int as "total" from "received_lead"`,
    );
    return { leads: rows, total: counted.rows[0]?.total ?? 0 };
  }
}
