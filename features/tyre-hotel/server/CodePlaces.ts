import { createHmac } from 'node:crypto';
import { and, eq, lte, min, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { tireCodePlaces } from './tables';

/** Time for which a code occupies a place. */
export const PLACE_MS = 15 * 60_000;

/**
 * Maximum number of codes in `PLACE_MS`: per agreement, per agreement from one address, and per
 * address in total.
 */
export const codeLimits = { agreement: 3, addressOfAgreement: 2, address: 3 } as const;

/** The agreement for which a code is sent, and the address that requests it. */
export interface CodeRequester {
  site: string;
  plate: string;
  /** IP address; for IPv6 its network. */
  address: string;
}

/**
 * Limits the number of codes, for all processes together. Each agreement and each address has some places,
 * and a code occupies them for `PLACE_MS`. Agreements and addresses are stored as keyed digests only.
 */
export class CodePlaces {
  /** @param secret key of the digests */
  constructor(
    private readonly database: Pick<Database, 'run'>,
    private readonly secret: string,
  ) {}

  /**
   * Takes a place for a code. One address may not take all places of an agreement, so that a single attacker
   * cannot lock out its holder.
   * @returns undefined if a place was taken; otherwise the time in ms until one is free
   */
  async claim({ site, plate, address }: CodeRequester): Promise<number | undefined> {
    const owners: [owner: string, places: number][] = [
      [this.agreementDigest({ site, plate }), codeLimits.agreement],
      [this.#digest('both', site, plate, address), codeLimits.addressOfAgreement],
      [this.#digest('address', site, address), codeLimits.address],
    ];
    const claimedPlaces: [owner: string, place: number][] = [];
    for (const [owner, places] of owners) {
      const place = await this.#takePlace(owner, places);
      if (place === undefined) {
        for (const claimed of claimedPlaces) await this.#release(...claimed);
        return this.#msUntilFree(owner);
      }
      claimedPlaces.push([owner, place]);
    }
    return undefined;
  }

  /** Digest that represents an agreement in our database. */
  agreementDigest = ({ site, plate }: Pick<CodeRequester, 'site' | 'plate'>): string =>
    this.#digest('agreement', site, plate);

  /** Deletes places that are free again. */
  async erase(): Promise<void> {
    await this.database.run((db) =>
      db.delete(tireCodePlaces).where(lte(tireCodePlaces.freeAt, sql`now()`)),
    );
  }

  /** Takes a free place of an owner; each statement is atomic, also with concurrent requests. */
  async #takePlace(owner: string, places: number): Promise<number | undefined> {
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

  /** Frees a place that was taken for a code that is not sent. */
  async #release(owner: string, place: number): Promise<void> {
    const isThisPlace = and(eq(tireCodePlaces.owner, owner), eq(tireCodePlaces.place, place));
    await this.database.run((db) => db.delete(tireCodePlaces).where(isThisPlace));
  }

  async #msUntilFree(owner: string): Promise<number> {
    const waitMs = sql<
      number | null
    >`(extract(epoch from ${min(tireCodePlaces.freeAt)} - now()) * 1000)::float8`;
    const [row] = await this.database.run((db) =>
      db.select({ wait: waitMs }).from(tireCodePlaces).where(eq(tireCodePlaces.owner, owner)),
    );
    return Math.max(row?.wait ?? 0, 0);
  }

  #digest = (...inputs: readonly string[]): string =>
    createHmac('sha256', this.secret).update(JSON.stringify(inputs)).digest('base64url');
}
