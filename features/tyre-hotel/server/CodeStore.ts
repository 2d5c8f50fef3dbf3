import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { tireCodes } from './tables';

/** Validity of a code, and maximum number of attempts. */
export const CODE_TTL_MS = 5 * 60_000;
export const MAX_ATTEMPTS = 5;

/** Counts attempts to enter codes, of all processes. */
export class CodeStore {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction'>) {}

  /**
   * Stores a new code, which ends earlier codes of the agreement.
   * @param agreement digest of the agreement
   * @returns the id of the code
   */
  async begin(agreement: string): Promise<string> {
    const id = randomUUID();
    const endsAt = sql`now() + ${CODE_TTL_MS} * interval '1 millisecond'`;
    await this.database.transaction(async (db) => {
      await db
        .update(tireCodes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(tireCodes.agreement, agreement), isNull(tireCodes.usedAt)));
      await db.insert(tireCodes).values({ id, agreement, endsAt });
    });
    return id;
  }

  /** Counts an attempt before it is made. @returns the remaining attempts; undefined if the code has ended */
  async countAttempt(id: string): Promise<number | undefined> {
    const isValid = and(isNull(tireCodes.usedAt), gt(tireCodes.endsAt, sql`now()`));
    const [attempt] = await this.database.run((db) =>
      db
        .update(tireCodes)
        .set({ tries: sql`${tireCodes.tries} + 1` })
        .where(and(eq(tireCodes.id, id), lt(tireCodes.tries, MAX_ATTEMPTS), isValid))
        .returning({ tries: tireCodes.tries }),
    );
    return attempt && MAX_ATTEMPTS - attempt.tries;
  }

  /** Marks a correct code as used; false if another request has used it meanwhile. */
  async markUsed(id: string): Promise<boolean> {
    const { rowCount } = await this.database.run((db) =>
      db
        .update(tireCodes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(tireCodes.id, id), isNull(tireCodes.usedAt))),
    );
    return rowCount === 1;
  }

  /** Deletes expired codes. */
  async erase(): Promise<void> {
    await this.database.run((db) => db.delete(tireCodes).where(lte(tireCodes.endsAt, sql`now()`)));
  }
}
