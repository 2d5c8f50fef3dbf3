import { HOLD_RETENTION_DAYS } from '../../../domain/holds/carHold';
import type { Seal } from '../../../platform/seal';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { Language, Site } from '../../../sites/site.types';
import type { StoredHold } from './HoldStore';

/** Query parameter of a hold's page with the token. */
export const HOLD_KEY = 'hold';

const DAY_MS = 86_400_000;

/** Sealed content of a link to a hold. */
export interface HoldLinkContent {
  /** UUID of the hold. */
  key: string;
  /** Id of the car to hold; only in a link that verifies an address. */
  carId?: string;
}

/** Links that verify, show and release a hold; valid as long as the hold is stored. */
export interface HoldLinks {
  tokenOf: (hold: Pick<StoredHold, 'key' | 'until'>) => string;
  /**
   * Creates a token that only the reader of a mailbox gets. It also shows the hold, and identifies the
   * car; the database limits how long it can verify the hold.
   */
  proofOf: (content: Required<HoldLinkContent>) => string;
  /** Content of a token; undefined if it is forged or expired. */
  open: (token: string) => HoldLinkContent | undefined;
  /** Path and query of a hold's page. */
  holdPath: (token: string, siteLanguage: { site: Site; language: Language }) => string;
}

export const createHoldLinks = (seal: Seal<HoldLinkContent>): HoldLinks => ({
  tokenOf: ({ key, until }) => seal.close({ key }, until.getTime() + HOLD_RETENTION_DAYS * DAY_MS),
  proofOf: (content) => seal.close(content, Date.now() + HOLD_RETENTION_DAYS * DAY_MS),
  open: (token) => seal.open(token),
  holdPath(token, { site, language }) {
    const query = new URLSearchParams({ [HOLD_KEY]: token });
    return `${publicPath(site, language, site.holdPath ?? '/')}?${query.toString()}`;
  },
});
