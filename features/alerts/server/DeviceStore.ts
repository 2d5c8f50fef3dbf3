import { randomUUID } from 'node:crypto';
import { CONFIRM_HOURS, MAX_SEARCHES, SEARCH_DAYS } from '../model/alertLimits';
import type { Device } from '../model/deviceForms';
import { sameSecret } from '../../../platform/sameSecret';
import type { Database } from '../../../platform/database/Database';
import { alertDigest } from './alertDigest';
import { noteMails, UNLESS_SENT } from './AlertMails';
import type { Watched } from './watched';

/** A device that is told of searches, and how many it has confirmed. */
export interface KeptDevice {
  subscriber: string;
  site: string;
  count: number;
}

/** Searches whose news go to a browser on a device, by its subscription to push messages. */
export class DeviceStore {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /**
   * Saves what a device is to tell of. The first time a message goes with it: when the push service has taken that, it
   * is confirmed, and all that follows from the beginning. The same again lasts anew, as often as is asked for now;
   * saved cars take the place of those before.
   * @returns undefined for an endpoint whose keys are others: it is not this device's
   */
  async save(
    watched: Watched,
    { endpoint, keys }: Device,
  ): Promise<{ subscriber: string; message: string | undefined } | 'tooMany' | undefined> {
    const digest = alertDigest(watched);
    const {
      rows: [counted],
    } = await this.database.query<{ all: number; same: number }>(
      `select count(*)::int as "all", count(*) filter (where s."digest" = $2)::int as "same"
         from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id" where u."endpoint" = $1`,
      [endpoint, digest],
    );
    const { all, same } = counted ?? { all: 0, same: 0 };
    if (same === 0 && all >= MAX_SEARCHES) return 'tooMany';
    const {
      rows: [kept],
    } = await this.database.query<{ subscriber: string; message: string | null }>(
      `with who as (
         insert into "alert_subscriber" as u ("id", "site", "language", "endpoint", "p256dh", "auth")
         values ($1, $2, $3, $4, $5, $6)
         on conflict ("endpoint") do update set "language" = excluded."language"
           where u."site" = excluded."site" and u."p256dh" = excluded."p256dh" and u."auth" = excluded."auth"
         returning "id"
       ), proven as (
         select exists (select 1 from "alert_search" p join "alert_subscriber" u on u."id" = p."subscriber_id"
                         where u."endpoint" = $4 and p."confirmed_at" is not null) as "yes"
       ), kept as (
         insert into "alert_search" as s ("id", "subscriber_id", "kind", "index_name", "address", "title", "filters",
                                     "keyphrase", "digest", "frequency", "confirmed_at", "expires_at")
         select $7, who."id", $8, $9, $10, $11, $12, $13, $14, $15, case when proven."yes" then now() end,
                now() + case when proven."yes" then $17::int else $16::int end * interval '1 hour' from who, proven
         on conflict ("subscriber_id", "digest") do update set "frequency" = excluded."frequency", "renew_asked_at" = null,
                "created_at" = case when s."confirmed_at" is null then now() else s."created_at" end,
                "confirmed_at" = coalesce(s."confirmed_at", excluded."confirmed_at"), "expires_at" = excluded."expires_at"
         returning s."id", s."subscriber_id", s."kind", s."confirmed_at" is not null as "confirmed"
       ), replaced as (
         delete from "alert_search" s using kept where kept."confirmed" and kept."kind" = 'cars'
            and s."subscriber_id" = kept."subscriber_id" and s."kind" = 'cars' and s."id" <> kept."id"
       ), priced as (
         insert into "alert_price" ("search_id", "car_id", "price")
         select kept."id", p."car", p."price" from kept, jsonb_to_recordset($18::jsonb) as p("car" text, "price" double precision)
         on conflict do nothing
       ), written as (
         insert into "alert_mail" ("id", "search_id", "kind", "next_attempt_at")
         select $19, "id", 'confirm', ${UNLESS_SENT} from kept where not "confirmed"
            and not exists (select 1 from "alert_mail" m where m."search_id" = kept."id" and m."kind" = 'confirm')
         returning "id"
       ), noted as (${noteMails})
       select kept."subscriber_id" as "subscriber", (select "id" from written) as "message" from kept`,
      [
        ...[randomUUID(), watched.site, watched.language, endpoint, keys.p256dh, keys.auth],
        ...[randomUUID(), watched.kind, watched.index, watched.address, watched.title],
        ...[JSON.stringify(watched.filters), watched.keyphrase, digest, watched.frequency],
        ...[CONFIRM_HOURS, SEARCH_DAYS * 24, JSON.stringify(watched.prices), randomUUID()],
      ],
    );
    return kept && { subscriber: kept.subscriber, message: kept.message ?? undefined };
  }

  /** What a subscriber has confirmed, as it can be saved for a device; its prices are those last told. */
  async watchedBy(subscriber: string): Promise<Watched[]> {
    const { rows } = await this.database.query<Watched>(
      `select s."kind", u."site", u."language", s."index_name" as "index", s."address", s."title", s."filters",
              s."keyphrase", s."frequency",
              (select coalesce(jsonb_agg(jsonb_build_object('car', p."car_id", 'price', p."price")), '[]')
                 from "alert_price" p where p."search_id" = s."id") as "prices"
         from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id"
        where u."id" = $1 and s."confirmed_at" is not null and s."expires_at" > now() order by s."created_at"`,
      [subscriber],
    );
    return rows;
  }

  /** A device, for whoever has its secret; undefined for one that is not told of anything. */
  async find({
    endpoint,
    auth,
  }: {
    endpoint: string;
    auth: string;
  }): Promise<KeptDevice | undefined> {
    const {
      rows: [found],
    } = await this.database.query<KeptDevice & { auth: string }>(
      `select u."id" as "subscriber", u."site", u."auth", (select count(*)::int from "alert_search" s
           where s."subscriber_id" = u."id" and s."confirmed_at" is not null and s."expires_at" > now()) as "count"
         from "alert_subscriber" u where u."endpoint" = $1`,
      [endpoint],
    );
    if (!found || !sameSecret(auth, found.auth)) return undefined;
    const { subscriber, site, count } = found;
    return { subscriber, site, count };
  }

  /** Has a device told at the address that its browser has taken in the place of the old one. */
  async move(subscriber: string, { endpoint, keys }: Device): Promise<void> {
    await this.database.query(
      `update "alert_subscriber" set "endpoint" = $2, "p256dh" = $3, "auth" = $4 where "id" = $1
          and not exists (select 1 from "alert_subscriber" where "endpoint" = $2)`,
      [subscriber, endpoint, keys.p256dh, keys.auth],
    );
  }
}
