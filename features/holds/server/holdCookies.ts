import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Seal } from '../../../platform/seal';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { Site } from '../../../sites/site.types';
import type { KeptHold } from './HoldStore';

/** Holds the token of a link: sent where holds are shown and asked for. */
const HOLD = 'hold';
/** Names the hold that this browser has made: sent where forms are filled in with who made it. */
const HOLDER = 'holder';
const API_PATH = '/api/holds';

/** What a holder cookie carries, sealed: a link to a hold does not open what it opens. */
export interface HolderContent {
  /** UUID of the hold. */
  key: string;
}

/** What a browser knows of a hold. Pages that are kept for everybody are never sent it. */
export interface HoldCookies {
  /** Whoever has seen a hold by its link is known as its holder until it ends. */
  rememberHold: (response: Response, site: Site, hold: { token: string; until: Date }) => void;
  /** Token of the hold that this browser has seen last; it may be over. */
  tokenOf: (request: Request) => string | undefined;
  /** Who made a hold need not be typed again until the browser is closed. */
  rememberHolder: (response: Response, site: Site, hold: Pick<KeptHold, 'key' | 'until'>) => void;
  /** Key of the hold that this browser has made last. */
  holderOf: (request: Request) => string | undefined;
}

export const createHoldCookies = (seal: Seal<HolderContent>): HoldCookies => ({
  rememberHold(response, site, { token, until }) {
    for (const path of [API_PATH, ...pathsOf(site, site.holdPath)]) {
      set(response, { name: HOLD, value: token, path, expires: until });
    }
  },
  tokenOf: (request) => cookiesOf(request)[HOLD],
  rememberHolder(response, site, { key, until }) {
    const value = seal.close({ key }, until.getTime());
    for (const path of pathsOf(site, site.testDrivePath)) {
      set(response, { name: HOLDER, value, path });
    }
  },
  holderOf: (request) => seal.open(cookiesOf(request)[HOLDER])?.key,
});

const cookiesOf = ({ headers }: Request) => parseCookie(headers.cookie ?? '');

function set(response: Response, cookie: Pick<SetCookie, 'name' | 'value' | 'path' | 'expires'>) {
  const { secure } = response.req;
  const text = stringifySetCookie({ ...cookie, httpOnly: true, sameSite: 'strict', secure });
  response.append('Set-Cookie', text);
}

/** A page in each language of the site. */
const pathsOf = (site: Site, path: string | undefined): string[] =>
  path === undefined ? [] : site.languages.map((language) => publicPath(site, language, path));
