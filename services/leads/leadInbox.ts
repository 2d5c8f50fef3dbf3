import type { Pool } from 'pg';

/** A received enquiry. */
export interface ReceivedLead {
  formSubmissionId: string;
  formName: string;
  /** Null after erasure. */
  values: unknown;
  receivedAt: Date;
  /** Number of times that it was sent. */
  times: number;
}

/**
 * Stores the enquiries that the embedded service receives, each once. Queries are written by hand with
 * numbered parameters, so that error messages never contain visitors' input.
 */
export class LeadInbox {
  /** @param retentionDays days after which the values of an enquiry are deleted */
  constructor(
    private readonly pool: Pool,
    private readonly retentionDays: number,
  ) {}

  /** Stores an enquiry durably, and deletes the values of old ones. */
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
      [this.retentionDays],
    );
  }

  /** Returns a page of enquiries, newest first, and the total number. */
  async read(page: number, pageSize: number): Promise<{ leads: ReceivedLead[]; total: number }> {
    const { rows } = await this.pool.query<ReceivedLead>(
      `select "form_submission_id" as "formSubmissionId", "form_name" as "formName", "values",
              "received_at" as "receivedAt", "times"
         from "received_lead" order by "received_at" desc, "form_submission_id" limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const totals = await this.pool.query<{ total: number }>(
      `select count(*)::int as "total" from "received_lead"`,
    );
    return { leads: rows, total: totals.rows[0]?.total ?? 0 };
  }
}
