import type { Logger } from 'pino';
import { backoff } from '../../../../platform/jobs/backoff';
import type { ClaimedJob } from '../../../../platform/jobs/jobStore';
import { failureReason, JobGivenUp, JobWorker } from '../../../../platform/jobs/JobWorker';
import { COMHUB_TIMEOUT_MS } from './comhub';
import { isRefusedForGood } from './isRefusedForGood';
import type { Destination, LeadClient, Recipient } from './lead.types';
import type { LeadStore, WaitingLead } from './LeadStore';
import { NoRecipient } from './NoRecipient';
import { LEAD_QUEUE } from './tables';

/** How long deliveries take and wait, in ms. */
export interface DeliveryTimes {
  /** How long a lead is taken for one attempt: longer than the service may take to answer. */
  lease: number;
  /** Between the first attempts (spec 2 §7). */
  retry: number;
  /** Between later ones: twice as long each time, up to the longest. */
  laterRetry: number;
  maxRetryDelay: number;
  /** How often to look for leads that another process has left behind. */
  look: number;
}

const usualTimes: DeliveryTimes = {
  lease: COMHUB_TIMEOUT_MS + 10_000,
  retry: 1000,
  laterRetry: 5000,
  maxRetryDelay: 300_000,
  look: 5000,
};

/** Attempts that follow each other quickly (spec 2 §7). */
const FIRST_ATTEMPTS = 3;
/** Deliveries at a time. */
const AT_ONCE = 4;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface LeadDeliveryOptions {
  store: LeadStore;
  /** Upstreams that take leads. */
  clients: Readonly<Record<Destination, LeadClient>>;
  /** @throws NoRecipient, or anything when it cannot be told now */
  findRecipient: (lead: WaitingLead) => Promise<Recipient>;
  /** Days after which what was delivered is erased. */
  keepDays: number;
  logger: Logger;
  times?: Partial<DeliveryTimes>;
}

/**
 * Delivers the leads of the outbox until each is taken or given up (`LeadStore.failed`): attempts 1 s
 * apart at first, then later and later. Any number of processes may do so side by side. What is logged names leads by their ids alone.
 */
export class LeadDelivery {
  readonly #worker: JobWorker;
  #erasing: NodeJS.Timeout | undefined;
  #counting: NodeJS.Timeout | undefined;
  #deadLetters = 0;

  constructor(private readonly options: LeadDeliveryOptions) {
    const times = { ...usualTimes, ...options.times };
    const { store, logger } = options;
    this.#worker = new JobWorker({
      database: store.database,
      queue: LEAD_QUEUE,
      work: (job) => this.#deliver(job),
      beforeLook: () => store.adopt(),
      atOnce: AT_ONCE,
      waitAfter: (attempts) =>
        attempts < FIRST_ATTEMPTS
          ? times.retry
          : backoff(attempts - FIRST_ATTEMPTS + 1, { ...times, retry: times.laterRetry }),
      about: ({ key }) => ({ lead: key }),
      says: { unreadable: 'leads cannot be read', late: 'lead not delivered' },
      logger,
      times,
    });
  }

  start(): void {
    this.#erasing = setInterval(() => void this.#erase(), HOUR_MS).unref();
    void this.#erase();
    this.#counting = setInterval(() => void this.count(), MINUTE_MS).unref();
    void this.count();
    this.wake();
  }

  /** How many leads were given up, as of a minute ago. */
  get deadLetters(): number {
    return this.#deadLetters;
  }

  /** Counts those again; when the database does not tell, what was known stays. */
  async count(): Promise<void> {
    const { deadLetters } = this.options.store;
    this.#deadLetters = await deadLetters.count().catch(() => this.#deadLetters);
  }

  /** Looks for leads that are due; call it when one was added. */
  wake(): void {
    this.#worker.wake();
  }

  /** Waits for the deliveries under way; what waits stays in the outbox. */
  async close(): Promise<void> {
    clearInterval(this.#erasing);
    clearInterval(this.#counting);
    await this.#worker.close();
  }

  /** One attempt. @throws what it failed by, JobGivenUp where it was the last one */
  async #deliver({ key, attempts }: ClaimedJob): Promise<undefined> {
    const { store, clients, logger } = this.options;
    const lead = await store.find(key);
    // An earlier release may have delivered it.
    if (!lead) return;
    const { formSubmissionId, formName, destination, enquiry } = lead;
    const about = { lead: formSubmissionId, attempts };
    try {
      const recipient = lead.recipient ?? (await this.#recipientOf(lead));
      const { values, source } = enquiry;
      await clients[destination].send({
        formName,
        formSubmissionId,
        values: { ...values, ...recipient, source },
      });
      await store.delivered(formSubmissionId, attempts);
      logger.info(about, 'lead delivered');
    } catch (error) {
      const reason = failureReason(error);
      const failure = { reason, attempts, forGood: isRefusedForGood(error) };
      const isDead = await store.failed(formSubmissionId, failure).catch(() => false);
      if (!isDead) throw error;
      logger.error({ ...about, reason }, 'lead given up: it waits for a person');
      await this.count();
      throw new JobGivenUp(reason);
    }
  }

  /** Found now, where the search service did not answer when the enquiry came. */
  async #recipientOf(lead: WaitingLead): Promise<Recipient> {
    const { findRecipient, store } = this.options;
    const recipient = await findRecipient(lead).catch((error: unknown) => {
      // The visitor has been thanked: it arrives without an address rather than never.
      if (!(error instanceof NoRecipient)) throw error;
      return error.instead;
    });
    await store.keepRecipient(lead.formSubmissionId, recipient);
    return recipient;
  }

  async #erase(): Promise<void> {
    const { store, keepDays, logger } = this.options;
    try {
      const leads = await store.erase(keepDays);
      if (leads > 0) logger.info({ leads }, 'delivered leads erased');
    } catch (error) {
      logger.warn({ error }, 'delivered leads not erased');
    }
  }
}
