import type { HeldCar, HoldProblem } from '../../../domain/holds/carHold';
import { HOLD_HOURS, HOLD_RETENTION_DAYS, PROOF_MINUTES } from '../../../domain/holds/carHold';
import { normalizeMailbox } from '../../../domain/forms/emailAddress';
import type { HoldCustomer } from '../model/holdForm';
import { and, eq, gt, not, or, sql } from 'drizzle-orm';
import type { Database, Statements } from '../../../platform/database/Database';
import { fallbackDueAt } from '../../../platform/jobs/earlierReleases';
import { enqueueJob } from '../../../platform/jobs/jobStore';
import { queueNames } from '../../../platform/jobs/queueNames';
import { holdRequests, carHolds } from './tables';

/** A hold that a visitor requests. */
export interface RequestedHold {
  /** UUID of the form. */
  key: string;
  site: string;
  /** ISO 639-1 code of the page's language. */
  language: string;
  /** Index that contains the car. */
  stock: string;
  car: HeldCar;
  customer: HoldCustomer;
}

/** A stored hold. */
export interface StoredHold {
  key: string;
  car: HeldCar;
  /** State by the database's clock. */
  state: 'held' | 'released' | 'over';
  until: Date;
}

/** A stored request for a hold, whose mail address is not verified yet. */
export interface StoredHoldRequest {
  key: string;
  car: HeldCar;
  /** Whether it can still be verified, by the database's clock. */
  isOpen: boolean;
}

/** Maximum number of open requests per mailbox: its owner may not have asked for the mails. */
const MAX_OPEN = 3;

const isOpen = sql<boolean>`${holdRequests.askedAt} > now() - make_interval(mins => ${PROOF_MINUTES})`;

/** Condition: the hold is active, so that it blocks its car for others. */
const isActive = gt(carHolds.heldUntil, sql`now()`);

/** Condition: a hold of the same car and mailbox. A mailbox cannot hold a car repeatedly. */
const isSameRequest = and(
  eq(carHolds.site, holdRequests.site),
  eq(carHolds.stock, holdRequests.stock),
  eq(carHolds.carId, holdRequests.carId),
  eq(carHolds.mailbox, holdRequests.mailbox),
);

/** Condition: an active hold of the requested mailbox on the same site. */
const isOfSameSite = and(
  eq(carHolds.site, holdRequests.site),
  eq(carHolds.mailbox, holdRequests.mailbox),
  isActive,
);

/** Whether any of the joined holds meets a condition. */
const anyHold = (condition: typeof isSameRequest) => sql<boolean | null>`bool_or(${condition})`;

/**
 * Holds of cars, and unverified requests, which do not block a car. A constraint of the table ensures one
 * holder per car; one car per mailbox is ensured by processing the holds of a mailbox one after the other.
 */
export class HoldStore {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction' | 'withLock'>) {}

  /**
   * Stores a request to hold a car. The result says nothing about the person: `taken` whenever the car is
   * held.
   * @returns `noted` if a mail is to be sent; `known` if one was sent already, or if the mailbox is at its
   * limit
   */
  addRequest(hold: RequestedHold): Promise<'noted' | 'known' | 'taken'> {
    const { key, stock, car, customer } = hold;
    const mailbox = normalizeMailbox(customer.email);
    const carId = car.car_id;
    // Serialised by mailbox, so that concurrent requests count each other.
    return this.database.withLock(`hold ${mailbox}`, async (db) => {
      const isOfCar = and(eq(carHolds.stock, stock), eq(carHolds.carId, carId));
      if ((await db.$count(carHolds, and(isOfCar, isActive))) > 0) return 'taken';
      if ((await db.$count(carHolds, eq(carHolds.key, key))) > 0) return 'known';
      const open = await db.$count(holdRequests, and(eq(holdRequests.mailbox, mailbox), isOpen));
      if (open >= MAX_OPEN) return 'known';
      const { rowCount } = await db
        .insert(holdRequests)
        .values({ ...hold, carId, mailbox })
        .onConflictDoNothing();
      return rowCount === 1 ? 'noted' : 'known';
    });
  }

  /** Deletes a request whose mail cannot be sent. */
  async deleteRequest(key: string): Promise<void> {
    await this.database.run((db) => db.delete(holdRequests).where(eq(holdRequests.key, key)));
  }

  /** Finds a request that is not verified, even if it is too old to be. */
  async findRequest(key: string, site: string): Promise<StoredHoldRequest | undefined> {
    const [request] = await this.database.run((db) =>
      db
        .select({ key: holdRequests.key, car: holdRequests.car, isOpen })
        .from(holdRequests)
        .where(and(eq(holdRequests.key, key), eq(holdRequests.site, site))),
    );
    return request;
  }

