import type { Logger } from 'pino';
import { DueWork } from '../../../../platform/jobs/DueWork';
import { COMHUB_TIMEOUT_MS } from './comhub';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { isRefusedForGood } from './isRefusedForGood';
import type { Destination, LeadClient, Recipient } from './lead.types';
import type { ClaimedLead, LeadStore } from './LeadStore';
import { NoRecipient } from './NoRecipient';

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
/** A lead that has failed so often is a matter for a person: the log says error, no longer warning. */
const ALARMING_ATTEMPTS = 10;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface LeadDeliveryOptions {
  store: LeadStore;
  /** Upstreams that take leads. */
  clients: Readonly<Record<Destination, LeadClient>>;
  /** @throws NoRecipient, or anything when it cannot be told now */
  findRecipient: (lead: ClaimedLead) => Promise<Recipient>;
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
  readonly #times: DeliveryTimes;
  readonly #due: DueWork<ClaimedLead>;
  #erasing: NodeJS.Timeout | undefined;
  #counting: NodeJS.Timeout | undefined;
  #deadLetters = 0;

  constructor(private readonly options: LeadDeliveryOptions) {
    const times = { ...usualTimes, ...options.times };
    this.#times = times;
    const { store, logger } = options;
    this.#due = new DueWork({
      claim: () => store.claim(times.lease),
      untilNext: () => store.untilNext(),
      work: (lead) => this.#deliver(lead),
      onError: (error) => logger.warn({ error }, 'leads cannot be read'),
      atOnce: AT_ONCE,
      lookMs: times.look,
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
    this.#due.wake();
  }

  /** Waits for the deliveries under way; what waits stays in the outbox. */
  async close(): Promise<void> {
    clearInterval(this.#erasing);
    clearInterval(this.#counting);
    await this.#due.close();
  }

  /** One attempt. Never rejects: what cannot even be noted is due again when the lease is over. */
  async #deliver(lead: ClaimedLead): Promise<void> {
    const { store, clients, logger } = this.options;
    const { formSubmissionId, formName, destination, enquiry, attempts } = lead;
    const about = { lead: formSubmissionId, attempts };
    try {
      const recipient = lead.recipient ?? (await this.#recipientOf(lead));
      const { values, source } = enquiry;
      await clients[destination].send({
        formName,
        formSubmissionId,
        values: { ...values, ...recipient, source },
      });
      await store.delivered(formSubmissionId);
      logger.info(about, 'lead delivered');
    } catch (error) {
      const reason = describe(error);
      const level = attempts < ALARMING_ATTEMPTS ? 'warn' : 'error';
      logger[level]({ ...about, reason }, 'lead not delivered');
      const failure = {
        reason,
        retryMs: this.#waitAfter(attempts),
        forGood: isRefusedForGood(error),
      };
      const isDead = await store.failed(formSubmissionId, failure).catch(() => false);
      if (!isDead) return;
      logger.error({ ...about, reason }, 'lead given up: it waits for a person');
      await this.count();
    }
  }

  /** Found now, where the search service did not answer when the enquiry came. */
  async #recipientOf(lead: ClaimedLead): Promise<Recipient> {
    const { findRecipient, store } = this.options;
    const recipient = await findRecipient(lead).catch((error: unknown) => {
      // The visitor has been thanked: it arrives without an address rather than never.
      if (!(error instanceof NoRecipient)) throw error;
      return error.instead;
    });
    await store.keepRecipient(lead.formSubmissionId, recipient);
    return recipient;
  }

  #waitAfter(attempts: number): number {
    const { retry, laterRetry, maxRetryDelay } = this.#times;
    if (attempts < FIRST_ATTEMPTS) return retry;
    return Math.min(laterRetry * 2 ** Math.min(attempts - FIRST_ATTEMPTS, 20), maxRetryDelay);
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

/** Why an attempt failed, without anything that the service may have repeated of the enquiry. */
function describe(error: unknown): string {
  if (error instanceof UpstreamError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
