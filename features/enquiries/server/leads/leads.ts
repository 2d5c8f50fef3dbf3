import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../../../../platform/httpError';
import { sites } from '../../../../sites/sites';
import { isKeyOf } from '../../../../domain/typedKeys';
import type { FormDefinition } from '../formDefinition.types';
import { findForm } from '../forms';
import { InvalidEnquiryError } from '../InvalidEnquiryError';
import type { Database } from '../../../../platform/database/Database';
import type { Logger } from '../../../../platform/log';
import { createAutomasterClient } from './automaster';
import { createComhubClient } from './comhub';
import { createJotformLeadClient, type JotformAccess } from '../jotformClient';
import type { SearchClient } from '../../../search/server/searchClient';
import type { EstimateVehicle } from '../vehicles/tradeInEstimates';
import type { DeadLetters } from './DeadLetters';
import type { AcceptedEnquiry, Enquiry, Recipient } from './lead.types';
import { LeadDelivery, type DeliveryTimes } from './LeadDelivery';
import { LeadStore } from './LeadStore';
import { NoRecipient } from './NoRecipient';

/** Timeout of finding the recipient while the visitor waits; afterwards the delivery looks it up. */
const RECIPIENT_TIMEOUT_MS = 2500;
const RETRY_AFTER_SECONDS = '5';

/** Accepts enquiries of visitors, and makes sure that each is delivered. */
export interface Leads {
  /**
   * Stores an enquiry durably: once the promise is fulfilled, it will be delivered. If it is sent several
   * times, it is accepted once.
   * @throws HttpError 400 on a site without this form, 409 for an id of another enquiry, 422 without a
   * recipient, 503 if the enquiry cannot be stored
   */
  accept: (enquiry: Enquiry) => Promise<void>;
  /** Health check of the database. Rejects when it fails or times out. */
  check: () => Promise<void>;
  /** Starts delivering, including leads of earlier processes. */
  start: () => void;
  close: () => Promise<void>;
  deadLetters: Pick<DeadLetters, 'list' | 'revive'>;
  /** Problems that an operator must solve; empty if there are none. */
  alarms: () => string[];
}

export interface LeadsOptions {
  database: Database;
  comhubUrl: string;
  automasterUrl: string;
  jotform: JotformAccess;
  /** Days after which delivered enquiries are erased. */
  keepDays: number;
  search: SearchClient['search'];
  estimateVehicle: EstimateVehicle;
  logger: Logger;
  /** Changes of the default times; `answer` is the timeout of the upstreams. All in ms. */
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
      jotform: createJotformLeadClient(options.jotform, times?.answer),
    },
    findRecipient: ({ site: name, formName, enquiry }) => {
      const site = isKeyOf(sites, name) ? sites[name] : undefined;
      return callFindRecipient(site && findForm(site, formName), { ...enquiry, site: name });
    },
  });

  /** Returns the values that the form's definition adds; none if the form no longer exists. */
  async function callFindRecipient(
    form: FormDefinition | undefined,
    enquiry: AcceptedEnquiry,
  ): Promise<Recipient> {
    return (await form?.findRecipient?.({ search, estimateVehicle }, enquiry)) ?? {};
  }

  /** Finds the recipient; undefined after the timeout, or if the look-up fails. */
  async function findRecipientInTime(enquiry: Enquiry): Promise<Recipient | undefined> {
    const { site, formName, values, carId, source } = enquiry;
    const form = findForm(site, formName);
    if (!form) throw new HttpError(400, 'Unknown form');
    const pendingRecipient = callFindRecipient(form, { site: site.name, values, carId, source });
    try {
      return await Promise.race([
        pendingRecipient,
        wait(RECIPIENT_TIMEOUT_MS, undefined, { ref: false }),
      ]);
    } catch (error) {
      if (error instanceof NoRecipient) {
        throw error.field === undefined
          ? new HttpError(422, error.message)
          : new InvalidEnquiryError({ [error.field]: 'unknown' });
      }
      return undefined;
    }
  }

  /** Turns failures of the database into HttpError 503. */
  const orUnavailable = <Answer>(pending: Promise<Answer>): Promise<Answer> =>
    pending.catch((cause: unknown) => {
      const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
      throw new HttpError(503, 'The enquiry could not be stored; try again later', {
        headers,
        cause,
      });
    });

  return {
    async accept(enquiry) {
      const recipient = await findRecipientInTime(enquiry).catch(async (error: unknown) => {
        // An enquiry that was accepted before stays accepted when it is sent again, even if the car has been
        // sold since.
        if (await orUnavailable(store.isStored(enquiry))) return undefined;
        throw error;
      });
      const outcome = await orUnavailable(store.add(enquiry, recipient));
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
        await delivery.updateDeadLetterCount();
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
