import { asc, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { searchChangeLog } from '../../platform/database/tables/search';
import { parseOwnJson } from '../../domain/ownJson';

/** Any number that nothing else in the database uses for an advisory lock. */
const LOG_LOCK = 7_236_002;
/** Rows that one statement writes. */
const ROWS = 500;
/** Days that lines are kept: who has not read for so long begins anew. */
const KEEP_DAYS = 3;

/** A document before and after a change, as far as others may know it; null where it is not there. */
export interface LoggedChange {
  id: string;
  before: string | null;
  after: string | null;
}

/** A line of the log. */
interface ChangeLine {
  sequence: number;
  index: string;
  id: string;
  before: object | null;
  after: object | null;
}

export interface ChangePage {
  changes: ChangeLine[];
  /** Where the log ends: what comes later has a higher number. */
  last: number;
}

/**
 * Writes lines of the log within the transaction of what they tell. Writers take turns until they commit: numbers
 * become visible in their order, so that who reads on from the highest one misses none.
 */
export async function logChanges(
  transaction: Transaction,
  index: string,
  changes: readonly LoggedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOG_LOCK})`);
  for (let at = 0; at < changes.length; at += ROWS) {
    const rows = changes.slice(at, at + ROWS).map((change) => ({ index, ...change }));
    await transaction.insert(searchChangeLog).values(rows);
  }
}

/** Lines behind a number in their order; without a number only where the log ends. */
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
    before: parsed(before),
    after: parsed(after),
  }));
  return { changes, last: changes.at(-1)?.sequence ?? Math.max(after, Number(end?.last ?? 0)) };
}

/** Erases lines that are old. */
export async function eraseChangeLog(db: Database): Promise<void> {
  await db
    .delete(searchChangeLog)
    .where(lt(searchChangeLog.changedAt, sql`now() - ${KEEP_DAYS} * interval '1 day'`));
}

const parsed = (json: string | null): object | null =>
  json === null ? null : parseOwnJson<object>(json);
