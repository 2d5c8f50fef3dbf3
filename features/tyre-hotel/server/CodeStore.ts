import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { tireCodes } from './tables';

/** A code dies after five minutes, in ms, or five tries. */
export const CODE_MS = 5 * 60_000;
export const MAX_TRIES = 5;

/** How often codes were tried, over all processes. */
export class CodeStore {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction'>) {}

  /**
   * Id of a new code, which ends the ones before.
   * @param agreement a digest of what it is for
   */
  async begin(agreement: string): Promise<string> {
    const id = randomUUID();
    const endsAt = sql`now() + ${CODE_MS} * interval '1 millisecond'`;
    await this.database.transaction(async (db) => {
      await db
        .update(tireCodes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(tireCodes.agreement, agreement), isNull(tireCodes.usedAt)));
      await db.insert(tireCodes).values({ id, agreement, endsAt });
    });
    return id;
  }

  /** Counts a try before it is made; undefined where the code is dead, else how many are left after this one. */
  async tryOnce(id: string): Promise<number | undefined> {
    const isAlive = and(isNull(tireCodes.usedAt), gt(tireCodes.endsAt, sql`now()`));
    const [tried] = await this.database.run((db) =>
      db
        .update(tireCodes)
        .set({ tries: sql`${tireCodes.tries} + 1` })
        .where(and(eq(tireCodes.id, id), lt(tireCodes.tries, MAX_TRIES), isAlive))
        .returning({ tries: tireCodes.tries }),
    );
    return tried && MAX_TRIES - tried.tries;
  }

  /** Ends a code that was right; false for one that somebody else has used meanwhile. */
  async use(id: string): Promise<boolean> {
    const { rowCount } = await this.database.run((db) =>
      db
        .update(tireCodes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(tireCodes.id, id), isNull(tireCodes.usedAt))),
    );
    return rowCount === 1;
  }

  /** Forgets codes that are over. */
  async erase(): Promise<void> {
    await this.database.run((db) => db.delete(tireCodes).where(lte(tireCodes.endsAt, sql`now()`)));
  }
}
