import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { tireSessionEnds } from './tables';

/** Sessions that were ended before they expired, for all processes: copies of their cookies are refused. */
export class SessionEnds {
  constructor(private readonly database: Pick<Database, 'run'>) {}

  /** Ends a session. @param until time at which it would have expired, in ms since 1970 */
  async add(session: string, until: number): Promise<void> {
    await this.database.run(async (db) => {
      await db.delete(tireSessionEnds).where(lte(tireSessionEnds.forgetAt, sql`now()`));
      await db
        .insert(tireSessionEnds)
        .values({ session, forgetAt: new Date(until) })
        .onConflictDoNothing();
    });
  }

  /** Whether a session was ended. */
  async has(session: string): Promise<boolean> {
    const rows = await this.database.run((db) =>
      db
        .select({ session: tireSessionEnds.session })
        .from(tireSessionEnds)
        .where(eq(tireSessionEnds.session, session)),
    );
    return rows.length > 0;
  }
}
