import { randomUUID } from 'node:crypto';
import { and, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { webProcesses } from './tables';

/** How often a process reports that it is running, in ms. */
const REPORT_MS = 5000;
/** A process that has not reported for this long counts as ended, in seconds. */
const SILENT_SECONDS = 12;
/** The first pause between two queries, in ms; each further one is twice as long, up to the maximum. */
const FIRST_PAUSE_MS = 25;
/** The maximum pause between two queries, in ms. */
const MAX_PAUSE_MS = 200;

/** The running web processes, and the last publish that each of them has applied. */
export class WebProcesses {
  readonly #id = randomUUID();
  #reported = -1;
  #reportedAt = -Infinity;

  constructor(private readonly database: Pick<Database, 'run'>) {}

  /**
   * Stores the last row of `content_purge` that this process applied. Does nothing when the row is not new
   * and the last report is recent.
   */
  async report(applied: number): Promise<void> {
    const now = performance.now();
    if (applied <= this.#reported && now - this.#reportedAt < REPORT_MS) return;
    await this.database.run((db) => {
      const isExpired = sql`${webProcesses.seenAt} < now() - interval '1 hour'`;
      const expired = db.$with('over').as(db.delete(webProcesses).where(isExpired).returning());
      return db
        .with(expired)
        .insert(webProcesses)
        .values({ id: this.#id, applied })
        .onConflictDoUpdate({
          target: webProcesses.id,
          set: { applied: sql`greatest(${webProcesses.applied}, ${applied})`, seenAt: sql`now()` },
        });
    });
    this.#reported = Math.max(this.#reported, applied);
    this.#reportedAt = now;
  }

  /**
   * Waits until all other processes that count as running have applied a row.
   * @param end deadline by `performance.now()`
   */
  async waitForOthers(row: number, end: number): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (performance.now() < end && (await this.#areBehind(row))) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
    }
  }

  async #areBehind(row: number): Promise<boolean> {
    const { id, applied, seenAt } = webProcesses;
    const isRunning = gt(seenAt, sql`now() - make_interval(secs => ${SILENT_SECONDS})`);
    const processesBehind = await this.database.run((db) =>
      db
        .select({ id })
        .from(webProcesses)
        .where(and(ne(id, this.#id), lt(applied, row), isRunning))
        .limit(1),
    );
    return processesBehind.length > 0;
  }

  /** Removes this process, so that no publish waits for it. */
  async end(): Promise<void> {
    await this.database
      .run((db) => db.delete(webProcesses).where(sql`${webProcesses.id} = ${this.#id}`))
      .catch(() => undefined);
  }
}
