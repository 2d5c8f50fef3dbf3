import { and, eq, isNull, lte, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Statements } from '../database/Database';
import { jobs } from '../database/tables/jobs';

/** Identifies a job: its queue, and the record that it is about. */
export interface JobKey {
  queue: string;
  key: string;
}

/** A job to enqueue. */
export interface NewJob extends JobKey {
  /** Data that is stored nowhere else. */
  payload?: unknown;
  /** Ms until the job is due; at once when absent. */
  waitMs?: number;
}

/** A job that this process has leased. */
export interface ClaimedJob extends JobKey {
  payload: unknown;
  /** The number of attempts, including this one. */
  attempts: number;
  createdAt: Date;
  /** When this attempt's lease expires, as the database writes it. */
  leasedUntil: string | null;
}

const afterMs = (ms: number): SQL =>
  sql`now() + ${ms}::double precision * interval '1 millisecond'`;

const isJob = ({ queue, key }: JobKey) => and(eq(jobs.queue, queue), eq(jobs.key, key));

/** Condition that this process still has the lease. */
const hasLease = (job: ClaimedJob) =>
  and(isJob(job), sql`${jobs.leasedUntil} = ${job.leasedUntil}::timestamptz`);

const isWaiting = (queue: string) => and(eq(jobs.queue, queue), isNull(jobs.deadAt));

/** Condition that the job was enqueued again during the attempt: claiming it had made both times equal. */
const wasEnqueuedAgain = ne(jobs.due, sql`${jobs.leasedUntil}`);

/**
 * Enqueues a job in the caller's transaction. An existing job becomes due again and its attempts are reset;
 * while it runs, no other process starts it.
 */
export async function enqueueJob(
  db: Statements,
  { queue, key, payload = {}, waitMs = 0 }: NewJob,
): Promise<void> {
  const due = afterMs(waitMs);
  await db
    .insert(jobs)
    .values({ queue, key, payload, due })
    .onConflictDoUpdate({
      target: [jobs.queue, jobs.key],
      set: { payload, due, attempts: 0, deadAt: null, reason: null },
    });
}

/** SQL that enqueues a job for each row of another statement, as a part of that statement. */
export const enqueueEach = (queue: string, key: SQLWrapper, rows: SQLWrapper): SQL =>
  sql`insert into ${jobs} ("queue", "key") select ${queue}, ${key}::text from ${rows}`;

/**
 * Leases the job that has been due the longest, or the job with the given key, for `leaseMs`. Undefined when
 * none is due.
 */
export async function claimJob(
  db: Statements,
  { queue, key }: Pick<JobKey, 'queue'> & Partial<JobKey>,
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const isUnleased = or(isNull(jobs.leasedUntil), sql`${jobs.leasedUntil} <= now()`);
  const nextKey = db
    .select({ key: jobs.key })
    .from(jobs)
    .where(
      and(
        isWaiting(queue),
        lte(jobs.due, sql`now()`),
        isUnleased,
        key === undefined ? undefined : eq(jobs.key, key),
      ),
    )
    .orderBy(jobs.due)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      due: afterMs(leaseMs),
      leasedUntil: afterMs(leaseMs),
    })
    .where(and(eq(jobs.queue, queue), eq(jobs.key, sql`(${nextKey})`)))
    .returning({
      queue: jobs.queue,
      key: jobs.key,
      payload: jobs.payload,
      attempts: jobs.attempts,
      createdAt: jobs.createdAt,
      leasedUntil: jobs.leasedUntil,
    });
  return claimed;
}

/** Ms until a job of the queue is due; undefined when none waits. */
export async function getMsUntilNextJob(
  db: Statements,
  queue: string,
): Promise<number | undefined> {
  const waitMs = sql<
    number | null
  >`(extract(epoch from min(greatest(${jobs.due}, ${jobs.leasedUntil})) - now()) * 1000)::float8`;
  const [next] = await db.select({ wait: waitMs }).from(jobs).where(isWaiting(queue));
  return typeof next?.wait !== 'number' ? undefined : Math.max(next.wait, 0);
}

/** Deletes a finished job. If it was enqueued again in the meantime, it stays due. */
export async function completeJob(db: Statements, job: ClaimedJob): Promise<void> {
  const { rowCount } = await db
    .delete(jobs)
    .where(and(hasLease(job), eq(jobs.due, sql`${jobs.leasedUntil}`)));
  if (rowCount === 0) {
    await db.update(jobs).set({ leasedUntil: null }).where(hasLease(job));
  }
}

/** Makes the job due again in `waitMs`, or at once if it was enqueued again in the meantime. */
export async function postponeJob(db: Statements, job: ClaimedJob, waitMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: 0, leasedUntil: null, due: unlessEnqueuedAgain(waitMs) })
    .where(hasLease(job));
}

/** Makes a failed job due again in `waitMs`, or at once if it was enqueued again in the meantime. */
export async function retryJob(db: Statements, job: ClaimedJob, waitMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ leasedUntil: null, due: unlessEnqueuedAgain(waitMs) })
    .where(hasLease(job));
}

/**
 * Gives the job up, and keeps it for an operator.
 * @param reason must not contain visitors' input
 */
export async function buryJob(db: Statements, job: ClaimedJob, reason: string): Promise<void> {
  await db
    .update(jobs)
    .set({ leasedUntil: null, deadAt: sql`now()`, reason: reason.slice(0, 300) })
    .where(hasLease(job));
}

const unlessEnqueuedAgain = (waitMs: number): SQL =>
  sql`case when ${wasEnqueuedAgain} then ${jobs.due} else ${afterMs(waitMs)} end`;
