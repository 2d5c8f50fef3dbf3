import { HOLD_KEPT_DAYS } from '../../../domain/holds/carHold';
import type { Seal } from '../../../platform/seal';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { Language, Site } from '../../../sites/site.types';
import type { KeptHold } from './HoldStore';

/** Key of the query of a hold's page that holds the token. */
export const HOLD_KEY = 'hold';

const DAY_MS = 86_400_000;

/** What a link to a hold carries, sealed. */
export interface HoldLinkContent {
  /** UUID of the hold. */
  key: string;
  /** Of a link that proves an address: the car that is to be held. */
  carId?: string;
}

/** Links by which a hold is proved, seen and given up; good for as long as the hold is known. */
export interface HoldLinks {
  tokenOf: (hold: Pick<KeptHold, 'key' | 'until'>) => string;
  /**
   * Token that whoever reads the mails of an address has alone. It opens the hold as well, and says for a while which car
   * it was about; how long it proves is the database's to say.
   */
  proofOf: (asked: Required<HoldLinkContent>) => string;
  /** What a token is for; undefined for one that we did not make, or that is over. */
  open: (token: string) => HoldLinkContent | undefined;
  /** Path and query of a hold's page. */
  pathOf: (token: string, where: { site: Site; language: Language }) => string;
}

export const createHoldLinks = (seal: Seal<HoldLinkContent>): HoldLinks => ({
  tokenOf: ({ key, until }) => seal.close({ key }, until.getTime() + HOLD_KEPT_DAYS * DAY_MS),
  proofOf: (asked) => seal.close(asked, Date.now() + HOLD_KEPT_DAYS * DAY_MS),
  open: (token) => seal.open(token),
  pathOf(token, { site, language }) {
    const query = new URLSearchParams({ [HOLD_KEY]: token });
    return `${publicPath(site, language, site.holdPath ?? '/')}?${query.toString()}`;
  },
});
