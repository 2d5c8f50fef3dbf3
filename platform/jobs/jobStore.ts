import { and, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Statements } from '../database/Database';
import { jobs } from '../database/tables/jobs';

/** What a job is known by: the thing that it is about, in the queue of those who do it. */
export interface JobKey {
  queue: string;
  key: string;
}

export interface NewJob extends JobKey {
  /** What no other row tells. */
  payload?: unknown;
  /** Ms until it is due; at once when absent. */
  waitMs?: number;
}

/** A job that this process has taken upon itself. */
export interface ClaimedJob extends JobKey {
  payload: unknown;
  /** This attempt included. */
  attempts: number;
  createdAt: Date;
  /** When this attempt counts as lost, in the database's own words. */
  leasedUntil: string | null;
}

const inMs = (ms: number): SQL => sql`now() + ${ms}::double precision * interval '1 millisecond'`;

const isOf = ({ queue, key }: JobKey) => and(eq(jobs.queue, queue), eq(jobs.key, key));

/** The attempt is still this process's own. */
const isHeld = (job: ClaimedJob) =>
  and(isOf(job), sql`${jobs.leasedUntil} = ${job.leasedUntil}::timestamptz`);

const isWaiting = (queue: string) => and(eq(jobs.queue, queue), isNull(jobs.deadAt));

/** It was noted again during the attempt: taking it made both times the same. */
const isNotedAgain = ne(jobs.due, sql`${jobs.leasedUntil}`);

/**
 * Notes that there is something to do, in the caller's transaction. Noted again it is due anew, as if it had never been
 * tried; while somebody is at it nobody else begins.
 */
export async function enqueueJob(
  db: Statements,
  { queue, key, payload = {}, waitMs = 0 }: NewJob,
): Promise<void> {
  const due = inMs(waitMs);
  await db
    .insert(jobs)
    .values({ queue, key, payload, due })
    .onConflictDoUpdate({
      target: [jobs.queue, jobs.key],
      set: { payload, due, attempts: 0, deadAt: null, reason: null },
    });
}

/** Takes the job that is due the longest, or the one of that key, for so many ms. */
export async function claimJob(
  db: Statements,
  { queue, key }: Pick<JobKey, 'queue'> & Partial<JobKey>,
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const isFree = or(isNull(jobs.leasedUntil), sql`${jobs.leasedUntil} <= now()`);
  const next = db
    .select({ key: jobs.key })
    .from(jobs)
    .where(
      and(
        isWaiting(queue),
        lte(jobs.due, sql`now()`),
        isFree,
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
      due: inMs(leaseMs),
      leasedUntil: inMs(leaseMs),
    })
    .where(and(eq(jobs.queue, queue), eq(jobs.key, sql`(${next})`)))
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
export async function untilNextJob(db: Statements, queue: string): Promise<number | undefined> {
  const wait = sql<
    number | null
  >`(extract(epoch from min(greatest(${jobs.due}, ${jobs.leasedUntil})) - now()) * 1000)::float8`;
  const [next] = await db.select({ wait }).from(jobs).where(isWaiting(queue));
  return typeof next?.wait !== 'number' ? undefined : Math.max(next.wait, 0);
}

/** It is done, and forgotten. Noted again meanwhile, it stays due. */
export async function completeJob(db: Statements, job: ClaimedJob): Promise<void> {
  const { rowCount } = await db
    .delete(jobs)
    .where(and(isHeld(job), eq(jobs.due, sql`${jobs.leasedUntil}`)));
  if (rowCount === 0) {
    await db.update(jobs).set({ leasedUntil: null }).where(isHeld(job));
  }
}

/** There is more to do in so many ms. Noted again meanwhile, it is due at once. */
export async function postponeJob(db: Statements, job: ClaimedJob, waitMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: 0, leasedUntil: null, due: unlessNotedAgain(waitMs) })
    .where(isHeld(job));
}

/** The attempt failed: it is tried again in so many ms, or at once where it was noted again meanwhile. */
export async function retryJob(db: Statements, job: ClaimedJob, waitMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ leasedUntil: null, due: unlessNotedAgain(waitMs) })
    .where(isHeld(job));
}

/** It is given up, and kept for a person. @param reason nothing that a visitor wrote */
export async function buryJob(db: Statements, job: ClaimedJob, reason: string): Promise<void> {
  await db
    .update(jobs)
    .set({ leasedUntil: null, deadAt: sql`now()`, reason: reason.slice(0, 300) })
    .where(isHeld(job));
}

const unlessNotedAgain = (waitMs: number): SQL =>
  sql`case when ${isNotedAgain} then ${jobs.due} else ${inMs(waitMs)} end`;
