import type { HoldPage, HoldProblem } from '../../../domain/holds/carHold';
import type { HoldCustomer } from '../model/holdForm';
import { HttpError } from '../../../platform/httpError';
import type { Site } from '../../../sites/site.types';
import { isRefusedForGood } from '../../enquiries/server/leads/isRefusedForGood';
import type { Logger } from '../../../platform/log';
import { soonSent } from '../../../platform/notices/soonSent';
import type { HeldCars } from './HeldCars';
import type { HoldLinks } from './holdLinks';
import type { SendHoldMail } from './holdMails';
import type { AskedHold, HoldStore, KeptHold } from './HoldStore';

const HOUR_MS = 3_600_000;

/** What a visitor is told by what became of the mail. */
const outcomes = { sent: 'asked', later: 'asked', refused: 'refused', failing: 'failing' } as const;

/** Holds of cars, for visitors who make one or have a link to one. All throw HttpError 503 where the database fails. */
export interface Holds {
  /**
   * Writes to whoever asks, so that they prove their address. Nothing is held yet, and what comes back is the same whoever
   * it is: it is about the car, or about the mail.
   */
  ask: (hold: AskedHold, site: Site) => Promise<'asked' | 'taken' | 'refused' | 'failing'>;
  /** Holds the car that a link of such a mail is about, and gives the hold and what opens it; else why not. */
  prove: (
    token: string,
    site: Site,
  ) => Promise<
    { token: string; hold: Pick<KeptHold, 'key' | 'until'> } | 'taken' | 'late' | HoldProblem
  >;
  /** What the page of a link shows. */
  show: (token: string, site: Site) => Promise<HoldPage>;
  /** Who holds a car by the hold of this key; undefined once it has ended, or for another car. */
  holderOf: (key: string, site: Site, carId: string) => Promise<HoldCustomer | undefined>;
  /** Gives a hold up; nothing happens to one that is over, or to a link that opens none. */
  release: (token: string, site: Site) => Promise<void>;
  /** Begins to forget what is over. */
  start: () => void;
  close: () => Promise<void>;
}

export interface HoldsOptions {
  store: Pick<
    HoldStore,
    'ask' | 'forget' | 'findAsked' | 'prove' | 'find' | 'findHolder' | 'release' | 'erase'
  >;
  links: HoldLinks;
  sendMail: SendHoldMail;
  held: Pick<HeldCars, 'refresh' | 'start' | 'close'>;
  /** Called when there may be something to tell. */
  onNews: () => void;
  logger: Logger;
}

export function createHolds(options: HoldsOptions): Holds {
  const { store, links, sendMail, held, onNews, logger } = options;
  let erasing: NodeJS.Timeout | undefined;

  async function erase(): Promise<void> {
    try {
      const holds = await store.erase();
      if (holds > 0) logger.info({ holds }, 'holds that are over erased');
    } catch (error) {
      logger.warn({ error }, 'holds that are over not erased');
    }
  }

  /** The mail whose link proves an address. One that cannot be sent is not waited for. */
  async function sendProof(hold: AskedHold, site: Site): Promise<'sent' | 'refused' | 'failing'> {
    const { key, car } = hold;
    try {
      await sendMail('asked', { ...hold, token: links.proofOf({ key, carId: car.car_id }) }, site);
      return 'sent';
    } catch (error) {
      logger.warn({ error }, 'address of a hold not asked to be proved');
      await store.forget(key).catch(() => undefined);
      return isRefusedForGood(error) ? 'refused' : 'failing';
    }
  }

  return {
    async ask(hold, site) {
      const outcome = await store.ask(hold).catch(unkept);
      if (outcome === 'taken') return outcome;
      if (outcome === 'known') return 'asked';
      return outcomes[await soonSent(sendProof(hold, site))];
    },
    async prove(token, site) {
      const { key } = links.open(token) ?? {};
      if (key === undefined) return 'late';
      const known = await store.find(key, site.name).catch(unkept);
      const outcome = known ? 'held' : await store.prove(key, site.name).catch(unkept);
      if (outcome !== 'held') return outcome;
      const hold = known ?? (await store.find(key, site.name).catch(unkept));
      if (!hold) return 'late';
      onNews();
      await held.refresh();
      return { token: links.tokenOf(hold), hold };
    },
    async show(token, site) {
      const { key, carId } = links.open(token) ?? {};
      if (key === undefined) return 'unknown';
      const hold = await store.find(key, site.name).catch(unkept);
      if (hold) {
        const { state, car, until } = hold;
        return { state, car, token, until: until.toISOString() };
      }
      if (carId === undefined) return 'unknown';
      const asked = await store.findAsked(key, site.name).catch(unkept);
      return asked?.isOpen ? { state: 'proof', car: asked.car, token } : { state: 'late', carId };
    },
    holderOf: (key, site, carId) => store.findHolder(key, site.name, carId).catch(unkept),
    async release(token, site) {
      const { key } = links.open(token) ?? {};
      if (key === undefined) return;
      await store.release(key, site.name).catch(unkept);
      onNews();
      await held.refresh();
    },
    start() {
      held.start();
      erasing = setInterval(() => void erase(), HOUR_MS).unref();
      void erase();
    },
    async close() {
      clearInterval(erasing);
      await held.close();
    },
  };
}

function unkept(cause: unknown): never {
  throw new HttpError(503, 'Holds cannot be kept right now', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}
