import { createSeal } from '../../../platform/seal';
import { createTireCodes, type TireCodes, type TireCodesOptions } from './codes';
import { SessionEnds } from './SessionEnds';
import { createTireSessions, type TireSessions } from './tireSession';

/**
 * Creates the login by code, and the sessions, of the tyre hotel.
 * @param secret key of the sealed tokens and cookies
 */
export const createTireHotelServices = (
  client: TireCodesOptions['client'],
  database: TireCodesOptions['database'],
  secret: string,
): { tireCodes: TireCodes; tireSessions: TireSessions } => ({
  tireCodes: createTireCodes({ client, database, secret }),
  tireSessions: createTireSessions({
    seal: createSeal(secret, 'tyre hotel session'),
    ends: new SessionEnds(database),
  }),
});