  /**
   * Holds the car for the first verified request; repeated, it returns the same hold.
   * @returns `taken` if another person holds the car, `late` if the request can no longer be verified
   */
  async verify(key: string, site: string): Promise<'held' | 'taken' | 'late' | HoldProblem> {
    const [request] = await this.database.run((db) =>
      db
        .select({ mailbox: holdRequests.mailbox })
        .from(holdRequests)
        .where(and(eq(holdRequests.key, key), eq(holdRequests.site, site))),
    );
    if (!request) return 'late';
    // Checked first without the lock: if the car is taken already, the visitor need not wait for it.
    const outcome = await this.database.run((db) => findOutcome(key, db));
    return outcome ?? this.database.withLock(`hold ${request.mailbox}`, (db) => hold(key, db));
  }

  /** A hold of a site; undefined for an unknown key. */
  async find(key: string, site: string): Promise<StoredHold | undefined> {
    const [row] = await this.database.run((db) =>
      db
        .select({
          key: carHolds.key,
          car: carHolds.car,
          until: carHolds.heldUntil,
          state: sql<StoredHold['state']>`case when ${isActive} then 'held'
            when ${carHolds.releasedAt} is not null then 'released' else 'over' end`,
        })
        .from(carHolds)
        .where(and(eq(carHolds.key, key), eq(carHolds.site, site))),
    );
    return row;
  }

  /** Holder of a car; undefined if the hold is not active, or is of another car. */
  async findHolder(key: string, site: string, carId: string): Promise<HoldCustomer | undefined> {
    const [holder] = await this.database.run((db) =>
      db
        .select({ customer: carHolds.customer })
        .from(carHolds)
        .where(
          and(eq(carHolds.key, key), eq(carHolds.site, site), eq(carHolds.carId, carId), isActive),
        ),
    );
    return holder?.customer;
  }

  /** Ends a hold early, and schedules a notice to its seller; does nothing for an ended hold. */
  async release(key: string, site: string): Promise<void> {
    await this.database.transaction(async (db) => {
      const now = sql`now()`;
      const { rowCount } = await db
        .update(carHolds)
        .set({ heldUntil: now, releasedAt: now, nextAttemptAt: fallbackDueAt() })
        .where(and(eq(carHolds.key, key), eq(carHolds.site, site), isActive));
      if (rowCount === 1) await enqueueJob(db, { queue: queueNames.holdNotice, key });
    });
  }

  /** Deletes holds that ended some days ago, and old requests. Returns the number of holds. */
  async erase(): Promise<number> {
    const isOver = sql`${carHolds.heldUntil} < now() - make_interval(days => ${HOLD_RETENTION_DAYS})`;
    await this.database.run((db) => db.delete(holdRequests).where(not(isOpen)));
    const { rowCount } = await this.database.run((db) => db.delete(carHolds).where(isOver));
    return rowCount ?? 0;
  }
}

/** Holds the car of a request, and schedules both notices. The caller has locked the mailbox. */
async function hold(key: string, db: Statements): Promise<'held' | 'taken' | 'late' | HoldProblem> {
  const outcome = await findOutcome(key, db);
  if (outcome) return outcome;
  const [request] = await db.select().from(holdRequests).where(eq(holdRequests.key, key));
  if (!request) return 'late';
  const heldUntil = sql`now() + make_interval(hours => ${HOLD_HOURS})`;
  const { rowCount } = await db
    .insert(carHolds)
    .values({ ...request, heldUntil, nextAttemptAt: fallbackDueAt() })
    .onConflictDoNothing();
  if (rowCount !== 1) return (await findOutcome(key, db)) ?? 'taken';
  await enqueueJob(db, { queue: queueNames.holdNotice, key });
  return 'held';
}

/** The result of a request, or the reason why the car cannot be held; undefined if it can. */
async function findOutcome(
  key: string,
  db: Statements,
): Promise<'held' | 'taken' | 'late' | HoldProblem | undefined> {
  const isSame = eq(carHolds.key, holdRequests.key);
  const isOfCar = and(
    eq(carHolds.stock, holdRequests.stock),
    eq(carHolds.carId, holdRequests.carId),
  );
  const [conflicts] = await db
    .select({
      isOpen,
      same: anyHold(isSame),
      taken: anyHold(and(isOfCar, isActive)),
      repeated: anyHold(isSameRequest),
      limit: anyHold(isOfSameSite),
    })
    .from(holdRequests)
    .leftJoin(carHolds, or(isSame, isOfCar, eq(carHolds.mailbox, holdRequests.mailbox)))
    .where(eq(holdRequests.key, key))
    .groupBy(holdRequests.key);
  if (conflicts?.same) return 'held';
  if (!conflicts?.isOpen) return 'late';
  // Before `taken`: the holder must see the own hold, not that the car is taken.
  if (conflicts.repeated) return 'repeated';
  if (conflicts.taken) return 'taken';
  return conflicts.limit ? 'limit' : undefined;
}
