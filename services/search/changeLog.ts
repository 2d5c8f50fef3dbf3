import { asc, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { searchChangeLog } from '../../platform/database/tables/search';
import { parseOwnJson } from '../../domain/ownJson';

/** An arbitrary number that nothing else in the database uses for an advisory lock. */
const LOG_LOCK = 7_236_002;
/** Maximum number of rows in one statement. */
const MAX_ROWS = 500;
/** Lines are erased after this many days: a reader that is further behind must start again. */
const RETENTION_DAYS = 3;

/** A document before and after a change, with its public fields only; null if it does not exist. */
export interface LoggedChange {
  id: string;
  before: string | null;
  after: string | null;
}

/** A row of the change log. */
interface ChangeLine {
  sequence: number;
  index: string;
  id: string;
  before: object | null;
  after: object | null;
}

export interface ChangePage {
  changes: ChangeLine[];
  /** Sequence number of the last line. */
  last: number;
}

/**
 * Writes lines of the log in the transaction of the changes. A lock makes writers wait until the previous
 * one has committed, so that numbers become visible in order, and a reader that continues from the highest
 * one misses none.
 */
export async function logChanges(
  transaction: Transaction,
  index: string,
  changes: readonly LoggedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOG_LOCK})`);
  for (let start = 0; start < changes.length; start += MAX_ROWS) {
    const rows = changes.slice(start, start + MAX_ROWS).map((change) => ({ index, ...change }));
    await transaction.insert(searchChangeLog).values(rows);
  }
}

/** Lines after a sequence number, in order; without a number only the end of the log. */
export async function readChangeLog(
  db: Database,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<ChangePage> {
  const [end] = await db
    .select({ last: sql<string>`coalesce(max(${searchChangeLog.sequence}), 0)` })
    .from(searchChangeLog);
  if (after === undefined) return { changes: [], last: Number(end?.last ?? 0) };
  const rows = await db
    .select()
    .from(searchChangeLog)
    .where(gt(searchChangeLog.sequence, after))
    .orderBy(asc(searchChangeLog.sequence))
    .limit(limit);
  const changes = rows.map(({ sequence, index, id, before, after }) => ({
    sequence,
    index,
    id,
    before: parseOrNull(before),
    after: parseOrNull(after),
  }));
  return { changes, last: changes.at(-1)?.sequence ?? Math.max(after, Number(end?.last ?? 0)) };
}

/** Erases old lines. */
export async function eraseChangeLog(db: Database): Promise<void> {
  await db
    .delete(searchChangeLog)
    .where(lt(searchChangeLog.changedAt, sql`now() - ${RETENTION_DAYS} * interval '1 day'`));
}

const parseOrNull = (json: string | null): object | null =>
  json === null ? null : parseOwnJson<object>(json);
