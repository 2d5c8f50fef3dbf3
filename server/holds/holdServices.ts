import { createSeal } from '../../runtime/seal';
import type { Database } from '../database/Database';
import { createHoldCookies, type HoldCookies } from './holdCookies';
import { createHoldLinks } from './holdLinks';
import { HoldNotices } from './HoldNotices';
import { createHoldNotifier, type HoldNotifier, type HoldNotifierOptions } from './holdNotifier';
import { createHolds, type Holds, type HoldsOptions } from './holds';
import { HoldStore } from './HoldStore';

interface HoldServicesOptions
  extends Omit<HoldNotifierOptions, 'notices' | 'links'>, Pick<HoldsOptions, 'held' | 'logger'> {
  database: Pick<Database, 'query'>;
  /** Seals the links by which holds are seen and given up, and what browsers know of them. */
  secret: string;
}

/** Holds of cars, and who tells of them, on one database. */
export function createHoldServices(options: HoldServicesOptions): {
  holds: Holds;
  holdCookies: HoldCookies;
  holdNotifier: HoldNotifier;
} {
  const { database, secret, held, ...rest } = options;
  const links = createHoldLinks(createSeal(secret, 'car hold'));
  const holdNotifier = createHoldNotifier({ ...rest, notices: new HoldNotices(database), links });
  const { logger } = rest;
  const store = new HoldStore(database);
  const holds = createHolds({ store, links, held, onNews: holdNotifier.wake, logger });
  const holdCookies = createHoldCookies(createSeal(secret, 'car holder'));
  return { holds, holdCookies, holdNotifier };
}
