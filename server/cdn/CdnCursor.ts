import { array, string } from 'yup';
import type { Database } from '../../platform/database/Database';
import { siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';

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

const keysOfRow = array().of(string().required()).nullable().default(null);

/** How far the cache in front was told what was published, in the database; one process at a time tells it. */
export class CdnCursor {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly name: CdnCursorName,
    /** Age in ms from which on rows are told: web processes must have read them before. */
    private readonly delayMs: number,
  ) {}

  /**
   * Takes what waits upon this process for so many ms.
   * @returns undefined where nothing waits, or another process has it
   */
  async take(leaseMs: number): Promise<WaitingPurges | undefined> {
    const {
      rows: [cursor],
    } = await this.database.query<{ lastId: string; attempts: number }>(
      `update "cdn_cursor" c set "lease_until" = now() + $2 * interval '1 millisecond'
        where "name" = $1 and "lease_until" < now() and "next_attempt_at" <= now()
          and exists (select from "content_purge" p
            where p."id" > c."last_id" and p."at" <= now() - $3 * interval '1 millisecond')
        returning "last_id" as "lastId", "attempts"`,
      [this.name, leaseMs, this.delayMs],
    );
    if (!cursor) return undefined;
    const { rows: waiting } = await this.database.query<{
      id: string;
      site: string;
      keys: unknown;
    }>(
      `select "id", "site", "keys" from "content_purge"
        where "id" > $1 and "at" <= now() - $2 * interval '1 millisecond'
        order by "id" limit ${MAX_ROWS}`,
      [cursor.lastId, this.delayMs],
    );
    const keys = waiting.flatMap(({ site, keys }) => keysOfRow.validateSync(keys) ?? siteKey(site));
    return {
      lastId: Number(waiting.at(-1)?.id ?? cursor.lastId),
      keys: [...new Set(keys)],
      attempts: cursor.attempts,
    };
  }

  /** All up to a row was told. */
  async sent(lastId: number): Promise<void> {
    await this.database.query(
      `update "cdn_cursor" set "last_id" = greatest("last_id", $2), "lease_until" = '-infinity',
              "attempts" = 0, "next_attempt_at" = '-infinity', "last_error" = null
        where "name" = $1`,
      [this.name, lastId],
    );
  }

  /** It was not: any process tries again after so many ms. */
  async failed(reason: string, retryMs: number): Promise<void> {
    await this.database.query(
      `update "cdn_cursor" set "lease_until" = '-infinity', "attempts" = "attempts" + 1,
              "next_attempt_at" = now() + $3 * interval '1 millisecond', "last_error" = $2
        where "name" = $1`,
      [this.name, reason, retryMs],
    );
  }

  /** Times that sending has failed in a row, for all processes. */
  async attempts(): Promise<number> {
    const { rows } = await this.database.query<{ attempts: number }>(
      `select "attempts" from "cdn_cursor" where "name" = $1`,
      [this.name],
    );
    return rows[0]?.attempts ?? 0;
  }
}
