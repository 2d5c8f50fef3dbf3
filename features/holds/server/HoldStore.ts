import type { HeldCar, HoldProblem } from '../../../domain/holds/carHold';
import { HOLD_HOURS, HOLD_KEPT_DAYS, PROOF_MINUTES } from '../../../domain/holds/carHold';
import { mailboxOf } from '../../../domain/forms/emailAddress';
import type { HoldCustomer } from '../model/holdForm';
import type { Database, Query } from '../../../platform/database/Database';

/** A hold as a visitor asks for it. */
export interface AskedHold {
  /** UUID of the form. */
  key: string;
  site: string;
  /** ISO 639-1, of the page. */
  language: string;
  /** Index that has the car. */
  stock: string;
  car: HeldCar;
  customer: HoldCustomer;
}

/** A hold as it is kept. */
export interface KeptHold {
  key: string;
  car: HeldCar;
  /** By the database's clock. */
  state: 'held' | 'released' | 'over';
  until: Date;
}

const KEPT_HOLD = `"key", "car", "held_until" as "until",
  case when "held_until" > now() then 'held' when "released_at" is not null then 'released' else 'over' end as "state"`;

/** A hold that waits for its address to be proved. */
export interface KeptAsk {
  key: string;
  car: HeldCar;
  /** It can still be proved, by the database's clock. */
  isOpen: boolean;
}

/** Holds that wait for a proof, of one mailbox at a time: each was a mail to somebody who may not have asked. */
const MAX_OPEN = 3;

const isOpen = (asked: string): string =>
  `${asked}."asked_at" > now() - interval '${PROOF_MINUTES} minutes'`;

/**
 * Holds of cars, and those that wait for the proof of an address: these keep nobody from a car. That a car has one holder
 * is kept by a constraint of the table; that a mailbox has one car, by taking its holds one after the other.
 */
export class HoldStore {
  constructor(private readonly database: Pick<Database, 'query' | 'alone'>) {}

  /**
   * Notes who asks to hold a car. What comes back tells nothing of them: `taken` where anybody holds the car.
   * @returns `noted` where a mail is to be sent; `known` where one was, or enough were
   */
  ask(hold: AskedHold): Promise<'noted' | 'known' | 'taken'> {
    const { key, site, language, stock, car, customer } = hold;
    const mailbox = mailboxOf(customer.email);
    // Those of one mailbox are counted and noted one after the other.
    return this.database.alone(`hold ${mailbox}`, async (query) => {
      const { rows: held } = await query(
        `select from "car_hold" where "stock" = $1 and "car_id" = $2 and "held_until" > now()`,
        [stock, car.car_id],
      );
      if (held.length > 0) return 'taken';
      const { rowCount } = await query(
        `insert into "asked_hold" ("key", "site", "language", "stock", "car_id", "car", "customer", "mailbox")
         select $1, $2, $3, $4, $5, $6, $7, $8
          where not exists (select from "car_hold" where "key" = $1)
            and (select count(*) from "asked_hold" a where a."mailbox" = $8 and ${isOpen('a')}) < ${MAX_OPEN}
         on conflict do nothing`,
        [key, site, language, stock, car.car_id, car, customer, mailbox],
      );
      return rowCount === 1 ? 'noted' : 'known';
    });
  }

  /** Forgets one whose mail cannot be sent. */
  async forget(key: string): Promise<void> {
    await this.database.query(`delete from "asked_hold" where "key" = $1`, [key]);
  }

  /** One that waits for a proof, or waited for it too long. */
  async findAsked(key: string, site: string): Promise<KeptAsk | undefined> {
    const { rows } = await this.database.query(
      `select "key", "car", ${isOpen('a')} as "isOpen" from "asked_hold" a where "key" = $1 and "site" = $2`,
      [key, site],
    );
    return rows[0] as KeptAsk | undefined;
  }

