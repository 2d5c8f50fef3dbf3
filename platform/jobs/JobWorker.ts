import type { Database } from '../database/Database';
import type { Logger } from '../log';
import { UpstreamError } from '../upstreams/UpstreamError';
import { backoff, type BackoffTimes } from './backoff';
import { DueWork } from './DueWork';
import {
  buryJob,
  claimJob,
  completeJob,
  postponeJob,
  retryJob,
  untilNextJob,
  type ClaimedJob,
} from './jobStore';

/** How long things take and wait, in ms. */
export interface JobTimes extends BackoffTimes {
  /** How long a job is taken for one attempt: longer than all that it asks may take to answer. */
  lease: number;
  /** How often to look for what other processes have left behind. */
  look: number;
}

const usualTimes: JobTimes = { lease: 60_000, retry: 5000, maxRetryDelay: 600_000, look: 5000 };

/** Tried so often, a job is a matter for a person: the log says error, no longer warning. */
const ALARMING_ATTEMPTS = 10;

/** What became of a job that did not fail: nothing is left of it, or it is to be done again in so many ms. */
export type JobOutcome = { againInMs: number } | undefined;

/** Thrown where trying again changes nothing. Its message is kept with the job, and holds nothing that a visitor wrote. */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp';
}

export interface JobWorkerOptions {
  database: Pick<Database, 'run'>;
  queue: string;
  /** Does one; what it throws is tried again. */
  work: (job: ClaimedJob) => Promise<JobOutcome>;
  /** Runs before each look at the queue, for what becomes a job by the passing of time. */
  beforeLook?: () => Promise<void>;
  /** Jobs at a time. */
  atOnce?: number;
  /** How long to wait after so many failed attempts, in ms; the backoff alone when absent. */
  waitAfter?: (attempts: number) => number;
  /** What the log says of a job, beside how often it was tried. */
  about: (job: ClaimedJob) => Readonly<Record<string, unknown>>;
  says: { unreadable: string; late: string };
  logger: Logger;
  times?: Partial<JobTimes>;
}

/**
 * Does the jobs of a queue, each by one process at a time, and again until it is done. A process that ends loses none: what
 * it had taken is due again when its lease is over.
 */
export class JobWorker {
  readonly #times: JobTimes;
  readonly #due: DueWork<ClaimedJob>;

  constructor(private readonly options: JobWorkerOptions) {
    const { database, queue, beforeLook, atOnce = 2, logger, says } = options;
    const times = { ...usualTimes, ...options.times };
    this.#times = times;
    this.#due = new DueWork({
      claim: async () => {
        await beforeLook?.();
        return database.run((db) => claimJob(db, { queue }, times.lease));
      },
      untilNext: () => database.run((db) => untilNextJob(db, queue)),
      work: (job) => this.attempt(job),
      onError: (error) => logger.warn({ error }, says.unreadable),
      atOnce,
      lookMs: times.look,
    });
  }

  /** Looks for what is due; call it to begin, and when a job was noted. */
  readonly wake = (): void => this.#due.wake();

  /** Waits for what is under way; the rest stays in the queue. */
  readonly close = (): Promise<void> => this.#due.close();

  /** Does one job at once, where it is due and nobody is at it. Never rejects: what fails is tried again. */
  async doNow(key: string, work: (job: ClaimedJob) => Promise<JobOutcome>): Promise<void> {
    const { database, queue, says, logger } = this.options;
    try {
      const job = await database.run((db) => claimJob(db, { queue, key }, this.#times.lease));
      if (job) await this.attempt(job, work);
    } catch (error) {
      logger.warn({ error }, says.unreadable);
    }
  }

  /** Does a job that was taken. Never rejects: what fails is tried again. */
  async attempt(
    job: ClaimedJob,
    work: (job: ClaimedJob) => Promise<JobOutcome> = this.options.work,
  ): Promise<void> {
    const { database } = this.options;
    try {
      const outcome = await work(job);
      await database.run((db) =>
        outcome ? postponeJob(db, job, outcome.againInMs) : completeJob(db, job),
      );
    } catch (error) {
      await this.#failed(job, error).catch(() => undefined);
    }
  }

  async #failed(job: ClaimedJob, error: unknown): Promise<void> {
    const { database, about, says, waitAfter, logger } = this.options;
    const { attempts } = job;
    if (error instanceof JobGivenUp) {
      return database.run((db) => buryJob(db, job, error.message));
    }
    const level = attempts < ALARMING_ATTEMPTS ? 'warn' : 'error';
    logger[level]({ ...about(job), attempts, reason: failureReason(error) }, says.late);
    const wait = waitAfter?.(attempts) ?? backoff(attempts, this.#times);
    await database.run((db) => retryJob(db, job, wait));
  }
}

/** Why an attempt failed, without anything that another system may have repeated of what a visitor wrote. */
export function failureReason(error: unknown): string {
  if (error instanceof UpstreamError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
