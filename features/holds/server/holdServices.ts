import { createSeal } from '../../../platform/seal';
import type { Database } from '../../../platform/database/Database';
import { createHoldCookies, type HoldCookies } from './holdCookies';
import { createHoldLinks } from './holdLinks';
import { HoldNotices } from './HoldNotices';
import { createHoldMails, type HoldMailsOptions } from './holdMails';
import { createHoldNotifier, type HoldNotifier, type HoldNotifierOptions } from './holdNotifier';
import { createHolds, type Holds, type HoldsOptions } from './holds';
import { HoldStore } from './HoldStore';

interface HoldServicesOptions
  extends
    Omit<HoldNotifierOptions, 'notices' | 'links' | 'sendMail'>,
    Pick<HoldMailsOptions, 'mail' | 'from'>,
    Pick<HoldsOptions, 'held' | 'logger'> {
  database: Pick<Database, 'run' | 'transaction' | 'withLock'>;
  /** Secret that seals the links to holds and the cookies of their holders. */
  secret: string;
}

/** Holds of cars and their notices, on one database. */
export function createHoldServices(options: HoldServicesOptions): {
  holds: Holds;
  holdCookies: HoldCookies;
  holdNotifier: HoldNotifier;
} {
  const { database, secret, held, mail, from, ...rest } = options;
  const links = createHoldLinks(createSeal(secret, 'car hold'));
  const sendMail = createHoldMails({ ...rest, links, mail, from });
  const notices = new HoldNotices(database);
  const holdNotifier = createHoldNotifier({ ...rest, notices, links, sendMail });
  const { logger } = rest;
  const store = new HoldStore(database);
  const holds = createHolds({ store, links, sendMail, held, onNews: holdNotifier.wake, logger });
  const holdCookies = createHoldCookies(createSeal(secret, 'car holder'));
  return { holds, holdCookies, holdNotifier };
}
