import { registerMemory } from '../../platform/memory/memories';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { acceptedNotices } from './tables';

/** Notices that are remembered; a platform sends a few a minute. */
const MOST = 10_000;

/** Signatures of publish notices, each of which is accepted once while it is valid, by one of all web processes. */
export class AcceptedNotices {
  /** When each ends to be valid, in seconds since 1970; in the order in which they came. */
  readonly #endings = new Map<string, number>();

  /** @param database that all web processes share; absent: this process alone counts */
  constructor(private readonly database?: Pick<Database, 'run'>) {
    registerMemory({
      name: 'accepted notices',
      bound: MOST,
      kept: () => this.#endings.size,
      emptied: 'age',
    });
  }

  /**
   * Whether a notice may be accepted now by this process, which is so once.
   * @param endSeconds when its signature is no longer valid
   */
  accept(signature: string, endSeconds: number, nowSeconds: number): boolean {
    for (const [known, end] of this.#endings) {
      if (end >= nowSeconds) break;
      this.#endings.delete(known);
    }
    if (this.#endings.has(signature) || this.#endings.size >= MOST) return false;
    this.#endings.set(signature, endSeconds);
    return true;
  }

  /**
   * Whether no other process has accepted it; asked once, when this one may.
   * Without the database pages must not stay as they were: a notice that is sent again costs some renderings.
   */
  async acceptForAll(signature: string, endSeconds: number): Promise<boolean> {
    if (!this.database) return true;
    try {
      const rows = await this.database.run((db) => {
        const { validUntil } = acceptedNotices;
        const over = db.$with('over').as(
          db
            .delete(acceptedNotices)
            .where(sql`${validUntil} < now() - interval '1 hour'`)
            .returning(),
        );
        return db
          .with(over)
          .insert(acceptedNotices)
          .values({ signature, validUntil: new Date(endSeconds * 1000) })
          .onConflictDoNothing()
          .returning({ signature: acceptedNotices.signature });
      });
      return rows.length > 0;
    } catch {
      return true;
    }
  }
}
