import { and, eq, gt, isNotNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AlertCar, AlertFilters } from '../../../domain/alerts/alertFilters';
import type { Amount } from '../../../domain/money/amount';
import type { CarNews, NewsKind } from '../model/carNews';
import type { Database } from '../../../platform/database/Database';
import { alertCursors, alertPrices, alerts, alertSearches, alertSubscribers } from './tables';

/** A confirmed search, as needed for matching. */
export interface MatchedSearch {
  id: string;
  site: string;
  kind: 'search' | 'cars';
  index: string;
  filters: AlertFilters;
  keyphrase: string;
}

/** News about a car, with its due time for daily mails. */
export interface DueNews extends CarNews<string> {
  /** Time of the site's next daily mails, in ms since 1970. */
  daily: number;
}

/** Minimum minutes between two mails about the same search, if mails are sent at once. */
const INSTANT_INTERVAL_MINUTES = 10;

const isCarsCursor = eq(alertCursors.name, 'cars');

/** Stores the position up to which stock changes have been processed, and the news from them. */
export class AlertFeed {
  /** @param holder UUID of this process */
  constructor(
    private readonly database: Pick<Database, 'run'>,
    private readonly holder: string,
  ) {}

  /**
   * Acquires or renews the lease on reading changes, so that only one process reads them.
   * @returns the position read so far, null before the first; undefined while another process holds the lease
   */
  async acquireLease(leaseMs: number): Promise<{ sequence: number | null } | undefined> {
    const leaseUntil = sql`now() + ${leaseMs} * interval '1 millisecond'`;
    const [position] = await this.database.run((db) =>
      db
        .update(alertCursors)
        .set({ holder: this.holder, leaseUntil })
        .where(and(isCarsCursor, or(this.#isHolder, lt(alertCursors.leaseUntil, sql`now()`))))
        .returning({ sequence: alertCursors.sequence }),
    );
    return position;
  }

  /** Releases the lease, so that another process can read at once. */
  async releaseLease(): Promise<void> {
    await this.database.run((db) =>
      db
        .update(alertCursors)
        .set({ leaseUntil: sql`now()` })
        .where(and(isCarsCursor, this.#isHolder)),
    );
  }

  /**
   * Finds the active searches that were confirmed since a time, or all of them.
   * @returns also the database's time
   */
  async searches(since?: string): Promise<{ searches: MatchedSearch[]; at: string }> {
    const [clock] = await this.database.run((db) =>
      db
        .select({ at: sql<string>`now()::text` })
        .from(alertCursors)
        .where(isCarsCursor),
    );
    const { id, kind, index, filters, keyphrase, confirmedAt } = alertSearches;
    // The overlap of a minute includes searches whose transactions were still running at that time.
    const isNew =
      since === undefined
        ? isNotNull(confirmedAt)
        : gt(confirmedAt, sql`${since}::timestamptz - interval '1 minute'`);
    const searches = await this.database.run((db) =>
      db
        .select({ id, site: alertSubscribers.site, kind, index, filters, keyphrase })
        .from(alertSearches)
        .innerJoin(alertSubscribers, eq(alertSubscribers.id, alertSearches.subscriber))
        .where(and(gt(alertSearches.expiresAt, sql`now()`), isNew)),
    );
    return { searches, at: clock?.at ?? '-infinity' };
  }

  /**
   * Stores the position and the news in one statement, so both or neither. News is stored once, and a price
   * only if it is below the last one sent.
   * @param from the previous position; nothing is stored if another process has advanced it
   */
  async saveNews(from: number | null, to: number, news: readonly DueNews[]): Promise<void> {
    const rows = news.map(({ search, kind, carId, price, car, daily }) => ({
      ...{ search, kind, car: carId, daily },
      price: price ?? null,
      shown: car,
    }));
    const newsRecords = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as "given"("search" uuid, "kind" text,
      "car" text, "price" double precision, "daily" double precision, "shown" jsonb)`;
    const { search, carId } = alertPrices;
    await this.database.run((db) => {
      const moved = db.$with('moved').as(
        db
          .update(alertCursors)
          .set({ sequence: to })
          .where(
            and(
              isCarsCursor,
              sql`${alertCursors.sequence} is not distinct from ${from}::bigint`,
              this.#isHolder,
            ),
          )
          .returning({ name: alertCursors.name }),
      );
      const unsent = db.$with('unsent').as(
        db
          .select({
            search: alertSearches.id,
            carId: sql<string>`"given"."car"`.as('car'),
            kind: sql<NewsKind>`"given"."kind"`.as('kind'),
            price: sql<Amount>`"given"."price"`.as('new_price'),
            before: alertPrices.price,
            car: sql<AlertCar>`"given"."shown"`.as('shown'),
            daily: sql<number>`"given"."daily"`.as('daily'),
          })
          .from(newsRecords)
          .crossJoin(moved)
          .innerJoin(
            alertSearches,
            and(
              eq(alertSearches.id, sql`"given"."search"`),
              isNotNull(alertSearches.confirmedAt),
              gt(alertSearches.expiresAt, sql`now()`),
            ),
          )
          .leftJoin(alertPrices, and(eq(search, alertSearches.id), eq(carId, sql`"given"."car"`)))
          .where(or(sql`"given"."kind" <> 'drop'`, gt(alertPrices.price, sql`"given"."price"`))),
      );
      const ofDrop = (price: SQLWrapper, otherwise: SQL) =>
        sql`case when ${unsent.kind} = 'drop' then ${price} else ${otherwise} end`;
      const insertedNews = db.$with('kept').as(
        db
          .insert(alerts)
          .select(
            db
              .select({
                search: unsent.search,
                carId: unsent.carId,
                kind: unsent.kind,
                price: ofDrop(unsent.price, sql`0`).as('price'),
                before: ofDrop(unsent.before, sql`null`).as('before'),
                car: unsent.car,
                mail: sql`null::uuid`.as('mail'),
                createdAt: sql`now()`.as('created'),
              })
              .from(unsent),
          )
          .onConflictDoNothing()
          .returning({
            search: alerts.search,
            carId: alerts.carId,
            kind: alerts.kind,
            price: alerts.price,
          }),
      );
      const priced = db.$with('priced').as(
        db
          .update(alertPrices)
          .set({ price: insertedNews.price })
          .from(insertedNews)
          .where(
            and(
              eq(insertedNews.kind, 'drop'),
              eq(search, insertedNews.search),
              eq(carId, insertedNews.carId),
            ),
          ),
      );
      const due = db
        .select({ search: insertedNews.search, daily: sql<number>`min(${unsent.daily})`.as('at') })
        .from(insertedNews)
        .innerJoin(unsent, eq(unsent.search, insertedNews.search))
        .groupBy(insertedNews.search)
        .as('due');
      return db
        .with(moved, unsent, insertedNews, priced)
        .update(alertSearches)
        .set({
          nextMailAt: sql`least(${alertSearches.nextMailAt},
            case when ${alertSearches.frequency} = 'daily' then to_timestamp(${due.daily} / 1000)
                 else greatest(now(), ${alertSearches.lastMailAt} + make_interval(mins => ${INSTANT_INTERVAL_MINUTES})) end)`,
        })
        .from(due)
        .where(eq(alertSearches.id, due.search));
    });
  }

  get #isHolder(): SQL {
    return eq(alertCursors.holder, this.holder);
  }
}
