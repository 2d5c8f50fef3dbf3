import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/Database';

/** A code dies after five minutes, in ms, or five tries. */
export const CODE_MS = 5 * 60_000;
export const MAX_TRIES = 5;

/** How often codes were tried, over all processes. */
export class CodeStore {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /**
   * Id of a new code, which ends the ones before.
   * @param agreement a digest of what it is for
   */
  async begin(agreement: string): Promise<string> {
    const id = randomUUID();
    await this.database.query(
      `with earlier as (update "tire_code" set "used_at" = now() where "agreement" = $3 and "used_at" is null)
       insert into "tire_code" ("id", "agreement", "ends_at")
       values ($1, $3, now() + $2 * interval '1 millisecond')`,
      [id, CODE_MS, agreement],
    );
    return id;
  }

  /** Counts a try before it is made; undefined where the code is dead, else how many are left after this one. */
  async tryOnce(id: string): Promise<number | undefined> {
    const { rows } = await this.database.query(
      `update "tire_code" set "tries" = "tries" + 1
        where "id" = $1 and "tries" < $2 and "used_at" is null and "ends_at" > now()
       returning $2 - "tries" as "left"`,
      [id, MAX_TRIES],
    );
    return (rows[0] as { left: number } | undefined)?.left;
  }

  /** Ends a code that was right; false for one that somebody else has used meanwhile. */
  async use(id: string): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `update "tire_code" set "used_at" = now() where "id" = $1 and "used_at" is null`,
      [id],
    );
    return rowCount === 1;
  }

  /** Forgets codes that are over. */
  async erase(): Promise<void> {
    await this.database.query(`delete from "tire_code" where "ends_at" <= now()`);
  }
}
