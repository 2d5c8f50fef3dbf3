import type { Database } from '../../../platform/database/Database';

/** Sessions that were ended before they were over, for all processes: what a browser had of one opens nothing. */
export class SessionEnds {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** @param until milliseconds since 1970 when the session would have been over */
  async add(session: string, until: number): Promise<void> {
    await this.database.query(
      `with past as (delete from "tire_session_end" where "forget_at" <= now())
       insert into "tire_session_end" ("session", "forget_at") values ($1, $2) on conflict do nothing`,
      [session, new Date(until)],
    );
  }

  async has(session: string): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `select 1 from "tire_session_end" where "session" = $1`,
      [session],
    );
    return rowCount === 1;
  }
}
