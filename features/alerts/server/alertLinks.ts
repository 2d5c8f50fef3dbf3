import { createSeal } from '../../../platform/seal';

const DAY_MS = 86_400_000;
/** How long links of mails are good: those to confirm are looked at in the database besides. */
const LINK_DAYS = { confirm: 7, stop: 400, manage: 200 };

type Purpose = keyof typeof LINK_DAYS;

/** Makes and reads what stands in links of mails about saved searches. */
export interface AlertLinks {
  /** @param id of a search to confirm or stop; of a subscriber to manage theirs */
  tokenFor: (purpose: Purpose, id: string) => string;
  /** The id that a token is for; undefined for one of another purpose, that we did not make, or that is over. */
  idOf: (purpose: Purpose, token: unknown) => string | undefined;
}

/** @param now milliseconds since 1970 */
export function createAlertLinks(secret: string, now: () => number = Date.now): AlertLinks {
  const seals = {
    confirm: createSeal<string>(secret, 'confirm saved search', now),
    stop: createSeal<string>(secret, 'stop saved search', now),
    manage: createSeal<string>(secret, 'manage saved searches', now),
  };
  return {
    tokenFor: (purpose, id) => seals[purpose].close(id, now() + LINK_DAYS[purpose] * DAY_MS),
    idOf: (purpose, token) => seals[purpose].open(token),
  };
}
