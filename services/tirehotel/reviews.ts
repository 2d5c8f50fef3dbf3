import type { Pool } from 'pg';
import type { TireReview } from '../../domain/tireHotel/tireHotel.types';

/** A review as it is kept. */
export interface KeptReview {
  rating: number;
  /** Null once it is erased. */
  comment: string | null;
  receivedAt: Date;
}

/** What people thought of booking a change of wheels. */
export class Reviews {
  /** @param keepDays days after which what people wrote is erased; what they gave stays */
  constructor(
    private readonly pool: Pool,
    private readonly keepDays: number,
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
      [this.keepDays],
    );
  }

  /** Newest first, a page at a time, with how many there are. */
  async read(page: number, pageSize: number): Promise<{ reviews: KeptReview[]; total: number }> {
    const { rows } = await this.pool.query<KeptReview>(
      `select "rating", "comment", "received_at" as "receivedAt" from "tire_review"
        order by "received_at" desc, "id" desc limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const counted = await this.pool.query<{ total: number }>(
      `select count(*)::int as "total" from "tire_review"`,
    );
    return { reviews: rows, total: counted.rows[0]?.total ?? 0 };
  }
}
