import { and, eq, exists, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { array, string } from 'yup';
import type { Database } from '../../platform/database/Database';
import { siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';
import { cdnCursors, contentPurges } from '../pageCache/tables';

/** `again` follows some seconds behind `first`. */
export type CdnCursorName = 'first' | 'again';

export interface WaitingPurges {
  /** Of the last row; the cursor goes there once they are sent. */
  lastId: number;
  keys: SurrogateKey[];
  /** Times that sending failed so far. */
  attempts: number;
}

/** Rows of what was published that are told together. */
const MAX_ROWS = 200;

const now = sql`now()`;
const never = sql`'-infinity'`;
const later = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

const keysOfRow = array().of(string().required()).nullable().default(null);

/** How far the cache in front was told what was published, in the database; one process at a time tells it. */
export class CdnCursor {
  constructor(
    private readonly database: Pick<Database, 'run'>,
    private readonly name: CdnCursorName,
    /** Age in ms from which on rows are told: web processes must have read them before. */
    private readonly delayMs: number,
  ) {}

  /**
   * Takes what waits upon this process for so many ms.
   * @returns undefined where nothing waits, or another process has it
   */
  async take(leaseMs: number): Promise<WaitingPurges | undefined> {
    const isOldEnough = sql`${contentPurges.at} <= now() - ${this.delayMs} * interval '1 millisecond'`;
    const [cursor] = await this.database.run((db) =>
      db
        .update(cdnCursors)
        .set({ leaseUntil: later(leaseMs) })
        .where(
          and(
            this.#isOwn,
            lt(cdnCursors.leaseUntil, now),
            lte(cdnCursors.nextAttemptAt, now),
            exists(
              db
                .select({ id: contentPurges.id })
                .from(contentPurges)
                .where(and(gt(contentPurges.id, cdnCursors.lastId), isOldEnough)),
            ),
          ),
        )
        .returning({ lastId: cdnCursors.lastId, attempts: cdnCursors.attempts }),
    );
    if (!cursor) return undefined;
    const waiting = await this.database.run((db) =>
      db
        .select({ id: contentPurges.id, site: contentPurges.site, keys: contentPurges.keys })
        .from(contentPurges)
        .where(and(gt(contentPurges.id, cursor.lastId), isOldEnough))
        .orderBy(contentPurges.id)
        .limit(MAX_ROWS),
    );
    const keys = waiting.flatMap(({ site, keys }) => keysOfRow.validateSync(keys) ?? siteKey(site));
    return {
      lastId: waiting.at(-1)?.id ?? cursor.lastId,
      keys: [...new Set(keys)],
      attempts: cursor.attempts,
    };
  }

  /** All up to a row was told. */
  async sent(lastId: number): Promise<void> {
    await this.#change({
      lastId: sql`greatest(${cdnCursors.lastId}, ${lastId})`,
      leaseUntil: never,
      attempts: 0,
      nextAttemptAt: never,
      lastError: null,
    });
  }

  /** It was not: any process tries again after so many ms. */
  async failed(reason: string, retryMs: number): Promise<void> {
    await this.#change({
      leaseUntil: never,
      attempts: sql`${cdnCursors.attempts} + 1`,
      nextAttemptAt: later(retryMs),
      lastError: reason,
    });
  }

  /** Times that sending has failed in a row, for all processes. */
  async attempts(): Promise<number> {
    const [cursor] = await this.database.run((db) =>
      db.select({ attempts: cdnCursors.attempts }).from(cdnCursors).where(this.#isOwn),
    );
    return cursor?.attempts ?? 0;
  }

  async #change(values: PgUpdateSetSource<typeof cdnCursors>): Promise<void> {
    await this.database.run((db) => db.update(cdnCursors).set(values).where(this.#isOwn));
  }

  get #isOwn(): SQL {
    return eq(cdnCursors.name, this.name);
  }
}
