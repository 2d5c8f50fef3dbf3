import { eq, sql } from 'drizzle-orm';
import type { HeldCar } from '../../../domain/holds/carHold';
import type { HoldCustomer } from '../model/holdForm';
import type { Database } from '../../../platform/database/Database';
import { adoptJobs, unlessDone } from '../../../platform/jobs/earlierReleases';
import { carHolds } from './tables';

/** Of the jobs that tell of holds, by the hold's key. */
export const HOLD_QUEUE = 'hold_notice';

/** What seller and holder were told of a hold last. */
export type ToldHold = 'held' | 'reminded' | 'released';

/** A hold of which there may be something to tell. */
export interface DueHold {
  key: string;
  /** Id of what the seller is told when it is given up. */
  releaseKey: string;
  site: string;
  language: string;
  car: HeldCar;
  customer: HoldCustomer;
  until: Date;
  isReleased: boolean;
  told: ToldHold | null;
  /** Its seller knows of it, whether or not its holder could be told. */
  isSellerTold: boolean;
  /** Ms until it ends, by the database's clock; none or less for one that is over. */
  leftMs: number;
}

/** What was told of holds, in their table. */
export class HoldNotices {
  constructor(readonly database: Pick<Database, 'run'>) {}

  async find(key: string): Promise<DueHold | undefined> {
    const [hold] = await this.database.run((db) =>
      db
        .select({
          key: carHolds.key,
          releaseKey: carHolds.releaseKey,
          site: carHolds.site,
          language: carHolds.language,
          car: carHolds.car,
          customer: carHolds.customer,
          until: carHolds.heldUntil,
          isReleased: sql<boolean>`${carHolds.releasedAt} is not null`,
          told: carHolds.told,
          isSellerTold: sql<boolean>`${carHolds.sellerToldAt} is not null or ${carHolds.told} is not null`,
          leftMs: sql<number>`(extract(epoch from ${carHolds.heldUntil} - now()) * 1000)::float8`,
        })
        .from(carHolds)
        .where(eq(carHolds.key, key)),
    );
    return hold;
  }

  /**
   * Notes what was told, and in how many ms there is more.
   * @param nextMs null when there is nothing left to tell
   */
  async note(
    key: string,
    { told, nextMs }: { told: ToldHold | null; nextMs: number | null },
  ): Promise<void> {
    const nextAttemptAt = nextMs === null ? null : unlessDone(nextMs);
    await this.database.run((db) =>
      db.update(carHolds).set({ told, nextAttemptAt }).where(eq(carHolds.key, key)),
    );
  }

  /** Notes that its seller was told, at once: telling its holder may fail after that, and it may be given up meanwhile. */
  async noteSeller(key: string): Promise<void> {
    await this.database.run((db) =>
      db
        .update(carHolds)
        .set({ sellerToldAt: sql`coalesce(${carHolds.sellerToldAt}, now())` })
        .where(eq(carHolds.key, key)),
    );
  }

  /** Takes over what processes of an earlier release have noted. */
  adopt(): Promise<void> {
    return this.database.run((db) => adoptJobs(db, { queue: HOLD_QUEUE, table: 'car_hold' }));
  }
}
