import { sql, type SQL } from 'drizzle-orm';
import type { Statements } from '../database/Database';
import { jobs } from '../database/tables/jobs';

/**
 * Earlier releases do not use jobs: each of their outboxes is a table with "next_attempt_at". During a deploy
 * they run in parallel with this release for minutes, and a deploy may be rolled back to them. This module is
 * removed with those columns, in the next release.
 */

/**
 * `next_attempt_at` of a job that is due in this many ms, plus ten minutes: an earlier release then runs the
 * job only if this one does not.
 */
export const fallbackDueAt = (waitMs = 0): SQL =>
  sql`now() + ${waitMs}::double precision * interval '1 millisecond' + interval '10 minutes'`;

interface Outbox {
  queue: string;
  table: string;
  /** Column of the key; `key` when absent. */
  key?: string;
  /** Condition for waiting rows; by default all that are not leased. */
  isWaiting?: SQL;
}

/** Creates jobs for rows that an earlier release has added to its table, or has not finished. */
export async function adoptJobs(
  db: Statements,
  { queue, table, key = 'key', isWaiting = isFree(table) }: Outbox,
): Promise<void> {
  const tableName = sql.identifier(table);
  const keyColumn = sql`${tableName}.${sql.identifier(key)}`;
  const dueColumn = sql`${tableName}."next_attempt_at"`;
  await db.execute(sql`
    with left_behind as (
      select ${keyColumn} as "key", ${dueColumn} as "due" from ${tableName} where ${dueColumn} is not null and ${isWaiting}
         and (${dueColumn} <= now() or not exists (
           select from ${jobs} where ${jobs.queue} = ${queue} and ${jobs.key} = ${keyColumn}::text))
         for update skip locked
    ), passed_on as (
      update ${tableName} set "next_attempt_at" = greatest(l."due", now()) + interval '10 minutes'
        from left_behind l where ${keyColumn} = l."key"
    )
    insert into ${jobs} ("queue", "key", "due") select ${queue}::text, "key"::text, "due" from left_behind
    on conflict ("queue", "key") do update
       set "due" = least(${jobs.due}, excluded."due"), "dead_at" = null, "reason" = null`);
}

function isFree(table: string): SQL {
  const lease = sql`${sql.identifier(table)}."leased_until"`;
  return sql`(${lease} is null or ${lease} <= now())`;
}
