import { createSeal } from '../../../platform/seal';

const DAY_MS = 86_400_000;
/** Validity of links in mails, in days. For confirmation the database has a shorter limit. */
const LINK_DAYS = { confirm: 7, stop: 400, manage: 200 };

type Purpose = keyof typeof LINK_DAYS;

/** Creates and verifies the tokens in links about saved searches. */
export interface AlertLinks {
  /** Creates a token. @param id the search to confirm or stop, or the subscriber whose searches to manage */
  tokenFor: (purpose: Purpose, id: string) => string;
  /** The id in a token; undefined if the token is invalid, has expired or has another purpose. */
  idOf: (purpose: Purpose, token: unknown) => string | undefined;
}

/**
 * Creates the functions for tokens in links about saved searches.
 * @param now returns the time in ms since 1970
 */
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
