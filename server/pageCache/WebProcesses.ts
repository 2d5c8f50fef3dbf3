import { randomUUID } from 'node:crypto';
import { and, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { webProcesses } from './tables';

/** How often a process reports that it is at work, in ms. */
const REPORT_MS = 5000;
/** A process that has not reported for this long has ended, in seconds. */
const SILENT_SECONDS = 12;
/** The first pause between two questions, in ms; each is twice as long as the one before, … */
const FIRST_PAUSE_MS = 25;
/** … up to this long. */
const LONGEST_PAUSE_MS = 200;

/** The web processes at work, and how far each has applied what was published. */
export class WebProcesses {
  readonly #id = randomUUID();
  #reported = -1;
  #reportedAt = -Infinity;

  constructor(private readonly database: Pick<Database, 'run'>) {}

  /**
   * Reports the last row of `content_purge` that this process applied, if that is new or was not
   * said for a while.
   */
  async report(applied: number): Promise<void> {
    const now = performance.now();
    if (applied <= this.#reported && now - this.#reportedAt < REPORT_MS) return;
    await this.database.run((db) => {
      const isOver = sql`${webProcesses.seenAt} < now() - interval '1 hour'`;
      const over = db.$with('over').as(db.delete(webProcesses).where(isOver).returning());
      return db
        .with(over)
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
   * Waits until all other processes have applied a row; not for one that has not reported for a while.
   * @param end when it is given up, by `performance.now()`
   */
  async waitForOthers(row: number, end: number): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (performance.now() < end && (await this.#areBehind(row))) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  async #areBehind(row: number): Promise<boolean> {
    const { id, applied, seenAt } = webProcesses;
    const isAtWork = gt(seenAt, sql`now() - make_interval(secs => ${SILENT_SECONDS})`);
    const behind = await this.database.run((db) =>
      db
        .select({ id })
        .from(webProcesses)
        .where(and(ne(id, this.#id), lt(applied, row), isAtWork))
        .limit(1),
    );
    return behind.length > 0;
  }

  /** No publish waits for this process any more. */
  async end(): Promise<void> {
    await this.database
      .run((db) => db.delete(webProcesses).where(sql`${webProcesses.id} = ${this.#id}`))
      .catch(() => undefined);
  }
}
