import type { Logger } from 'pino';
import { backoff } from '../../../../platform/jobs/backoff';
import type { ClaimedJob } from '../../../../platform/jobs/jobStore';
import { failureReason, JobGivenUpError, JobWorker } from '../../../../platform/jobs/JobWorker';
import { queueNames } from '../../../../platform/jobs/queueNames';
import { COMHUB_TIMEOUT_MS } from './comhub';
import { isPermanentFailure } from './isPermanentFailure';
import type { Destination, LeadClient, Recipient } from './lead.types';
import type { LeadStore, PendingLead } from './LeadStore';
import { NoRecipient } from './NoRecipient';

/** Durations and pauses of deliveries, in ms. */
export interface DeliveryTimes {
  /** Time for which an attempt claims a job; longer than the upstream's timeout. */
  lease: number;
  /** Pause between the first attempts. */
  retry: number;
  /** Pause between later attempts: doubled each time, up to the maximum. */
  laterRetry: number;
  maxRetryDelay: number;
  /** Interval of polling for due jobs, including those of processes that have stopped. */
  poll: number;
}

const defaultTimesMs: DeliveryTimes = {
  lease: COMHUB_TIMEOUT_MS + 10_000,
  retry: 1000,
  laterRetry: 5000,
  maxRetryDelay: 300_000,
  poll: 5000,
};

/** Number of attempts with short pauses. */
const FIRST_ATTEMPTS = 3;
/** Maximum number of concurrent deliveries. */
const MAX_CONCURRENT = 4;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface LeadDeliveryOptions {
  store: LeadStore;
  /** Upstreams that accept leads. */
  clients: Readonly<Record<Destination, LeadClient>>;
  /** @throws NoRecipient if there is none, or another error if the recipient cannot be looked up now */
  findRecipient: (lead: PendingLead) => Promise<Recipient>;
  /** Days after which delivered enquiries are erased. */
  keepDays: number;
  logger: Logger;
  times?: Partial<DeliveryTimes>;
}

/**
 * Delivers leads from the outbox until each is accepted or given up (`LeadStore.recordFailure`), first at
 * short, then at growing intervals. Several processes may deliver at the same time. Logs contain only the ids
 * of leads.
 */
export class LeadDelivery {
  readonly #worker: JobWorker;
  #eraseTimer: NodeJS.Timeout | undefined;
  #countTimer: NodeJS.Timeout | undefined;
  #deadLetters = 0;

  constructor(private readonly options: LeadDeliveryOptions) {
    const times = { ...defaultTimesMs, ...options.times };
    const { store, logger } = options;
    this.#worker = new JobWorker({
      database: store.database,
      queue: queueNames.lead,
      work: (job) => this.#deliver(job),
      beforePoll: () => store.adoptLeadsOfEarlierRelease(),
      maxRunning: MAX_CONCURRENT,
      waitAfter: (attempts) =>
        attempts < FIRST_ATTEMPTS
          ? times.retry
          : backoff(attempts - FIRST_ATTEMPTS + 1, { ...times, retry: times.laterRetry }),
      logFields: ({ key }) => ({ lead: key }),
      logMessages: {
        unreadable: 'leads not read; will retry',
        delayed: 'lead not delivered; will retry',
      },
      logger,
      times,
    });
  }

  start(): void {
    this.#eraseTimer = setInterval(() => void this.#erase(), HOUR_MS).unref();
    void this.#erase();
    this.#countTimer = setInterval(() => void this.updateDeadLetterCount(), MINUTE_MS).unref();
    void this.updateDeadLetterCount();
    this.wake();
  }

  /** Number of leads that were given up, at most a minute old. */
  get deadLetters(): number {
    return this.#deadLetters;
  }

  /** Updates `deadLetters`; while the database is down, the last number remains. */
  async updateDeadLetterCount(): Promise<void> {
    const { deadLetters } = this.options.store;
    this.#deadLetters = await deadLetters.count().catch(() => this.#deadLetters);
  }

  /** Delivers due leads now; call it after adding one. */
  wake(): void {
    this.#worker.wake();
  }

  /** Waits for deliveries in progress; other leads remain in the outbox. */
  async close(): Promise<void> {
    clearInterval(this.#eraseTimer);
    clearInterval(this.#countTimer);
    await this.#worker.close();
  }

  /** Makes one attempt. @throws the error of the attempt, or JobGivenUpError after the last one */
  async #deliver({ key, attempts }: ClaimedJob): Promise<undefined> {
    const { store, clients, logger } = this.options;
    const lead = await store.find(key);
    // A process of an earlier release may have delivered it.
    if (!lead) return;
    const { formSubmissionId, formName, destination, enquiry } = lead;
    const logFields = { lead: formSubmissionId, attempts };
    try {
      const recipient = lead.recipient ?? (await this.#findRecipient(lead));
      const { values, source } = enquiry;
      await clients[destination].send({
        formName,
        formSubmissionId,
        values: { ...values, ...recipient, source },
      });
      await store.markDelivered(formSubmissionId, attempts);
      logger.info(logFields, 'lead delivered');
    } catch (error) {
      const reason = failureReason(error);
      const failure = { reason, attempts, isPermanent: isPermanentFailure(error) };
      const isDead = await store.recordFailure(formSubmissionId, failure).catch(() => false);
      if (!isDead) throw error;
      logger.error({ ...logFields, reason }, 'lead given up; correct and resend it at /_leads');
      await this.updateDeadLetterCount();
      throw new JobGivenUpError(reason);
    }
  }

  /** Looks up the recipient of a lead that was accepted without one, while the search service was down. */
  async #findRecipient(lead: PendingLead): Promise<Recipient> {
    const { findRecipient, store } = this.options;
    const recipient = await findRecipient(lead).catch((error: unknown) => {
      // The visitor has been thanked already: the lead is delivered without a recipient rather than dropped.
      if (!(error instanceof NoRecipient)) throw error;
      return error.fallback;
    });
    await store.saveRecipient(lead.formSubmissionId, recipient);
    return recipient;
  }

  async #erase(): Promise<void> {
    const { store, keepDays, logger } = this.options;
    try {
      const leads = await store.erase(keepDays);
      if (leads > 0) logger.info({ leads }, 'delivered leads erased');
    } catch (error) {
      logger.warn({ error }, 'delivered leads not erased; will retry');
    }
  }
}
