import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { IDLE_MS, MAX_SESSION_MS } from '../../../domain/tireHotel/limits';
import type { TireVehicle } from '../../../domain/tireHotel/tireHotel.types';
import type { Seal } from '../../../platform/seal';
import { siteOf } from '../../../platform/http/requestLocals';
import type { SessionEnds } from './SessionEnds';

const NAME = 'tirehotel';
/** Sent with questions to the tyre hotel alone. */
const PATH = '/api/tirehotel';

/** Vehicles of whoever has shown the code: what they may ask times for, and book. */
export interface TireSessionContent {
  /** UUID by which a session is ended. */
  id: string;
  /** Milliseconds since 1970 when it is over, whatever is done. */
  until: number;
  site: string;
  vehicles: readonly { regNo: string; brandCode: string; erpId: string }[];
}

/** Who is logged in, in a cookie that scripts do not see: over after 20 idle minutes, four hours, or a logout. */
export interface TireSessions {
  begin: (response: Response, vehicles: readonly TireVehicle[]) => void;
  /** Undefined where nobody is logged in; else it is good for another while. */
  read: (request: Request, response: Response) => Promise<TireSessionContent | undefined>;
  /** Ends it for every copy of the cookie. */
  end: (request: Request, response: Response) => Promise<void>;
}

export interface TireSessionsOptions {
  seal: Seal<TireSessionContent>;
  ends: Pick<SessionEnds, 'add' | 'has'>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export function createTireSessions(options: TireSessionsOptions): TireSessions {
  const { seal, ends, now = Date.now } = options;
  const set = (response: Response, value: string, maxAge?: number) => {
    const { secure } = response.req;
    const cookie = { httpOnly: true, sameSite: 'strict', path: PATH, secure, maxAge } as const;
    response.append('Set-Cookie', stringifySetCookie(NAME, value, cookie));
  };
  const keep = (response: Response, content: TireSessionContent) =>
    set(response, seal.close(content, Math.min(now() + IDLE_MS, content.until)));
  const sent = (request: Request) => seal.open(parseCookie(request.headers.cookie ?? '')[NAME]);
  return {
    begin(response, vehicles) {
      const site = siteOf(response.locals).name;
      const known = vehicles.map(({ regNo, brandCode, location }) => ({
        regNo,
        brandCode,
        erpId: location.erpId,
      }));
      keep(response, { id: randomUUID(), until: now() + MAX_SESSION_MS, site, vehicles: known });
    },
    async read(request, response) {
      const content = sent(request);
      if (content?.site !== siteOf(response.locals).name) return undefined;
      if (await ends.has(content.id)) return undefined;
      keep(response, content);
      return content;
    },
    async end(request, response) {
      const content = sent(request);
      if (content) await ends.add(content.id, content.until);
      set(response, '', 0);
    },
  };
}
