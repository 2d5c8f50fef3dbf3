import type { Database } from '../database/Database';
import type { Logger } from '../log';
import { UpstreamError } from '../upstreams/UpstreamError';
import { backoff, type BackoffTimes } from './backoff';
import { JobRunner } from './JobRunner';
import {
  buryJob,
  claimJob,
  completeJob,
  postponeJob,
  retryJob,
  getMsUntilNextJob,
  type ClaimedJob,
} from './jobStore';

/** Durations and delays, in ms. */
export interface JobTimes extends BackoffTimes {
  /** How long a job is leased for one attempt: longer than all requests that it makes may take. */
  lease: number;
  /** How often to check for jobs that other processes have abandoned. */
  poll: number;
}

const DEFAULT_TIMES: JobTimes = { lease: 60_000, retry: 5000, maxRetryDelay: 600_000, poll: 5000 };

/** From this many attempts on, an operator must act: the log level is error instead of warn. */
const ALARM_AFTER_ATTEMPTS = 10;

/** The result of a job that did not fail: undefined if it is finished, else when it runs again. */
export type JobOutcome = { againInMs: number } | undefined;

/**
 * Thrown when a retry cannot succeed. The message is stored with the job and must not contain visitors'
 * input.
 */
export class JobGivenUpError extends Error {
  override readonly name = 'JobGivenUp';
}

export interface JobWorkerOptions {
  database: Pick<Database, 'run'>;
  queue: string;
  /** Runs a job; if it rejects, the job is retried. */
  work: (job: ClaimedJob) => Promise<JobOutcome>;
  /** Runs before each read of the queue, to create jobs for rows that have become due. */
  beforePoll?: () => Promise<void>;
  /** Maximum number of jobs that run at the same time; 2 when absent. */
  maxRunning?: number;
  /** How long to wait after this many failed attempts, in ms; exponential backoff when absent. */
  waitAfter?: (attempts: number) => number;
  /** Additional fields for the log lines of a job. */
  logFields: (job: ClaimedJob) => Readonly<Record<string, unknown>>;
  logMessages: { unreadable: string; delayed: string };
  logger: Logger;
  times?: Partial<JobTimes>;
}

/**
 * Runs the jobs of a queue until they succeed, each in one process at a time. If a process ends, none of its
 * jobs is lost: a leased job is due again when its lease expires.
 */
export class JobWorker {
  readonly #times: JobTimes;
  readonly #runner: JobRunner<ClaimedJob>;

  constructor(private readonly options: JobWorkerOptions) {
    const { database, queue, beforePoll, maxRunning = 2, logger, logMessages } = options;
    const times = { ...DEFAULT_TIMES, ...options.times };
    this.#times = times;
    this.#runner = new JobRunner({
      claim: async () => {
        await beforePoll?.();
        return database.run((db) => claimJob(db, { queue }, times.lease));
      },
      getMsUntilNext: () => database.run((db) => getMsUntilNextJob(db, queue)),
      work: (job) => this.attempt(job),
      onError: (error) => logger.warn({ error }, logMessages.unreadable),
      maxRunning,
      pollMs: times.poll,
    });
  }

  /** Starts due jobs; called at start, and when a job was added. */
  readonly wake = (): void => this.#runner.wake();

  /** Waits for the running jobs; the other jobs stay in the queue. */
  readonly close = (): Promise<void> => this.#runner.close();

  /** Runs one job at once, if it is due and not running. Never rejects: a failed job is retried. */
  async doNow(key: string, work: (job: ClaimedJob) => Promise<JobOutcome>): Promise<void> {
    const { database, queue, logMessages, logger } = this.options;
    try {
      const job = await database.run((db) => claimJob(db, { queue, key }, this.#times.lease));
      if (job) await this.attempt(job, work);
    } catch (error) {
      logger.warn({ error }, logMessages.unreadable);
    }
  }

  /** Runs a leased job. Never rejects: a failed job is retried. */
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
      await this.#onFailure(job, error).catch(() => undefined);
    }
  }

  async #onFailure(job: ClaimedJob, error: unknown): Promise<void> {
    const { database, logFields, logMessages, waitAfter, logger } = this.options;
    const { attempts } = job;
    if (error instanceof JobGivenUpError) {
      return database.run((db) => buryJob(db, job, error.message));
    }
    const level = attempts < ALARM_AFTER_ATTEMPTS ? 'warn' : 'error';
    logger[level](
      { ...logFields(job), attempts, reason: failureReason(error) },
      logMessages.delayed,
    );
    const waitMs = waitAfter?.(attempts) ?? backoff(attempts, this.#times);
    await database.run((db) => retryJob(db, job, waitMs));
  }
}

/** Why an attempt failed, without text of other systems, which may repeat visitors' input. */
export function failureReason(error: unknown): string {
  if (error instanceof UpstreamError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