  /**
   * Holds the car, whose address is proved, for whoever proves first; again it is the same hold.
   * @returns `taken` where somebody else has the car, `late` for one that cannot be proved any more
   */
  async prove(key: string, site: string): Promise<'held' | 'taken' | 'late' | HoldProblem> {
    const { rows } = await this.database.query(
      `select "mailbox" from "asked_hold" where "key" = $1 and "site" = $2`,
      [key, site],
    );
    const { mailbox } = (rows[0] ?? {}) as { mailbox?: string };
    if (mailbox === undefined) return 'late';
    // Many may prove at once for a car that one of them gets: the others need not take turns.
    const known = await this.#outcome(key);
    return known ?? this.database.alone(`hold ${mailbox}`, (query) => this.#hold(key, query));
  }

  async #hold(key: string, query: Query): Promise<'held' | 'taken' | 'late' | HoldProblem> {
    const added = await query(
      `insert into "car_hold" ("key", "site", "language", "stock", "car_id", "car", "customer", "mailbox", "held_until")
       select a."key", a."site", a."language", a."stock", a."car_id", a."car", a."customer", a."mailbox",
              now() + make_interval(hours => $2)
         from "asked_hold" a where a."key" = $1 and ${isOpen('a')}
          and not exists (select from "car_hold" h where ${isSameAsk} or ${isOfSameSite})
       on conflict do nothing`,
      [key, HOLD_HOURS],
    );
    return added.rowCount === 1 ? 'held' : ((await this.#outcome(key, query)) ?? 'taken');
  }

  /** What became of one that was asked for, or why it is not held; undefined where nothing stands in its way. */
  async #outcome(
    key: string,
    query: Query = this.database.query,
  ): Promise<'held' | 'taken' | 'late' | HoldProblem | undefined> {
    const { rows } = await query(
      `select ${isOpen('a')} as "isOpen", bool_or(h."key" = a."key") as "same",
              bool_or(h."stock" = a."stock" and h."car_id" = a."car_id" and h."held_until" > now()) as "taken",
              bool_or(${isSameAsk}) as "repeated", bool_or(${isOfSameSite}) as "limit"
         from "asked_hold" a left join "car_hold" h
           on h."key" = a."key" or (h."stock" = a."stock" and h."car_id" = a."car_id") or h."mailbox" = a."mailbox"
        where a."key" = $1 group by a."key"`,
      [key],
    );
    const found = rows[0] as
      Record<'isOpen' | 'same' | 'taken' | 'repeated' | 'limit', boolean | null> | undefined;
    if (found?.same) return 'held';
    if (!found?.isOpen) return 'late';
    // Whoever holds the car themselves is told so, not that somebody else does.
    if (found.repeated) return 'repeated';
    if (found.taken) return 'taken';
    return found.limit ? 'limit' : undefined;
  }

  async find(key: string, site: string): Promise<KeptHold | undefined> {
    const { rows } = await this.database.query(
      `select ${KEPT_HOLD} from "car_hold" where "key" = $1 and "site" = $2`,
      [key, site],
    );
    return rows[0] as KeptHold | undefined;
  }

  /** Who holds a car by a hold that stands. */
  async findHolder(key: string, site: string, carId: string): Promise<HoldCustomer | undefined> {
    const { rows } = await this.database.query(
      `select "customer" from "car_hold"
        where "key" = $1 and "site" = $2 and "car_id" = $3 and "held_until" > now()`,
      [key, site, carId],
    );
    return (rows[0] as { customer: HoldCustomer } | undefined)?.customer;
  }

  /** Ends a hold before its time, and notes that its seller is to be told; what is over stays so. */
  async release(key: string, site: string): Promise<void> {
    await this.database.query(
      `update "car_hold" set "held_until" = now(), "released_at" = now(), "attempts" = 0, "next_attempt_at" = now()
        where "key" = $1 and "site" = $2 and "held_until" > now()`,
      [key, site],
    );
  }

  /** Forgets holds whose end is some days ago, and gives how many; and who asked for one a while ago. */
  async erase(): Promise<number> {
    await this.database.query(`delete from "asked_hold" a where not ${isOpen('a')}`);
    const { rowCount } = await this.database.query(
      `delete from "car_hold" where "held_until" < now() - make_interval(days => $1)`,
      [HOLD_KEPT_DAYS],
    );
    return rowCount ?? 0;
  }
}

/** The row `h` is a hold of the same car by the same mailbox as `a` asks for: nobody holds a car time after time. */
const isSameAsk = `(h."site" = a."site" and h."stock" = a."stock" and h."car_id" = a."car_id" and h."mailbox" = a."mailbox")`;

/** The row `h` is a hold that stands, of the same mailbox and site. */
const isOfSameSite = `(h."site" = a."site" and h."mailbox" = a."mailbox" and h."held_until" > now())`;
