import { HOLD_KEPT_DAYS } from '../../domain/holds/carHold';
import type { Seal } from '../../runtime/seal';
import { publicPath } from '../../site/content/resolveRoute';
import type { Language, Site } from '../../sites/site.types';
import type { KeptHold } from './HoldStore';

/** Key of the query of a hold's page that holds the token. */
export const HOLD_KEY = 'hold';

const DAY_MS = 86_400_000;

/** What a link to a hold carries, sealed. */
export interface HoldLinkContent {
  /** UUID of the hold. */
  key: string;
}

/** Links by which a hold is seen and given up; good for as long as the hold is known. */
export interface HoldLinks {
  tokenOf: (hold: Pick<KeptHold, 'key' | 'until'>) => string;
  /** The key that a token is for; undefined for one that we did not make, or that is over. */
  keyOf: (token: string) => string | undefined;
  /** Path and query of a hold's page. */
  pathOf: (
    hold: Pick<KeptHold, 'key' | 'until'>,
    where: { site: Site; language: Language },
  ) => string;
}

export function createHoldLinks(seal: Seal<HoldLinkContent>): HoldLinks {
  const tokenOf: HoldLinks['tokenOf'] = ({ key, until }) =>
    seal.close({ key }, until.getTime() + HOLD_KEPT_DAYS * DAY_MS);
  return {
    tokenOf,
    keyOf: (token) => seal.open(token)?.key,
    pathOf(hold, { site, language }) {
      const query = new URLSearchParams({ [HOLD_KEY]: tokenOf(hold) });
      return `${publicPath(site, language, site.holdPath ?? '/')}?${query.toString()}`;
    },
  };
}
