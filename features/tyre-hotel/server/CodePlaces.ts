import { createHmac } from 'node:crypto';
import { and, eq, lte, min, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { tireCodePlaces } from './tables';

/** How long a code takes a place, in ms: a quarter of an hour. */
export const PLACE_MS = 15 * 60_000;

/** Codes in a quarter of an hour: for an agreement, of these for one address, and for an address in all. */
export const codeLimits = { agreement: 3, addressOfAgreement: 2, address: 3 } as const;

/** Whom a code is sent for, and who asks for it. */
export interface CodeAsker {
  site: string;
  plate: string;
  /** IP address; of IPv6 its network. */
  address: string;
}

/** Counts codes over all processes. Of whom is kept as keyed digests alone. */
export class CodePlaces {
  /** @param secret keys the digests */
  constructor(
    private readonly database: Pick<Database, 'run'>,
    private readonly secret: string,
  ) {}

  /**
   * Takes a place for a code. One address may not take all of an agreement's, so that a single one cannot keep its
   * holder out.
   * @returns ms until there is a place again, where there is none
   */
  async take({ site, plate, address }: CodeAsker): Promise<number | undefined> {
    const owners: [owner: string, places: number][] = [
      [this.agreementOf({ site, plate }), codeLimits.agreement],
      [this.#digest('both', site, plate, address), codeLimits.addressOfAgreement],
      [this.#digest('address', site, address), codeLimits.address],
    ];
    const taken: [owner: string, place: number][] = [];
    for (const [owner, places] of owners) {
      const place = await this.#takeOf(owner, places);
      if (place === undefined) {
        for (const given of taken) await this.#release(...given);
        return this.#untilFree(owner);
      }
      taken.push([owner, place]);
    }
    return undefined;
  }

  /** What stands for an agreement in our database. */
  agreementOf = ({ site, plate }: Pick<CodeAsker, 'site' | 'plate'>): string =>
    this.#digest('agreement', site, plate);

  /** Forgets places that are free again. */
  async erase(): Promise<void> {
    await this.database.run((db) =>
      db.delete(tireCodePlaces).where(lte(tireCodePlaces.freeAt, sql`now()`)),
    );
  }

  /** Each statement takes a free place or none, whoever else asks at the same time. */
  async #takeOf(owner: string, places: number): Promise<number | undefined> {
    for (let place = 1; place <= places; place += 1) {
      const freeAt = sql`now() + ${PLACE_MS} * interval '1 millisecond'`;
      const { rowCount } = await this.database.run((db) =>
        db
          .insert(tireCodePlaces)
          .values({ owner, place, freeAt })
          .onConflictDoUpdate({
            target: [tireCodePlaces.owner, tireCodePlaces.place],
            set: { freeAt },
            setWhere: lte(tireCodePlaces.freeAt, sql`now()`),
          }),
      );
      if (rowCount === 1) return place;
    }
    return undefined;
  }

  async #release(owner: string, place: number): Promise<void> {
    const isIt = and(eq(tireCodePlaces.owner, owner), eq(tireCodePlaces.place, place));
    await this.database.run((db) => db.delete(tireCodePlaces).where(isIt));
  }

  async #untilFree(owner: string): Promise<number> {
    const wait = sql<
      number | null
    >`(extract(epoch from ${min(tireCodePlaces.freeAt)} - now()) * 1000)::float8`;
    const [next] = await this.database.run((db) =>
      db.select({ wait }).from(tireCodePlaces).where(eq(tireCodePlaces.owner, owner)),
    );
    return Math.max(next?.wait ?? 0, 0);
  }

  #digest = (...parts: readonly string[]): string =>
    createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('base64url');
}
