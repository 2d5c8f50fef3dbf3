import { registerMemory } from '../../platform/memory/memories';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { acceptedNotices } from './tables';

/** Maximum number of signatures in memory; a platform sends a few a minute. */
const MAX_NOTICES = 10_000;

/** Signatures of publish notices. Each notice is accepted only once while it is valid, by one of all web processes. */
export class AcceptedNotices {
  /** When each signature expires, in seconds since 1970; in order of arrival. */
  readonly #expiries = new Map<string, number>();

  /** @param database shared by all web processes; without it each process counts on its own */
  constructor(private readonly database?: Pick<Database, 'run'>) {
    registerMemory({
      name: 'accepted notices',
      bound: MAX_NOTICES,
      kept: () => this.#expiries.size,
      emptied: 'age',
    });
  }

  /**
   * Whether this process may accept the notice now; each notice is accepted once.
   * @param endSeconds when its signature expires, in seconds since 1970
   */
  accept(signature: string, endSeconds: number, nowSeconds: number): boolean {
    for (const [accepted, end] of this.#expiries) {
      if (end >= nowSeconds) break;
      this.#expiries.delete(accepted);
    }
    if (this.#expiries.has(signature) || this.#expiries.size >= MAX_NOTICES) return false;
    this.#expiries.set(signature, endSeconds);
    return true;
  }

  /**
   * Whether no other process has accepted the notice; called once, when this process would accept it. Without
   * the database the notice is accepted: pages must not stay stale, and a repeated notice only costs some
   * renderings.
   */
  async acceptForAll(signature: string, endSeconds: number): Promise<boolean> {
    if (!this.database) return true;
    try {
      const rows = await this.database.run((db) => {
        const { validUntil } = acceptedNotices;
        const expired = db.$with('over').as(
          db
            .delete(acceptedNotices)
            .where(sql`${validUntil} < now() - interval '1 hour'`)
            .returning(),
        );
        return db
          .with(expired)
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
