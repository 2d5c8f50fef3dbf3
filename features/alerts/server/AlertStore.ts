import { randomUUID } from 'node:crypto';
import type { Frequency } from '../model/alertForms';
import { CONFIRM_HOURS, MAX_SEARCHES, MAX_UNCONFIRMED, SEARCH_DAYS } from '../model/alertLimits';
import type { Database, Query } from '../../../platform/database/Database';
import { alertDigest } from './alertDigest';
import { noteMails, UNLESS_SENT } from './AlertMails';
import type { Watched } from './watched';

/** How often an address gets a mail about the same search, in minutes. */
const ASK_MINUTES = 10;

/** What is to be watched, and for whom. */
export interface WantedAlert extends Watched {
  email: string;
}

/** A search as it is kept. */
export interface KeptAlert {
  id: string;
  subscriber: string;
  site: string;
  language: string;
  kind: 'search' | 'cars';
  address: string;
  title: string;
  frequency: Frequency;
  expiresAt: Date;
  confirmed: boolean;
  /** A device is told, by push messages; else an e-mail address. */
  onDevice: boolean;
  /** Cars that it watches; 0 for a search. */
  cars: number;
}

const keptColumns = `s."id", s."subscriber_id" as "subscriber", u."site", u."language", s."kind", s."address",
  s."title", s."frequency", s."expires_at" as "expiresAt", s."confirmed_at" is not null as "confirmed",
  u."endpoint" is not null as "onDevice", (select count(*)::int from "alert_price" p where p."search_id" = s."id") as "cars"`;

/** Saved searches and their owners in the database. */
export class AlertStore {
  constructor(private readonly database: Pick<Database, 'query' | 'alone'>) {}

  /**
   * Saves a search that waits to be confirmed, and a mail that asks for it, in one step. The same one again has its
   * mail sent again, or one that says that it is there already: who asks cannot tell.
   * @returns id of the mail; undefined where one was sent a moment ago; `tooMany` for an address that has enough
   */
  save(wanted: WantedAlert): Promise<{ mail: string | undefined } | 'tooMany'> {
    // Searches of one person are counted and kept one after the other: many at once would all count those before them.
    const email = wanted.email.toLowerCase();
    return this.database.alone(`alert ${email}`, (_db, query) =>
      this.#save({ ...wanted, email }, query),
    );
  }

