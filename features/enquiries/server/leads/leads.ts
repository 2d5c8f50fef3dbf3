import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../../../../platform/httpError';
import { sites } from '../../../../sites/sites';
import { isKeyOf } from '../../../../domain/typedKeys';
import type { FormDefinition } from '../formDefinition.types';
import { findForm } from '../forms';
import { UnfitEnquiry } from '../UnfitEnquiry';
import type { Database } from '../../../../platform/database/Database';
import type { Logger } from '../../../../platform/log';
import { createAutomasterClient } from './automaster';
import { createComhubClient } from './comhub';
import { createJotformLeads, type JotformAccess } from '../jotformClient';
import type { SearchClient } from '../../../search/server/searchClient';
import type { EstimateVehicle } from '../vehicles/tradeInEstimates';
import type { DeadLetters } from './DeadLetters';
import type { AcceptedEnquiry, Enquiry, Recipient } from './lead.types';
import { LeadDelivery, type DeliveryTimes } from './LeadDelivery';
import { LeadStore } from './LeadStore';
import { NoRecipient } from './NoRecipient';

/** Longest that a visitor waits for the search service, in ms; whom the enquiry is for is then found later. */
const RECIPIENT_PATIENCE_MS = 2500;
const RETRY_AFTER_SECONDS = '5';

/** Takes enquiries of visitors, and sees to it that each arrives. */
export interface Leads {
  /**
   * Takes an enquiry for good: once the promise fulfils it will arrive. The same one is taken once,
   * however often it is sent.
   * @throws HttpError 400 on a site that has no such form, 409 for an id that belongs to
   * another enquiry, 422 where nobody gets it, 503 when the enquiry cannot be kept
   */
  accept: (enquiry: Enquiry) => Promise<void>;
  /** Asks the database whether it works. Rejects when it fails or does not answer in time. */
  check: () => Promise<void>;
  /** Begins to deliver, what earlier processes have left behind as well. */
  start: () => void;
  close: () => Promise<void>;
  deadLetters: Pick<DeadLetters, 'list' | 'revive'>;
  /** What a person must see to; empty when all is well. */
  alarms: () => string[];
}

export interface LeadsOptions {
  database: Database;
  comhubUrl: string;
  automasterUrl: string;
  jotform: JotformAccess;
  /** Days after which a delivered enquiry is erased. */
  keepDays: number;
  search: SearchClient['search'];
  estimateVehicle: EstimateVehicle;
  logger: Logger;
  times?: Partial<DeliveryTimes> & { answer?: number };
}

export function createLeads(options: LeadsOptions): Leads {
  const { database, keepDays, search, estimateVehicle, logger, times } = options;
  const store = new LeadStore(database);
  const delivery = new LeadDelivery({
    store,
    keepDays,
    logger,
    times,
    clients: {
      comhub: createComhubClient(options.comhubUrl, times?.answer),
      automaster: createAutomasterClient(options.automasterUrl, times?.answer),
      jotform: createJotformLeads(options.jotform, times?.answer),
    },
    findRecipient: ({ site: name, formName, enquiry }) => {
      const site = isKeyOf(sites, name) ? sites[name] : undefined;
      return recipientBy(site && findForm(site, formName), { ...enquiry, site: name });
    },
  });

  /** What the form's definition adds; nothing where it adds nothing, or where the form is no longer there. */
  async function recipientBy(
    form: FormDefinition | undefined,
    enquiry: AcceptedEnquiry,
  ): Promise<Recipient> {
    return (await form?.findRecipient?.({ search, estimateVehicle }, enquiry)) ?? {};
  }

  /** Undefined when it cannot be told in time. */
  async function recipientOf(enquiry: Enquiry): Promise<Recipient | undefined> {
    const { site, formName, values, carId, source } = enquiry;
    const form = findForm(site, formName);
    if (!form) throw new HttpError(400, 'Unknown form');
    const found = recipientBy(form, { site: site.name, values, carId, source });
    try {
      return await Promise.race([found, wait(RECIPIENT_PATIENCE_MS, undefined, { ref: false })]);
    } catch (error) {
      if (error instanceof NoRecipient) {
        throw error.field === undefined
          ? new HttpError(422, error.message)
          : new UnfitEnquiry({ [error.field]: 'unknown' });
      }
      return undefined;
    }
  }

  /** What the database says of an enquiry. @throws HttpError 503 when it does not */
  const kept = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
    asked.catch((cause: unknown) => {
      const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
      throw new HttpError(503, 'The enquiry could not be kept', { headers, cause });
    });

  return {
    async accept(enquiry) {
      const recipient = await recipientOf(enquiry).catch(async (error: unknown) => {
        // What was accepted stays so, whatever has been sold since.
        if (await kept(store.isKnown(enquiry))) return undefined;
        throw error;
      });
      const outcome = await kept(store.add(enquiry, recipient));
      const { formSubmissionId, formName } = enquiry;
      if (outcome === 'conflict') throw new HttpError(409, 'This id belongs to another enquiry');
      logger.info({ lead: formSubmissionId, formName, outcome }, 'lead accepted');
      delivery.wake();
    },
    deadLetters: {
      list: () => store.deadLetters.list(),
      async revive(formSubmissionId) {
        const isRevived = await store.deadLetters.revive(formSubmissionId);
        if (isRevived) delivery.wake();
        await delivery.count();
        return isRevived;
      },
    },
    alarms: () =>
      delivery.deadLetters > 0 ? [`enquiries not delivered: ${delivery.deadLetters}`] : [],
    check: database.check,
    start: () => delivery.start(),
    close: () => delivery.close(),
  };
}
