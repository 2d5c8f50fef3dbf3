import { sql, type SQL } from 'drizzle-orm';
import type { Statements } from '../database/Database';
import { jobs } from '../database/tables/jobs';

/**
 * Earlier releases know nothing of jobs: each of their outboxes is a table with "next_attempt_at". They serve beside this
 * release for minutes, and it may be gone back to. This module goes with those columns, in the next release.
 */

/** What "next_attempt_at" is for a job that is due in so many ms: so long after that an earlier release does it instead. */
export const unlessDone = (waitMs = 0): SQL =>
  sql`now() + ${waitMs}::double precision * interval '1 millisecond' + interval '10 minutes'`;

interface Outbox {
  queue: string;
  table: string;
  /** Column of the key; its own name when absent. */
  key?: string;
  /** Which rows wait; all that have a time when absent, and that nobody is at. */
  isWaiting?: SQL;
}

/** Makes jobs of what an earlier release has noted, or left undone, in its table. */
export async function adoptJobs(
  db: Statements,
  { queue, table, key = 'key', isWaiting = isFree(table) }: Outbox,
): Promise<void> {
  const from = sql.identifier(table);
  const of = sql`${from}.${sql.identifier(key)}`;
  const at = sql`${from}."next_attempt_at"`;
  await db.execute(sql`
    with left_behind as (
      select ${of} as "key", ${at} as "due" from ${from} where ${at} is not null and ${isWaiting}
         and (${at} <= now() or not exists (
           select from ${jobs} where ${jobs.queue} = ${queue} and ${jobs.key} = ${of}::text))
         for update skip locked
    ), passed_on as (
      update ${from} set "next_attempt_at" = greatest(l."due", now()) + interval '10 minutes'
        from left_behind l where ${of} = l."key"
    )
    insert into ${jobs} ("queue", "key", "due") select ${queue}::text, "key"::text, "due" from left_behind
    on conflict ("queue", "key") do update
       set "due" = least(${jobs.due}, excluded."due"), "dead_at" = null, "reason" = null`);
}

function isFree(table: string): SQL {
  const lease = sql`${sql.identifier(table)}."leased_until"`;
  return sql`(${lease} is null or ${lease} <= now())`;
}
