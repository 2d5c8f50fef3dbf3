import type { Pool } from 'pg';

/** Stores which subscriptions have ended. All other ids count as active, since browsers choose their ids. */
export class PushSubscriptions {
  /** @param retentionDays days after which an ended subscription is deleted */
  constructor(
    private readonly pool: Pool,
    private readonly retentionDays: number,
  ) {}

  async end(id: string): Promise<void> {
    await this.pool.query(
      `insert into "ended_push_subscription" ("id") values ($1) on conflict do nothing`,
      [id],
    );
  }

  async hasEnded(id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from "ended_push_subscription" where "id" = $1`,
      [id],
    );
    return rowCount === 1;
  }

  async erase(): Promise<void> {
    await this.pool.query(
      `delete from "ended_push_subscription" where "ended_at" < now() - $1 * interval '1 day'`,
      [this.retentionDays],
    );
  }
}
