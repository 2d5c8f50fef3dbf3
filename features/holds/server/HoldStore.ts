import type { HeldCar, HoldProblem } from '../../../domain/holds/carHold';
import { HOLD_HOURS, HOLD_KEPT_DAYS, PROOF_MINUTES } from '../../../domain/holds/carHold';
import { mailboxOf } from '../../../domain/forms/emailAddress';
import type { HoldCustomer } from '../model/holdForm';
import { and, eq, gt, not, or, sql } from 'drizzle-orm';
import type { Database, Statements } from '../../../platform/database/Database';
import { unlessDone } from '../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../platform/jobs/jobStore';
import { HOLD_QUEUE } from './HoldNotices';
import { askedHolds, carHolds } from './tables';

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

/** A hold that waits for its address to be proved. */
export interface KeptAsk {
  key: string;
  car: HeldCar;
  /** It can still be proved, by the database's clock. */
  isOpen: boolean;
}

/** Holds that wait for a proof, of one mailbox at a time: each was a mail to somebody who may not have asked. */
const MAX_OPEN = 3;

const isOpen = sql<boolean>`${askedHolds.askedAt} > now() - make_interval(mins => ${PROOF_MINUTES})`;

/** It keeps others from its car. */
const isLive = gt(carHolds.heldUntil, sql`now()`);

/** The same car and mailbox as somebody asks for: nobody holds a car time after time. */
const isSameAsk = and(
  eq(carHolds.site, askedHolds.site),
  eq(carHolds.stock, askedHolds.stock),
  eq(carHolds.carId, askedHolds.carId),
  eq(carHolds.mailbox, askedHolds.mailbox),
);

/** A hold that stands, of the mailbox and site that somebody asks with. */
const isOfSameSite = and(
  eq(carHolds.site, askedHolds.site),
  eq(carHolds.mailbox, askedHolds.mailbox),
  isLive,
);

/** Whether any hold that has to do with it is such a one. */
const any = (condition: typeof isSameAsk) => sql<boolean | null>`bool_or(${condition})`;

/**
 * Holds of cars, and those that wait for the proof of an address: these keep nobody from a car. That a car has one holder
 * is kept by a constraint of the table; that a mailbox has one car, by taking its holds one after the other.
 */
export class HoldStore {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction' | 'alone'>) {}

  /**
   * Notes who asks to hold a car. What comes back tells nothing of them: `taken` where anybody holds the car.
   * @returns `noted` where a mail is to be sent; `known` where one was, or enough were
   */
  ask(hold: AskedHold): Promise<'noted' | 'known' | 'taken'> {
    const { key, stock, car, customer } = hold;
    const mailbox = mailboxOf(customer.email);
    const carId = car.car_id;
    // Those of one mailbox are counted and noted one after the other.
    return this.database.alone(`hold ${mailbox}`, async (db) => {
      const isOfCar = and(eq(carHolds.stock, stock), eq(carHolds.carId, carId));
      if ((await db.$count(carHolds, and(isOfCar, isLive))) > 0) return 'taken';
      if ((await db.$count(carHolds, eq(carHolds.key, key))) > 0) return 'known';
      const open = await db.$count(askedHolds, and(eq(askedHolds.mailbox, mailbox), isOpen));
      if (open >= MAX_OPEN) return 'known';
      const { rowCount } = await db
        .insert(askedHolds)
        .values({ ...hold, carId, mailbox })
        .onConflictDoNothing();
      return rowCount === 1 ? 'noted' : 'known';
    });
  }

  /** Forgets one whose mail cannot be sent. */
  async forget(key: string): Promise<void> {
    await this.database.run((db) => db.delete(askedHolds).where(eq(askedHolds.key, key)));
  }

  /** One that waits for a proof, or waited for it too long. */
  async findAsked(key: string, site: string): Promise<KeptAsk | undefined> {
    const [asked] = await this.database.run((db) =>
      db
        .select({ key: askedHolds.key, car: askedHolds.car, isOpen })
        .from(askedHolds)
        .where(and(eq(askedHolds.key, key), eq(askedHolds.site, site))),
    );
    return asked;
  }

