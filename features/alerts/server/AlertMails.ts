import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { Frequency } from '../../../domain/alerts/alertForms';
import type { NewsKind } from '../model/carNews';
import { RENEW_DAYS } from '../../../domain/alerts/alertLimits';
import type { Device } from '../model/deviceForms';
import type { Amount } from '../../../domain/money/amount';
import type { Database } from '../../../platform/database/Database';

type AlertMailKind = 'confirm' | 'already' | 'news' | 'renew';

/** A mail, or a message to a device, that this process has taken upon itself to send. */
export interface DueMail {
  id: string;
  kind: AlertMailKind;
  /** Id of the search that it is about. */
  search: string;
  subscriber: string;
  site: string;
  /** ISO 639-1. */
  language: string;
  /** Null where a device is told. */
  email: string | null;
  /** Null where mails are sent. */
  device: Device | null;
  about: 'search' | 'cars';
  address: string;
  title: string;
  frequency: Frequency;
  expiresAt: Date;
  /** This attempt included. */
  attempts: number;
  /** Nobody waits for what is older than a few days. */
  isOld: boolean;
  /** When this attempt counts as lost, in the database's own words. */
  lease: string;
}

/** A car that a mail tells of. */
export interface ToldCar {
  carId: string;
  kind: NewsKind;
  price: Amount;
  /** The price before a fall; null for other news. */
  before: Amount | null;
  car: AlertCar;
}

/** Mails that one look turns news into. */
const AT_ONCE = 50;
/** Days after which a mail that could not be sent is given up. */
const GIVE_UP_DAYS = 3;

const returned = `m."id", m."kind", m."attempts", m."next_attempt_at"::text as "lease",
  m."created_at" < now() - ${GIVE_UP_DAYS} * interval '1 day' as "isOld",
  s."id" as "search", s."kind" as "about", s."address", s."title", s."frequency", s."expires_at" as "expiresAt",
  u."id" as "subscriber", u."site", u."language", u."email", case when u."endpoint" is not null then
  jsonb_build_object('endpoint', u."endpoint", 'keys', jsonb_build_object('p256dh', u."p256dh", 'auth', u."auth")) end as "device"`;

/** The outbox of mails, and of messages to devices, about saved searches. */
export class AlertMails {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /**
   * Turns news that are due into mails, one a search, and those soon over into mails that ask whether to go on.
   * Several processes may do so side by side.
   */
  async compose(): Promise<void> {
    await this.database.query(
      `with due as (
         select "id", gen_random_uuid() as "mail" from "alert_search" where "next_mail_at" <= now()
          order by "next_mail_at" limit ${AT_ONCE} for update skip locked
       ), told as (
         update "alert" a set "mail_id" = due."mail" from due
          where a."search_id" = due."id" and a."mail_id" is null returning a."mail_id"
       ), written as (
         insert into "alert_mail" ("id", "search_id", "kind")
         select "mail", "id", 'news' from due where "mail" in (select "mail_id" from told)
       )
       update "alert_search" s set "next_mail_at" = null, "last_mail_at" = now() from due where s."id" = due."id"`,
    );
    await this.database.query(
      `with due as (
         update "alert_search" set "renew_asked_at" = now()
          where "confirmed_at" is not null and "renew_asked_at" is null
            and "expires_at" < now() + ${RENEW_DAYS} * interval '1 day' returning "id"
       )
       insert into "alert_mail" ("id", "search_id", "kind") select gen_random_uuid(), "id", 'renew' from due`,
    );
  }

  /** Has news written about that came while those before were turned into a mail. */
  async wakeForgotten(): Promise<void> {
    await this.database.query(
      `update "alert_search" s set "next_mail_at" = now() where "next_mail_at" is null
          and exists (select 1 from "alert" a where a."search_id" = s."id" and a."mail_id" is null)`,
    );
  }

  /** Takes the mail that is due the longest, or the one with that id, for so many ms. */
  async claim(leaseMs: number, id?: string): Promise<DueMail | undefined> {
    const { rows } = await this.database.query(
      `update "alert_mail" m set "attempts" = m."attempts" + 1,
              "next_attempt_at" = now() + $1 * interval '1 millisecond'
         from "alert_search" s, "alert_subscriber" u
        where m."id" = (select "id" from "alert_mail" where "next_attempt_at" <= now()
                           and ($2::uuid is null or "id" = $2::uuid)
                         order by "next_attempt_at" limit 1 for update skip locked)
          and s."id" = m."search_id" and u."id" = s."subscriber_id"
       returning ${returned}`,
      [leaseMs, id ?? null],
    );
    return rows[0] as DueMail | undefined;
  }

  /** Ms until something is due; undefined when nothing waits. */
  async untilNext(): Promise<number | undefined> {
    const { rows } = await this.database.query(
      `select extract(epoch from least((select min("next_attempt_at") from "alert_mail"),
                (select min("next_mail_at") from "alert_search")) - now()) * 1000 as "wait"`,
    );
    const { wait } = rows[0] as { wait: string | null };
    return wait === null ? undefined : Math.max(Number(wait), 0);
  }

  /** The first cars that a mail tells of, and how many there are. */
  async cars(mail: string, limit: number): Promise<{ cars: ToldCar[]; total: number }> {
    const { rows } = await this.database.query(
      `select "car_id" as "carId", "kind", "price", "before", "car", count(*) over ()::int as "total" from "alert"
        where "mail_id" = $1 and "car" is not null order by "kind", "created_at", "car_id" limit $2`,
      [mail, limit],
    );
    const cars = rows as (ToldCar & { total: number })[];
    return { cars, total: cars[0]?.total ?? 0 };
  }

  /** Forgets a mail that was sent, or given up, and what it showed. */
  async finish(id: string): Promise<void> {
    await this.database.query(
      `with gone as (delete from "alert_mail" where "id" = $1)
       update "alert" set "car" = null where "mail_id" = $1 and "car" is not null`,
      [id],
    );
  }

  /** Tries again later. */
  async tryAgain({ id, lease }: Pick<DueMail, 'id' | 'lease'>, waitMs: number): Promise<void> {
    await this.database.query(
      `update "alert_mail" set "next_attempt_at" = now() + $3 * interval '1 millisecond'
        where "id" = $1 and "next_attempt_at" = $2::timestamptz`,
      [id, lease, waitMs],
    );
  }
}
