import { eq, sql } from 'drizzle-orm';
import type { HeldCar } from '../../../domain/holds/carHold';
import type { HoldCustomer } from '../model/holdForm';
import type { Database } from '../../../platform/database/Database';
import { adoptJobs, fallbackDueAt } from '../../../platform/jobs/earlierReleases';
import { queueNames } from '../../../platform/jobs/queueNames';
import { carHolds } from './tables';

/** The last notice about a hold that was sent to seller and holder. */
export type NotifiedHold = 'held' | 'reminded' | 'released';

/** A hold that may need a notice. */
export interface DueHold {
  key: string;
  /** UUID of the seller's notice about the release. */
  releaseKey: string;
  site: string;
  language: string;
  car: HeldCar;
  customer: HoldCustomer;
  until: Date;
  isReleased: boolean;
  lastNotified: NotifiedHold | null;
  /** Whether the seller was notified, even if notifying the holder failed. */
  isSellerNotified: boolean;
  /** Time until the hold ends, by the database's clock; zero or negative for an ended hold. */
  remainingMs: number;
}

/** Notices about holds, stored in their table. */
export class HoldNotices {
  constructor(readonly database: Pick<Database, 'run'>) {}

  /** A hold and the state of its notices; undefined for an unknown key. */
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
          lastNotified: carHolds.told,
          isSellerNotified: sql<boolean>`${carHolds.sellerToldAt} is not null or ${carHolds.told} is not null`,
          remainingMs: sql<number>`(extract(epoch from ${carHolds.heldUntil} - now()) * 1000)::float8`,
        })
        .from(carHolds)
        .where(eq(carHolds.key, key)),
    );
    return hold;
  }

  /**
   * Stores the notice that was sent, and schedules the next one.
   * @param nextMs time until the next notice; null if there is none
   */
  async saveNotice(
    key: string,
    { notified, nextMs }: { notified: NotifiedHold | null; nextMs: number | null },
  ): Promise<void> {
    const nextAttemptAt = nextMs === null ? null : fallbackDueAt(nextMs);
    await this.database.run((db) =>
      db.update(carHolds).set({ told: notified, nextAttemptAt }).where(eq(carHolds.key, key)),
    );
  }

  /**
   * Stores at once that the seller was notified: notifying the holder may still fail, and the hold may be
   * released meanwhile.
   */
  async saveSellerNotice(key: string): Promise<void> {
    await this.database.run((db) =>
      db
        .update(carHolds)
        .set({ sellerToldAt: sql`coalesce(${carHolds.sellerToldAt}, now())` })
        .where(eq(carHolds.key, key)),
    );
  }

  /** Creates jobs for notices that an earlier release, which had no jobs, has stored. */
  adopt(): Promise<void> {
    return this.database.run((db) =>
      adoptJobs(db, { queue: queueNames.holdNotice, table: 'car_hold' }),
    );
  }
}
