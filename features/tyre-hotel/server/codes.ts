import type {
  TireCredentials,
  TireCustomer,
  TireSession,
} from '../../../domain/tireHotel/tireHotel.types';
import { createSeal } from '../../../platform/seal';
import type { Database } from '../../../platform/database/Database';
import { type AskingPage, TireHotelRefused, type TireHotelClient } from './tirehotel';
import { CODE_MS, CodeStore } from './CodeStore';
import { type CodeAsker, CodePlaces } from './CodePlaces';

/** A found agreement may be gone on with for so long, in ms. */
const FOUND_MS = 60 * 60_000;

/** No code is sent now. */
export class TooManyCodes extends Error {
  override readonly name = 'TooManyCodes';

  /** @param waitMs until one may be */
  constructor(readonly waitMs: number) {
    super('Too many codes');
  }
}

/** A code that is not taken: wrong, dead, used, or of something else than was asked for. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';

  /**
   * @param said the tyre hotel's own words, for the visitor
   * @param triesLeft of a wrong code, where they were counted
   */
  constructor(
    readonly reason: 'wrong' | 'over',
    readonly said?: string,
    readonly triesLeft?: number,
  ) {
    super(`The code is ${reason}`);
  }
}

/** Where somebody asks from. */
export interface Asker extends AskingPage, Omit<CodeAsker, 'plate'> {}

/**
 * The way from a plate to a session. What the tyre hotel gives goes to the browser sealed and bound to what it is for;
 * limits hold over all processes, and whatever the tyre hotel itself does (decision 41).
 */
export interface TireCodes {
  /** @returns undefined where there is no agreement; @throws UpstreamError, TireHotelRefused, as all of these */
  search: (plate: string, site: string) => Promise<TireCustomer | undefined>;
  /** Has a code sent. @throws TooManyCodes; CodeRefused for what was not found here */
  send: (encryptedPhoneNumber: unknown, asker: Asker) => Promise<TireCredentials>;
  /** @throws CodeRefused */
  accept: (
    authorizationToken: unknown,
    code: string | undefined,
    asker: Pick<Asker, 'site' | 'language'>,
  ) => Promise<TireSession>;
}

export interface TireCodesOptions {
  client: Pick<TireHotelClient, 'search' | 'login' | 'validate'>;
  database: Pick<Database, 'run' | 'transaction'>;
  secret: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

export function createTireCodes(options: TireCodesOptions): TireCodes {
  const { client, database, secret, clock = Date.now } = options;
  const found = createSeal<{ site: string; plate: string; phone: string }>(
    secret,
    'tyre hotel agreement',
    clock,
  );
  const sent = createSeal<{ site: string; id: string; token: string }>(
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
      // Sealed for nobody as well: how long it takes shall not tell whether there is somebody.
      const sealed = found.close({ site, plate, phone: encryptedPhoneNumber }, clock() + FOUND_MS);
      return (
        customer && {
          encryptedPhoneNumber: sealed,
          obfuscatedPhoneNumber: lastTwo(obfuscatedPhoneNumber),
          regNo: plate,
        }
      );
    },
    async send(encryptedPhoneNumber, { site, address, ...page }) {
      const agreement = found.open(encryptedPhoneNumber);
      if (agreement?.site !== site) throw new CodeRefused('over');
      const { plate, phone } = agreement;
      const waitMs = await places.take({ site, plate, address });
      if (waitMs !== undefined) throw new TooManyCodes(waitMs);
      await Promise.all([places.erase(), store.erase()]);
      const id = await store.begin(places.agreementOf({ site, plate }));
      const { authorizationToken: token, message } = await client.login(phone, page);
      return { authorizationToken: sent.close({ site, id, token }, clock() + CODE_MS), message };
    },
    async accept(authorizationToken, code, { site, language }) {
      const asked = sent.open(authorizationToken);
      if (asked?.site !== site) throw new CodeRefused('over');
      if (code === undefined) throw new CodeRefused('wrong');
      // Counted before it is tried: whoever tries many at once has no more of them.
      const triesLeft = await store.tryOnce(asked.id);
      if (triesLeft === undefined) throw new CodeRefused('over');
      const session = await accepted(client.validate(asked.token, code, { language }), triesLeft);
      if (session.status !== 0) throw new CodeRefused('wrong', undefined, triesLeft);
      if (!(await store.use(asked.id))) throw new CodeRefused('over');
      return session;
    },
  };
}

async function accepted(answer: Promise<TireSession>, triesLeft: number): Promise<TireSession> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TireHotelRefused) throw new CodeRefused('wrong', error.said, triesLeft);
    throw error;
  }
}

/** A phone number of which the last two digits alone are left, however much of it was told. */
const lastTwo = (phone: string): string => `•••••••${phone.replace(/\D/g, '').slice(-2)}`;
