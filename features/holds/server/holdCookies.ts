import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Seal } from '../../../platform/seal';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { Site } from '../../../sites/site.types';
import type { StoredHold } from './HoldStore';

/** Cookie with the token of a link, sent only to pages about holds. */
const HOLD_COOKIE = 'hold';
/** Cookie with the hold that this browser has made, sent only to forms, which it prefills. */
const HOLDER_COOKIE = 'holder';
const API_PATH = '/api/holds';

/** Sealed content of the holder cookie: a link to a hold must not reveal the holder's data. */
export interface HolderContent {
  /** UUID of the hold. */
  key: string;
}

/** Cookies that identify a browser as the holder's. They are not sent to cached pages. */
export interface HoldCookies {
  /** Remembers until the hold ends that this browser has opened its link. */
  rememberHold: (response: Response, site: Site, hold: { token: string; until: Date }) => void;
  /** Token of the hold that this browser saw last; it may have ended. */
  readToken: (request: Request) => string | undefined;
  /** Prefills forms with the holder's data until the browser is closed. */
  rememberHolder: (response: Response, site: Site, hold: Pick<StoredHold, 'key' | 'until'>) => void;
  /** Key of the hold that this browser made last. */
  readHolderKey: (request: Request) => string | undefined;
}

export const createHoldCookies = (seal: Seal<HolderContent>): HoldCookies => ({
  rememberHold(response, site, { token, until }) {
    for (const path of [API_PATH, ...listCookiePaths(site, site.holdPath)]) {
      appendCookie(response, { name: HOLD_COOKIE, value: token, path, expires: until });
    }
  },
  readToken: (request) => readCookies(request)[HOLD_COOKIE],
  rememberHolder(response, site, { key, until }) {
    const value = seal.close({ key }, until.getTime());
    for (const path of listCookiePaths(site, site.testDrivePath)) {
      appendCookie(response, { name: HOLDER_COOKIE, value, path });
    }
  },
  readHolderKey: (request) => seal.open(readCookies(request)[HOLDER_COOKIE])?.key,
});

const readCookies = ({ headers }: Request) => parseCookie(headers.cookie ?? '');

function appendCookie(
  response: Response,
  cookie: Pick<SetCookie, 'name' | 'value' | 'path' | 'expires'>,
) {
  const { secure } = response.req;
  const text = stringifySetCookie({ ...cookie, httpOnly: true, sameSite: 'strict', secure });
  response.append('Set-Cookie', text);
}

/** Paths of a page in each language of the site. */
const listCookiePaths = (site: Site, path: string | undefined): string[] =>
  path === undefined ? [] : site.languages.map((language) => publicPath(site, language, path));
