import { createSeal } from '../../../platform/seal';
import { createTireCodes, type TireCodes, type TireCodesOptions } from './codes';
import { SessionEnds } from './SessionEnds';
import { createTireSessions, type TireSessions } from './tireSession';

/**
 * How visitors get into the tyre hotel, and how long they are in.
 * @param secret seals what they are sent and carry
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
