import type { HeldCar, HoldProblem } from '../../domain/holds/carHold';
import { HOLD_HOURS, HOLD_KEPT_DAYS } from '../../domain/holds/carHold';
import type { HoldCustomer } from '../../domain/holds/holdForm';
import type { Database } from '../database/Database';

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

/** Holds of cars. That a car has one holder, and an address one car, is kept by constraints of the table. */
export class HoldStore {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /**
   * Holds a car for whoever asks first. The same form sent again is the same hold.
   * @returns `taken` where somebody else has the car
   */
  async take(hold: AskedHold): Promise<'held' | 'taken' | HoldProblem> {
    const { key, site, language, stock, car, customer } = hold;
    const added = await this.database.query(
      `insert into "car_hold" ("key", "site", "language", "stock", "car_id", "car", "customer", "held_until")
       select $1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8)
        where not exists (select from "car_hold" where ${heldBefore('$2', '$4', '$5', '$7')})
       on conflict do nothing`,
      [key, site, language, stock, car.car_id, car, customer, HOLD_HOURS],
    );
    return added.rowCount === 1 ? 'held' : this.#whyNot(hold);
  }

  async #whyNot(hold: AskedHold): Promise<'held' | 'taken' | HoldProblem> {
    const { key, site, stock, car, customer } = hold;
    const { rows } = await this.database.query(
      `select bool_or("key" = $1 and ${heldBefore('$2', '$3', '$4', '$5')}) as "same",
              bool_or("stock" = $3 and "car_id" = $4 and "held_until" > now()) as "taken",
              bool_or(${heldBefore('$2', '$3', '$4', '$5')}) as "repeated",
              bool_or("site" = $2 and lower("customer" ->> 'email') = lower($5::jsonb ->> 'email')
                      and "held_until" > now()) as "limit"
         from "car_hold"
        where "key" = $1 or ("stock" = $3 and "car_id" = $4) or lower("customer" ->> 'email') = lower($5::jsonb ->> 'email')`,
      [key, site, stock, car.car_id, customer],
    );
    const found = rows[0] as Record<'same' | 'taken' | 'repeated' | 'limit', boolean | null>;
    if (found.same) return 'held';
    // Whoever holds the car themselves is told so, not that somebody else does.
    if (found.repeated) return 'repeated';
    if (found.limit && !found.taken) return 'limit';
    return 'taken';
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

  /** Forgets holds whose end is some days ago. Gives how many. */
  async erase(): Promise<number> {
    const { rowCount } = await this.database.query(
      `delete from "car_hold" where "held_until" < now() - make_interval(days => $1)`,
      [HOLD_KEPT_DAYS],
    );
    return rowCount ?? 0;
  }
}

/** Whether a row is a hold of the same car by the same address: nobody holds a car time after time. */
const heldBefore = (site: string, stock: string, carId: string, customer: string): string =>
  `("site" = ${site} and "stock" = ${stock} and "car_id" = ${carId}
    and lower("customer" ->> 'email') = lower(${customer}::jsonb ->> 'email'))`;
