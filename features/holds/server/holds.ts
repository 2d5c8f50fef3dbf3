import type { HoldPage, HoldProblem } from '../../../domain/holds/carHold';
import type { HoldCustomer } from '../model/holdForm';
import { HttpError } from '../../../platform/httpError';
import type { Site } from '../../../sites/site.types';
import { isPermanentFailure } from '../../enquiries/server/leads/isPermanentFailure';
import type { Logger } from '../../../platform/log';
import { awaitBriefly } from '../../../platform/notices/awaitBriefly';
import type { HeldCars } from './HeldCars';
import type { HoldLinks } from './holdLinks';
import type { SendHoldMail } from './holdMails';
import type { RequestedHold, HoldStore, StoredHold } from './HoldStore';

const HOUR_MS = 3_600_000;

/** State of the page by the result of sending the mail. */
const outcomes = { sent: 'asked', later: 'asked', refused: 'refused', failing: 'failing' } as const;

/**
 * Holds of cars, for visitors who request one or have a link to one. All methods throw HttpError 503 if the
 * database fails.
 */
export interface Holds {
  /**
   * Sends a mail that verifies the address. Nothing is held yet. The result does not depend on the person,
   * only on the car and on the mail.
   */
  request: (hold: RequestedHold, site: Site) => Promise<'asked' | 'taken' | 'refused' | 'failing'>;
  /** Holds the car of the mail's link, and returns the hold with its token; otherwise the reason why not. */
  prove: (
    token: string,
    site: Site,
  ) => Promise<
    { token: string; hold: Pick<StoredHold, 'key' | 'until'> } | 'taken' | 'late' | HoldProblem
  >;
  /** Content of a link's page. */
  show: (token: string, site: Site) => Promise<HoldPage>;
  /** Holder of a car by the key of a hold; undefined once it has ended, or for another car. */
  findHolder: (key: string, site: Site, carId: string) => Promise<HoldCustomer | undefined>;
  /** Releases a hold; does nothing if it has ended, or if the link is invalid. */
  release: (token: string, site: Site) => Promise<void>;
  /** Starts polling held cars and deleting old holds. */
  start: () => void;
  close: () => Promise<void>;
}

export interface HoldsOptions {
  store: Pick<
    HoldStore,
    | 'addRequest'
    | 'deleteRequest'
    | 'findRequest'
    | 'verify'
    | 'find'
    | 'findHolder'
    | 'release'
    | 'erase'
  >;
  links: HoldLinks;
  sendMail: SendHoldMail;
  held: Pick<HeldCars, 'refresh' | 'start' | 'close'>;
  /** Called when there may be a new notice. */
  onNews: () => void;
  logger: Logger;
}

export function createHolds(options: HoldsOptions): Holds {
  const { store, links, sendMail, held, onNews, logger } = options;
  let eraseTimer: NodeJS.Timeout | undefined;

  async function erase(): Promise<void> {
    try {
      const holds = await store.erase();
      if (holds > 0) logger.info({ holds }, 'expired holds erased');
    } catch (error) {
      logger.warn({ error }, 'expired holds not erased; will retry');
    }
  }

  /** Sends the mail whose link verifies an address. If that fails, deletes the request. */
  async function sendProof(
    hold: RequestedHold,
    site: Site,
  ): Promise<'sent' | 'refused' | 'failing'> {
    const { key, car } = hold;
    try {
      await sendMail('asked', { ...hold, token: links.proofOf({ key, carId: car.car_id }) }, site);
      return 'sent';
    } catch (error) {
      logger.warn({ error }, 'confirmation mail of a hold not sent');
      await store.deleteRequest(key).catch(() => undefined);
      return isPermanentFailure(error) ? 'refused' : 'failing';
    }
  }

  return {
    async request(hold, site) {
      const outcome = await store.addRequest(hold).catch(throwUnavailable);
      if (outcome === 'taken') return outcome;
      if (outcome === 'known') return 'asked';
      return outcomes[await awaitBriefly(sendProof(hold, site))];
    },
    async prove(token, site) {
      const { key } = links.open(token) ?? {};
      if (key === undefined) return 'late';
      const existing = await store.find(key, site.name).catch(throwUnavailable);
      const outcome = existing
        ? 'held'
        : await store.verify(key, site.name).catch(throwUnavailable);
      if (outcome !== 'held') return outcome;
      const hold = existing ?? (await store.find(key, site.name).catch(throwUnavailable));
      if (!hold) return 'late';
      onNews();
      await held.refresh();
      return { token: links.tokenOf(hold), hold };
    },
    async show(token, site) {
      const { key, carId } = links.open(token) ?? {};
      if (key === undefined) return 'unknown';
      const hold = await store.find(key, site.name).catch(throwUnavailable);
      if (hold) {
        const { state, car, until } = hold;
        return { state, car, token, until: until.toISOString() };
      }
      if (carId === undefined) return 'unknown';
      const holdRequest = await store.findRequest(key, site.name).catch(throwUnavailable);
      return holdRequest?.isOpen
        ? { state: 'proof', car: holdRequest.car, token }
        : { state: 'late', carId };
    },
    findHolder: (key, site, carId) =>
      store.findHolder(key, site.name, carId).catch(throwUnavailable),
    async release(token, site) {
      const { key } = links.open(token) ?? {};
      if (key === undefined) return;
      await store.release(key, site.name).catch(throwUnavailable);
      onNews();
      await held.refresh();
    },
    start() {
      held.start();
      eraseTimer = setInterval(() => void erase(), HOUR_MS).unref();
      void erase();
    },
    async close() {
      clearInterval(eraseTimer);
      await held.close();
    },
  };
}

function throwUnavailable(cause: unknown): never {
  throw new HttpError(503, 'Holds cannot be stored right now; try again later', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}