  /**
   * Holds the car, whose address is proved, for whoever proves first; again it is the same hold.
   * @returns `taken` where somebody else has the car, `late` for one that cannot be proved any more
   */
  async prove(key: string, site: string): Promise<'held' | 'taken' | 'late' | HoldProblem> {
    const [asked] = await this.database.run((db) =>
      db
        .select({ mailbox: askedHolds.mailbox })
        .from(askedHolds)
        .where(and(eq(askedHolds.key, key), eq(askedHolds.site, site))),
    );
    if (!asked) return 'late';
    // Many may prove at once for a car that one of them gets: the others need not take turns.
    const known = await this.database.run((db) => outcomeOf(key, db));
    return known ?? this.database.alone(`hold ${asked.mailbox}`, (db) => hold(key, db));
  }

  async find(key: string, site: string): Promise<KeptHold | undefined> {
    const [found] = await this.database.run((db) =>
      db
        .select({
          key: carHolds.key,
          car: carHolds.car,
          until: carHolds.heldUntil,
          state: sql<KeptHold['state']>`case when ${isLive} then 'held'
            when ${carHolds.releasedAt} is not null then 'released' else 'over' end`,
        })
        .from(carHolds)
        .where(and(eq(carHolds.key, key), eq(carHolds.site, site))),
    );
    return found;
  }

  /** Who holds a car by a hold that stands. */
  async findHolder(key: string, site: string, carId: string): Promise<HoldCustomer | undefined> {
    const [holder] = await this.database.run((db) =>
      db
        .select({ customer: carHolds.customer })
        .from(carHolds)
        .where(
          and(eq(carHolds.key, key), eq(carHolds.site, site), eq(carHolds.carId, carId), isLive),
        ),
    );
    return holder?.customer;
  }

  /** Ends a hold before its time, and notes that its seller is to be told; what is over stays so. */
  async release(key: string, site: string): Promise<void> {
    await this.database.transaction(async (db) => {
      const now = sql`now()`;
      const { rowCount } = await db
        .update(carHolds)
        .set({ heldUntil: now, releasedAt: now, nextAttemptAt: unlessDone() })
        .where(and(eq(carHolds.key, key), eq(carHolds.site, site), isLive));
      if (rowCount === 1) await enqueueJob(db, { queue: HOLD_QUEUE, key });
    });
  }

  /** Forgets holds whose end is some days ago, and gives how many; and who asked for one a while ago. */
  async erase(): Promise<number> {
    const isOver = sql`${carHolds.heldUntil} < now() - make_interval(days => ${HOLD_KEPT_DAYS})`;
    await this.database.run((db) => db.delete(askedHolds).where(not(isOpen)));
    const { rowCount } = await this.database.run((db) => db.delete(carHolds).where(isOver));
    return rowCount ?? 0;
  }
}

/** Holds a car in the turn of its mailbox, and notes that both are to be told. */
async function hold(key: string, db: Statements): Promise<'held' | 'taken' | 'late' | HoldProblem> {
  const known = await outcomeOf(key, db);
  if (known) return known;
  const [asked] = await db.select().from(askedHolds).where(eq(askedHolds.key, key));
  if (!asked) return 'late';
  const heldUntil = sql`now() + make_interval(hours => ${HOLD_HOURS})`;
  const { rowCount } = await db
    .insert(carHolds)
    .values({ ...asked, heldUntil, nextAttemptAt: unlessDone() })
    .onConflictDoNothing();
  if (rowCount !== 1) return (await outcomeOf(key, db)) ?? 'taken';
  await enqueueJob(db, { queue: HOLD_QUEUE, key });
  return 'held';
}

/** What became of one that was asked for, or why it is not held; undefined where nothing stands in its way. */
async function outcomeOf(
  key: string,
  db: Statements,
): Promise<'held' | 'taken' | 'late' | HoldProblem | undefined> {
  const isSame = eq(carHolds.key, askedHolds.key);
  const isOfCar = and(eq(carHolds.stock, askedHolds.stock), eq(carHolds.carId, askedHolds.carId));
  const [found] = await db
    .select({
      isOpen,
      same: any(isSame),
      taken: any(and(isOfCar, isLive)),
      repeated: any(isSameAsk),
      limit: any(isOfSameSite),
    })
    .from(askedHolds)
    .leftJoin(carHolds, or(isSame, isOfCar, eq(carHolds.mailbox, askedHolds.mailbox)))
    .where(eq(askedHolds.key, key))
    .groupBy(askedHolds.key);
  if (found?.same) return 'held';
  if (!found?.isOpen) return 'late';
  // Whoever holds the car themselves is told so, not that somebody else does.
  if (found.repeated) return 'repeated';
  if (found.taken) return 'taken';
  return found.limit ? 'limit' : undefined;
}
