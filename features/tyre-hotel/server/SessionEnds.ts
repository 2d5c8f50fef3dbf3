import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { tireSessionEnds } from './tables';

/** Sessions that were ended before they were over, for all processes: what a browser had of one opens nothing. */
export class SessionEnds {
  constructor(private readonly database: Pick<Database, 'run'>) {}

  /** @param until milliseconds since 1970 when the session would have been over */
  async add(session: string, until: number): Promise<void> {
    await this.database.run(async (db) => {
      await db.delete(tireSessionEnds).where(lte(tireSessionEnds.forgetAt, sql`now()`));
      await db
        .insert(tireSessionEnds)
        .values({ session, forgetAt: new Date(until) })
        .onConflictDoNothing();
    });
  }

  async has(session: string): Promise<boolean> {
    const ends = await this.database.run((db) =>
      db
        .select({ session: tireSessionEnds.session })
        .from(tireSessionEnds)
        .where(eq(tireSessionEnds.session, session)),
    );
    return ends.length > 0;
  }
}
