import { and, eq, exists, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { array, string } from 'yup';
import type { Database } from '../../platform/database/Database';
import { siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';
import { cdnCursors, contentPurges } from '../pageCache/tables';

/** Name of a row of the cursor table: `again` repeats each purge some seconds after `first`. */
export type CdnCursorName = 'first' | 'again';

export interface WaitingPurges {
  /** Id of the last row; the cursor moves there once they are sent. */
  lastId: number;
  keys: SurrogateKey[];
  /** Number of failed attempts so far. */
  attempts: number;
}

/** How many rows are sent in one purge. */
const MAX_ROWS = 200;

const now = sql`now()`;
const distantPast = sql`'-infinity'`;
const afterMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

const keysOfRow = array().of(string().required()).nullable().default(null);

/**
 * How far the cache in front has been purged, as a position in the table of publishes; only one process at a
 * time sends purges.
 */
export class CdnCursor {
  constructor(
    private readonly database: Pick<Database, 'run'>,
    private readonly name: CdnCursorName,
    /** A row is sent once it is this old, in ms, so that all web processes have read it first. */
    private readonly delayMs: number,
  ) {}

  /**
   * Claims the waiting rows for this process for `leaseMs`.
   * @returns undefined when no row waits, or another process has the claim
   */
  async claim(leaseMs: number): Promise<WaitingPurges | undefined> {
    const isOldEnough = sql`${contentPurges.at} <= now() - ${this.delayMs} * interval '1 millisecond'`;
    const [cursor] = await this.database.run((db) =>
      db
        .update(cdnCursors)
        .set({ leaseUntil: afterMs(leaseMs) })
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
    const rowKeys = waiting.flatMap(
      ({ site, keys }) => keysOfRow.validateSync(keys) ?? siteKey(site),
    );
    return {
      lastId: waiting.at(-1)?.id ?? cursor.lastId,
      keys: [...new Set(rowKeys)],
      attempts: cursor.attempts,
    };
  }

  /** Moves the cursor past the rows up to `lastId`, which were sent. */
  async markSent(lastId: number): Promise<void> {
    await this.#update({
      lastId: sql`greatest(${cdnCursors.lastId}, ${lastId})`,
      leaseUntil: distantPast,
      attempts: 0,
      nextAttemptAt: distantPast,
      lastError: null,
    });
  }

  /** Releases the claim after a failure: any process may retry after `retryMs`. */
  async markFailed(reason: string, retryMs: number): Promise<void> {
    await this.#update({
      leaseUntil: distantPast,
      attempts: sql`${cdnCursors.attempts} + 1`,
      nextAttemptAt: afterMs(retryMs),
      lastError: reason,
    });
  }

  /** Number of consecutive failures, across all processes. */
  async failedAttempts(): Promise<number> {
    const [cursor] = await this.database.run((db) =>
      db.select({ attempts: cdnCursors.attempts }).from(cdnCursors).where(this.#isOwn),
    );
    return cursor?.attempts ?? 0;
  }

  async #update(values: PgUpdateSetSource<typeof cdnCursors>): Promise<void> {
    await this.database.run((db) => db.update(cdnCursors).set(values).where(this.#isOwn));
  }

  get #isOwn(): SQL {
    return eq(cdnCursors.name, this.name);
  }
}
