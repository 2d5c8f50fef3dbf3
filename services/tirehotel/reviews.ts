import type { Pool } from 'pg';
import type { TireReview } from '../../domain/tireHotel/tireHotel.types';

/** A stored review. */
export interface StoredReview {
  rating: number;
  /** Null after erasure. */
  comment: string | null;
  receivedAt: Date;
}

/** Stores customers' reviews of booking a wheel change. */
export class Reviews {
  /** @param retentionDays days after which the comment is deleted; the rating stays */
  constructor(
    private readonly pool: Pool,
    private readonly retentionDays: number,
  ) {}

  async add({ rating, comment, date }: TireReview): Promise<void> {
    await this.pool.query(
      `insert into "tire_review" ("rating", "comment", "given_at") values ($1, $2, $3)`,
      [rating, comment, date],
    );
  }

  async erase(): Promise<void> {
    await this.pool.query(
      `update "tire_review" set "comment" = null
        where "comment" is not null and "received_at" < now() - $1 * interval '1 day'`,
      [this.retentionDays],
    );
  }

  /** Returns a page of reviews, newest first, and the total number. */
  async read(page: number, pageSize: number): Promise<{ reviews: StoredReview[]; total: number }> {
    const { rows } = await this.pool.query<StoredReview>(
      `select "rating", "comment", "received_at" as "receivedAt" from "tire_review"
        order by "received_at" desc, "id" desc limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const totals = await this.pool.query<{ total: number }>(
      `select count(*)::int as "total" from "tire_review"`,
    );
    return { reviews: rows, total: totals.rows[0]?.total ?? 0 };
  }
}