  async #save(
    { email, ...wanted }: WantedAlert,
    query: Query,
  ): Promise<{ mail: string | undefined } | 'tooMany'> {
    const digest = alertDigest(wanted);
    const {
      rows: [counted],
    } = await query<{ all: number; open: number; same: number }>(
      `select count(*)::int as "all", count(*) filter (where s."confirmed_at" is null)::int as "open",
              count(*) filter (where u."site" = $2 and s."digest" = $3)::int as "same"
         from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id" where u."email" = $1`,
      [email, wanted.site, digest],
    );
    const { all, open, same } = counted ?? { all: 0, open: 0, same: 0 };
    if (same === 0 && (all >= MAX_SEARCHES || open >= MAX_UNCONFIRMED)) return 'tooMany';
    const { rows } = await query<{ id: string }>(
      `with who as (
         insert into "alert_subscriber" ("id", "site", "language", "email") values ($1, $2, $3, $4)
         on conflict ("site", "email") do update set "email" = excluded."email" returning "id"
       ), kept as (
         insert into "alert_search" as s ("id", "subscriber_id", "kind", "index_name", "address", "title", "filters",
                                     "keyphrase", "digest", "frequency", "expires_at")
         select $5, who."id", $6, $7, $8, $9, $10, $11, $12, $13, now() + $14 * interval '1 hour' from who
         on conflict ("subscriber_id", "digest") do update set "asked_at" = now(),
                "created_at" = case when s."confirmed_at" is null then now() else s."created_at" end,
                "frequency" = case when s."confirmed_at" is null then excluded."frequency" else s."frequency" end,
                "expires_at" = case when s."confirmed_at" is null then excluded."expires_at" else s."expires_at" end
           where s."asked_at" < now() - $15 * interval '1 minute'
         returning s."id", s."confirmed_at" is not null as "confirmed"
       ), priced as (
         insert into "alert_price" ("search_id", "car_id", "price")
         select kept."id", p."car", p."price" from kept, jsonb_to_recordset($16::jsonb) as p("car" text, "price" double precision)
         on conflict do nothing
       ), written as (
         insert into "alert_mail" ("id", "search_id", "kind", "next_attempt_at")
         select $17, "id", case when "confirmed" then 'already' else 'confirm' end, ${UNLESS_SENT} from kept
         returning "id"
       ), noted as (${noteMails})
       select "id" from written`,
      [
        ...[randomUUID(), wanted.site, wanted.language, email],
        ...[randomUUID(), wanted.kind, wanted.index, wanted.address, wanted.title],
        ...[JSON.stringify(wanted.filters), wanted.keyphrase, digest, wanted.frequency],
        ...[CONFIRM_HOURS, ASK_MINUTES, JSON.stringify(wanted.prices), randomUUID()],
      ],
    );
    return { mail: rows[0]?.id };
  }

  /** Begins a search; of saved cars it takes the place of those watched before. Undefined for one that is gone. */
  async confirm(id: string): Promise<'confirmed' | 'already' | undefined> {
    const {
      rows: [was],
    } = await this.database.query<{ confirmed: boolean }>(
      `with was as (
         select "id", "subscriber_id", "kind", "confirmed_at" from "alert_search" where "id" = $1
            and ("confirmed_at" is not null or "created_at" > now() - $2 * interval '1 hour') for update
       ), begun as (
         update "alert_search" s set "confirmed_at" = now(), "expires_at" = now() + $3 * interval '1 day'
           from was where s."id" = was."id" and was."confirmed_at" is null
       ), replaced as (
         delete from "alert_search" s using was
          where was."confirmed_at" is null and was."kind" = 'cars'
            and s."subscriber_id" = was."subscriber_id" and s."kind" = 'cars' and s."id" <> was."id"
       )
       select "confirmed_at" is not null as "confirmed" from was`,
      [id, CONFIRM_HOURS, SEARCH_DAYS],
    );
    if (!was) return undefined;
    return was.confirmed ? 'already' : 'confirmed';
  }

  async find(id: string): Promise<KeptAlert | undefined> {
    const { rows } = await this.database.query<KeptAlert>(
      `select ${keptColumns} from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id"
        where s."id" = $1 and s."expires_at" > now()`,
      [id],
    );
    return rows[0];
  }

  /** Confirmed searches of a subscriber, the oldest first. */
  async list(subscriber: string): Promise<KeptAlert[]> {
    const { rows } = await this.database.query<KeptAlert>(
      `select ${keptColumns} from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id"
        where u."id" = $1 and s."confirmed_at" is not null and s."expires_at" > now() order by s."created_at"`,
      [subscriber],
    );
    return rows;
  }

  /** @returns whether the subscriber has that search */
  async setFrequency(subscriber: string, id: string, frequency: Frequency): Promise<boolean> {
    const { rowCount } = await this.database.query(
      // What waits for the next day goes out with the next news at once.
      `update "alert_search" set "frequency" = $3 where "id" = $2 and "subscriber_id" = $1`,
      [subscriber, id, frequency],
    );
    return rowCount === 1;
  }

  /** Has a search last anew. @returns whether the subscriber has it */
  async renew(subscriber: string, id: string): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `update "alert_search" set "expires_at" = now() + $3 * interval '1 day', "renew_asked_at" = null
        where "id" = $2 and "subscriber_id" = $1 and "confirmed_at" is not null`,
      [subscriber, id, SEARCH_DAYS],
    );
    return rowCount === 1;
  }

  /** Ends a search and erases all that was kept for it; its owner as well with the last one. */
  async stop(id: string): Promise<void> {
    await this.database.query(
      `with gone as (delete from "alert_search" where "id" = $1 returning "subscriber_id")
       delete from "alert_subscriber" u using gone where u."id" = gone."subscriber_id"
          and not exists (select 1 from "alert_search" s where s."subscriber_id" = u."id" and s."id" <> $1)`,
      [id],
    );
  }

  /** Ends all searches of a subscriber and erases what was kept of them. */
  async stopAll(subscriber: string): Promise<void> {
    await this.database.query(`delete from "alert_subscriber" where "id" = $1`, [subscriber]);
  }

  /** Erases what was not confirmed in time or is over, and owners without a search. */
  async erase(): Promise<void> {
    await this.database.query(`delete from "alert_search" where "expires_at" <= now()`);
    await this.database.query(
      // One that is being saved has its search a moment later at most.
      `delete from "alert_subscriber" u where u."created_at" < now() - interval '1 hour'
          and not exists (select 1 from "alert_search" s where s."subscriber_id" = u."id")`,
    );
  }
}
