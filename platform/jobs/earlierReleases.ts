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

/** Makes jobs of what an earlier release has noted, or left undone, in its table. */
export async function adoptJobs(
  db: Statements,
  { queue, table }: { queue: string; table: string },
): Promise<void> {
  const from = sql.identifier(table);
  await db.execute(sql`
    with left_behind as (
      select o."key", o."next_attempt_at" as "due" from ${from} o
       where o."next_attempt_at" is not null and (o."leased_until" is null or o."leased_until" <= now())
         and (o."next_attempt_at" <= now() or not exists (
           select from ${jobs} where ${jobs.queue} = ${queue} and ${jobs.key} = o."key"::text))
         for update skip locked
    ), passed_on as (
      update ${from} o set "next_attempt_at" = greatest(l."due", now()) + interval '10 minutes'
        from left_behind l where o."key" = l."key"
    )
    insert into ${jobs} ("queue", "key", "due") select ${queue}::text, "key"::text, "due" from left_behind
    on conflict ("queue", "key") do update set "due" = least(${jobs.due}, excluded."due")`);
}
