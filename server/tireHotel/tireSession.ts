import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { IDLE_MS } from '../../domain/tireHotel/limits';
import type { TireVehicle } from '../../domain/tireHotel/tireHotel.types';
import type { Seal } from '../../runtime/seal';
import { siteOf } from '../http/requestLocals';

const NAME = 'tirehotel';
/** Sent with questions to the tyre hotel alone. */
const PATH = '/api/tirehotel';

/** Vehicles of whoever has shown the code: what they may ask times for, and book. */
export interface TireSessionContent {
  site: string;
  vehicles: readonly { regNo: string; brandCode: string; erpId: string }[];
}

/** Who is logged in, in a cookie that scripts do not see and that is over after 20 idle minutes. */
export interface TireSessions {
  begin: (response: Response, vehicles: readonly TireVehicle[]) => void;
  /** Undefined where nobody is logged in; else it is good for another while. */
  read: (request: Request, response: Response) => TireSessionContent | undefined;
  end: (response: Response) => void;
}

/** @param now milliseconds since 1970 */
export function createTireSessions(
  seal: Seal<TireSessionContent>,
  now: () => number = Date.now,
): TireSessions {
  const set = (response: Response, value: string, maxAge?: number) => {
    const { secure } = response.req;
    const options = { httpOnly: true, sameSite: 'strict', path: PATH, secure, maxAge } as const;
    response.append('Set-Cookie', stringifySetCookie(NAME, value, options));
  };
  const keep = (response: Response, content: TireSessionContent) =>
    set(response, seal.close(content, now() + IDLE_MS));
  return {
    begin(response, vehicles) {
      const site = siteOf(response.locals).name;
      const known = vehicles.map(({ regNo, brandCode, location }) => ({
        regNo,
        brandCode,
        erpId: location.erpId,
      }));
      keep(response, { site, vehicles: known });
    },
    read(request, response) {
      const content = seal.open(parseCookie(request.headers.cookie ?? '')[NAME]);
      if (content?.site !== siteOf(response.locals).name) return undefined;
      keep(response, content);
      return content;
    },
    end: (response) => set(response, '', 0),
  };
}
