import type {
  TireCredentials,
  TireCustomer,
  TireSession,
} from '../../../domain/tireHotel/tireHotel.types';
import { createSeal } from '../../../platform/seal';
import type { Database } from '../../../platform/database/Database';
import { type RequestingPage, TireHotelRefused, type TireHotelClient } from './tirehotel';
import { CODE_TTL_MS, CodeStore } from './CodeStore';
import { type CodeRequester, CodePlaces } from './CodePlaces';

/** How long a visitor can continue with an agreement that was found. */
const AGREEMENT_TTL_MS = 60 * 60_000;

/** Thrown if no code is sent, because a limit is reached. */
export class TooManyCodes extends Error {
  override readonly name = 'TooManyCodes';

  /** @param waitMs time until a code may be sent */
  constructor(readonly waitMs: number) {
    super('Too many codes');
  }
}

/** Thrown for a code that is not accepted: wrong, no longer valid, used, or issued for something else. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';

  /**
   * @param serverMessage the tyre hotel's own message for the visitor
   * @param remainingTries remaining attempts after a wrong code, if they were counted
   */
  constructor(
    readonly reason: 'wrong' | 'over',
    readonly serverMessage?: string,
    readonly remainingTries?: number,
  ) {
    super(`The code is ${reason}`);
  }
}

/** Who requests a code. */
interface Requester extends RequestingPage, Omit<CodeRequester, 'plate'> {}

/**
 * Login by plate and code. Data of the tyre hotel is sent to the browser sealed and bound to its purpose;
 * limits apply to all processes together, independent of the tyre hotel's own (decision 41).
 */
export interface TireCodes {
  /**
   * Finds the agreement of a plate; undefined if there is none.
   * @throws UpstreamError or TireHotelRefused, as do the other methods
   */
  search: (plate: string, site: string) => Promise<TireCustomer | undefined>;
  /**
   * Requests that a code is sent.
   * @throws TooManyCodes; CodeRefused for an agreement that `search` has not returned
   */
  send: (encryptedPhoneNumber: unknown, requester: Requester) => Promise<TireCredentials>;
  /** Exchanges a code for a session. @throws CodeRefused */
  accept: (
    authorizationToken: unknown,
    code: string | undefined,
    requester: Pick<Requester, 'site' | 'language'>,
  ) => Promise<TireSession>;
}

export interface TireCodesOptions {
  client: Pick<TireHotelClient, 'search' | 'login' | 'validate'>;
  database: Pick<Database, 'run' | 'transaction'>;
  secret: string;
  /** Returns the time in ms since 1970. */
  clock?: () => number;
}

export function createTireCodes(options: TireCodesOptions): TireCodes {
  const { client, database, secret, clock = Date.now } = options;
  const agreementSeal = createSeal<{ site: string; plate: string; phone: string }>(
    secret,
    'tyre hotel agreement',
    clock,
  );
  const codeSeal = createSeal<{ site: string; id: string; token: string }>(
    secret,
    'tyre hotel code',
    clock,
  );
  const places = new CodePlaces(database, secret);
  const store = new CodeStore(database);

  return {
    async search(plate, site) {
      const customer = await client.search(plate);
      const { encryptedPhoneNumber = '', obfuscatedPhoneNumber = '' } = customer ?? {};
      // Seals even if no agreement was found, so that the response time does not reveal it.
      const sealed = agreementSeal.close(
        { site, plate, phone: encryptedPhoneNumber },
        clock() + AGREEMENT_TTL_MS,
      );
      return (
        customer && {
          encryptedPhoneNumber: sealed,
          obfuscatedPhoneNumber: maskPhone(obfuscatedPhoneNumber),
          regNo: plate,
        }
      );
    },
    async send(encryptedPhoneNumber, { site, address, ...page }) {
      const agreement = agreementSeal.open(encryptedPhoneNumber);
      if (agreement?.site !== site) throw new CodeRefused('over');
      const { plate, phone } = agreement;
      const waitMs = await places.claim({ site, plate, address });
      if (waitMs !== undefined) throw new TooManyCodes(waitMs);
      await Promise.all([places.erase(), store.erase()]);
      const id = await store.begin(places.agreementDigest({ site, plate }));
      const { authorizationToken: token, message } = await client.login(phone, page);
      return {
        authorizationToken: codeSeal.close({ site, id, token }, clock() + CODE_TTL_MS),
        message,
      };
    },
    async accept(authorizationToken, code, { site, language }) {
      const codeRequest = codeSeal.open(authorizationToken);
      if (codeRequest?.site !== site) throw new CodeRefused('over');
      if (code === undefined) throw new CodeRefused('wrong');
      // Counted before the attempt, so that concurrent attempts do not exceed the limit.
      const remainingTries = await store.countAttempt(codeRequest.id);
      if (remainingTries === undefined) throw new CodeRefused('over');
      const session = await translateRefusal(
        client.validate(codeRequest.token, code, { language }),
        remainingTries,
      );
      if (session.status !== 0) throw new CodeRefused('wrong', undefined, remainingTries);
      if (!(await store.markUsed(codeRequest.id))) throw new CodeRefused('over');
      return session;
    },
  };
}

/** Turns a refusal of the tyre hotel into CodeRefused. */
async function translateRefusal(
  answer: Promise<TireSession>,
  remainingTries: number,
): Promise<TireSession> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TireHotelRefused)
      throw new CodeRefused('wrong', error.serverMessage, remainingTries);
    throw error;
  }
}

/** Masks a phone number except for the last two digits. */
const maskPhone = (phone: string): string => `•••••••${phone.replace(/\D/g, '').slice(-2)}`;
