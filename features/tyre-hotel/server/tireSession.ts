import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { MAX_IDLE_MS, MAX_SESSION_MS } from '../../../domain/tireHotel/limits';
import type { TireVehicle } from '../../../domain/tireHotel/tireHotel.types';
import type { Seal } from '../../../platform/seal';
import { getSite } from '../../../platform/http/requestLocals';
import type { SessionEnds } from './SessionEnds';

const NAME = 'tirehotel';
/** The cookie is only sent with requests to the tyre hotel. */
const PATH = '/api/tirehotel';

/** Vehicles of the visitor who entered the code: times and bookings are limited to them. */
export interface TireSessionContent {
  /** UUID of the session, by which it can be ended. */
  id: string;
  /** Absolute end of the session, in milliseconds since 1970. */
  until: number;
  site: string;
  vehicles: readonly { regNo: string; brandCode: string; erpId: string }[];
}

/**
 * Sessions of logged-in visitors, in an HttpOnly cookie. A session ends after 20 idle minutes,
 * after four hours, or by logout.
 */
export interface TireSessions {
  begin: (response: Response, vehicles: readonly TireVehicle[]) => void;
  /** Reads the session, and restarts its idle time; undefined without a session. */
  read: (request: Request, response: Response) => Promise<TireSessionContent | undefined>;
  /** Ends the session for every copy of the cookie. */
  end: (request: Request, response: Response) => Promise<void>;
}

export interface TireSessionsOptions {
  seal: Seal<TireSessionContent>;
  ends: Pick<SessionEnds, 'add' | 'has'>;
  /** Returns the time in ms since 1970. */
  now?: () => number;
}

export function createTireSessions(options: TireSessionsOptions): TireSessions {
  const { seal, ends, now = Date.now } = options;
  const setCookie = (response: Response, value: string, maxAge?: number) => {
    const { secure } = response.req;
    const cookie = { httpOnly: true, sameSite: 'strict', path: PATH, secure, maxAge } as const;
    response.append('Set-Cookie', stringifySetCookie(NAME, value, cookie));
  };
  const renewCookie = (response: Response, content: TireSessionContent) =>
    setCookie(response, seal.close(content, Math.min(now() + MAX_IDLE_MS, content.until)));
  const readCookie = (request: Request) =>
    seal.open(parseCookie(request.headers.cookie ?? '')[NAME]);
  return {
    begin(response, vehicles) {
      const site = getSite(response.locals).name;
      const sessionVehicles = vehicles.map(({ regNo, brandCode, location }) => ({
        regNo,
        brandCode,
        erpId: location.erpId,
      }));
      renewCookie(response, {
        id: randomUUID(),
        until: now() + MAX_SESSION_MS,
        site,
        vehicles: sessionVehicles,
      });
    },
    async read(request, response) {
      const content = readCookie(request);
      if (content?.site !== getSite(response.locals).name) return undefined;
      if (await ends.has(content.id)) return undefined;
      renewCookie(response, content);
      return content;
    },
    async end(request, response) {
      const content = readCookie(request);
      if (content) await ends.add(content.id, content.until);
      setCookie(response, '', 0);
    },
  };
}
