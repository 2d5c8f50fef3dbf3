import type { AlertFilters } from '../../../domain/alerts/alertFilters';
import type { CarNews } from '../model/carNews';
import type { Database } from '../../../platform/database/Database';

/** A confirmed search as it is matched. */
export interface MatchedSearch {
  id: string;
  site: string;
  kind: 'search' | 'cars';
  index: string;
  filters: AlertFilters;
  keyphrase: string;
}

/** What somebody is to be told, with when that is due for those who are told once a day. */
export interface DueNews extends CarNews<string> {
  /** Milliseconds since 1970. */
  daily: number;
}

/** Minutes between two mails about the same search, for those who are told at once. */
const INSTANT_MINUTES = 10;

/** How far changes of the stock are read, and what they tell whom; one process at a time reads them. */
export class AlertFeed {
  /** @param holder UUID of this process */
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly holder: string,
  ) {}

  /**
   * Takes the reading upon this process for so many ms, or goes on with it.
   * @returns how far changes are read, null at the very beginning; undefined while another process reads
   */
  async take(leaseMs: number): Promise<{ sequence: number | null } | undefined> {
    const {
      rows: [row],
    } = await this.database.query<{ sequence: string | null }>(
      `update "alert_cursor" set "holder" = $1, "lease_until" = now() + $2 * interval '1 millisecond'
        where "name" = 'cars' and ("holder" = $1 or "lease_until" < now()) returning "sequence"`,
      [this.holder, leaseMs],
    );
    return row && { sequence: row.sequence === null ? null : Number(row.sequence) };
  }

  /** Lets another process read at once. */
  async leave(): Promise<void> {
    await this.database.query(
      `update "alert_cursor" set "lease_until" = now() where "name" = 'cars' and "holder" = $1`,
      [this.holder],
    );
  }

  /** Searches that were confirmed since a time of the database, all without one; and the time of the answer. */
  async searches(since?: string): Promise<{ searches: MatchedSearch[]; at: string }> {
    const {
      rows: [clock],
    } = await this.database.query<{ at: string }>(`select now()::text as "at"`);
    const { rows } = await this.database.query<MatchedSearch>(
      // Those confirmed by a statement that was under way at that time are read once more.
      `select s."id", u."site", s."kind", s."index_name" as "index", s."filters", s."keyphrase"
         from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id"
        where s."expires_at" > now()
          and s."confirmed_at" > coalesce($1::timestamptz - interval '1 minute', '-infinity')`,
      [since ?? null],
    );
    return { searches: rows, at: clock?.at ?? '-infinity' };
  }

  /**
   * Notes how far changes are read and what they tell, in one step: either both or nothing. What was told before is
   * not told again; of prices only those below the last one told.
   * @param from how far they were read before; nothing is noted where another process has read on
   */
  async note(from: number | null, to: number, news: readonly DueNews[]): Promise<void> {
    const rows = news.map(({ search, kind, carId, price, car, daily }) => ({
      ...{ search, kind, car: carId, daily },
      price: price ?? null,
      shown: car,
    }));
    await this.database.query(
      `with mine as (
         update "alert_cursor" set "sequence" = $2
          where "name" = 'cars' and "sequence" is not distinct from $1::bigint and "holder" = $3 returning 1
       ), news as (
         select n.*, p."price" as "told" from mine, jsonb_to_recordset($4::jsonb)
             as n("search" uuid, "kind" text, "car" text, "price" double precision, "daily" double precision, "shown" jsonb)
           join "alert_search" s on s."id" = n."search" and s."confirmed_at" is not null and s."expires_at" > now()
           left join "alert_price" p on p."search_id" = n."search" and p."car_id" = n."car"
          where n."kind" <> 'drop' or n."price" < p."price"
       ), kept as (
         insert into "alert" ("search_id", "car_id", "kind", "price", "before", "car")
         select "search", "car", "kind", case when "kind" = 'drop' then "price" else 0 end,
                case when "kind" = 'drop' then "told" end, "shown" from news
         on conflict do nothing returning "search_id", "car_id", "kind", "price"
       ), priced as (
         update "alert_price" p set "price" = kept."price" from kept
          where kept."kind" = 'drop' and p."search_id" = kept."search_id" and p."car_id" = kept."car_id"
       )
       update "alert_search" s set "next_mail_at" = least(s."next_mail_at",
              case when s."frequency" = 'daily' then to_timestamp(due."daily" / 1000)
                   else greatest(now(), s."last_mail_at" + $5 * interval '1 minute') end)
         from (select k."search_id", min(n."daily") as "daily" from kept k
                 join news n on n."search" = k."search_id" group by k."search_id") due
        where s."id" = due."search_id"`,
      [from, to, this.holder, JSON.stringify(rows), INSTANT_MINUTES],
    );
  }
}
