import type { HoldPage, HoldProblem } from '../../domain/holds/carHold';
import type { HoldCustomer } from '../../domain/holds/holdForm';
import { HttpError } from '../../runtime/httpError';
import type { Language, Site } from '../../sites/site.types';
import type { Logger } from '../log';
import type { HeldCars } from './HeldCars';
import type { HoldLinks } from './holdLinks';
import type { AskedHold, HoldStore, KeptHold } from './HoldStore';

const HOUR_MS = 3_600_000;

/** Holds of cars, for visitors who make one or have a link to one. All throw HttpError 503 where the database fails. */
export interface Holds {
  /** Holds a car, and gives the path of the hold's page; else why not. */
  take: (
    hold: AskedHold,
    site: Site,
  ) => Promise<
    { page: string; hold: Pick<KeptHold, 'key' | 'until'> } | { problem: 'taken' | HoldProblem }
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
  store: Pick<HoldStore, 'take' | 'find' | 'findHolder' | 'release' | 'erase'>;
  links: HoldLinks;
  held: Pick<HeldCars, 'refresh' | 'start' | 'close'>;
  /** Called when there may be something to tell. */
  onNews: () => void;
  logger: Logger;
}

export function createHolds({ store, links, held, onNews, logger }: HoldsOptions): Holds {
  let erasing: NodeJS.Timeout | undefined;

  async function erase(): Promise<void> {
    try {
      const holds = await store.erase();
      if (holds > 0) logger.info({ holds }, 'holds that are over erased');
    } catch (error) {
      logger.warn({ error }, 'holds that are over not erased');
    }
  }

  return {
    async take(hold, site) {
      const outcome = await store.take(hold).catch(unkept);
      if (outcome !== 'held') return { problem: outcome };
      const kept = await store.find(hold.key, site.name).catch(unkept);
      if (!kept) throw new HttpError(409, 'This id belongs to another hold');
      onNews();
      await held.refresh();
      const language = languageOf(site, hold.language);
      return { page: links.pathOf(kept, { site, language }), hold: kept };
    },
    async show(token, site) {
      const key = links.keyOf(token);
      const hold = key && (await store.find(key, site.name).catch(unkept));
      if (!hold) return 'unknown';
      const { state, car, until } = hold;
      return { state, car, token, until: until.toISOString() };
    },
    holderOf: (key, site, carId) => store.findHolder(key, site.name, carId).catch(unkept),
    async release(token, site) {
      const key = links.keyOf(token);
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

/** The language that a form or a row names, where the site has it. */
export const languageOf = ({ languages }: Site, asked: unknown): Language =>
  languages.find((language) => language === asked) ?? languages[0];

function unkept(cause: unknown): never {
  throw new HttpError(503, 'Holds cannot be kept right now', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}
