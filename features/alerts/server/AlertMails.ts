import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { Frequency } from '../model/alertForms';
import type { NewsKind } from '../model/carNews';
import { RENEW_DAYS } from '../model/alertLimits';
import type { Device } from '../model/deviceForms';
import type { Amount } from '../../../domain/money/amount';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { adoptJobs, unlessDone } from '../../../platform/jobs/earlierReleases';
import { ALERT_MAIL_QUEUE, alertMails, alerts, alertSearches, alertSubscribers } from './tables';

export type AlertMailKind = 'confirm' | 'already' | 'news' | 'renew';

/** A mail, or a message to a device, that is to be sent. */
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
  /** Nobody waits for what is older than a few days. */
  isOld: boolean;
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

/** Sends what statements wrote as `written`: their last part. Times are for earlier releases. */
export const noteMails = `insert into "job" ("queue", "key") select '${ALERT_MAIL_QUEUE}', "id"::text from written`;

/** The columns and last values of a mail in such a statement. */
export const UNLESS_SENT = `now() + interval '10 minutes'`;

/** Mails, and messages to devices, about saved searches. Each has a job that sends it. */
export class AlertMails {
  constructor(readonly database: Pick<Database, 'query' | 'run'>) {}

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
         insert into "alert_mail" ("id", "search_id", "kind", "next_attempt_at")
         select "mail", "id", 'news', ${UNLESS_SENT} from due where "mail" in (select "mail_id" from told) returning "id"
       ), noted as (${noteMails})
       update "alert_search" s set "next_mail_at" = null, "last_mail_at" = now() from due where s."id" = due."id"`,
    );
    await this.database.query(
      `with due as (
         update "alert_search" set "renew_asked_at" = now()
          where "confirmed_at" is not null and "renew_asked_at" is null
            and "expires_at" < now() + ${RENEW_DAYS} * interval '1 day' returning "id"
       ), written as (
         insert into "alert_mail" ("id", "search_id", "kind", "next_attempt_at")
         select gen_random_uuid(), "id", 'renew', ${UNLESS_SENT} from due returning "id"
       ) ${noteMails}`,
    );
  }

  /** Has news written about that came while those before were turned into a mail. */
  async wakeForgotten(): Promise<void> {
    await this.database.query(
      `update "alert_search" s set "next_mail_at" = now() where "next_mail_at" is null
          and exists (select 1 from "alert" a where a."search_id" = s."id" and a."mail_id" is null)`,
    );
  }

  /** Undefined for one that was sent, or whose search is gone. */
  async find(id: string): Promise<DueMail | undefined> {
    const [mail] = await this.database.run((db) =>
      db
        .select({
          id: alertMails.id,
          kind: alertMails.kind,
          isOld: sql<boolean>`${alertMails.createdAt} < now() - make_interval(days => ${GIVE_UP_DAYS})`,
          search: alertSearches.id,
          about: alertSearches.kind,
          address: alertSearches.address,
          title: alertSearches.title,
          frequency: alertSearches.frequency,
          expiresAt: alertSearches.expiresAt,
          subscriber: alertSubscribers.id,
          site: alertSubscribers.site,
          language: alertSubscribers.language,
          email: alertSubscribers.email,
          device: sql<Device | null>`case when ${alertSubscribers.endpoint} is not null then
            jsonb_build_object('endpoint', ${alertSubscribers.endpoint}, 'keys',
              jsonb_build_object('p256dh', ${alertSubscribers.p256dh}, 'auth', ${alertSubscribers.auth})) end`,
        })
        .from(alertMails)
        .innerJoin(alertSearches, eq(alertSearches.id, alertMails.search))
        .innerJoin(alertSubscribers, eq(alertSubscribers.id, alertSearches.subscriber))
        .where(eq(alertMails.id, id)),
    );
    return mail;
  }

  /** The first cars that a mail tells of, and how many there are. */
  async cars(mail: string, limit: number): Promise<{ cars: ToldCar[]; total: number }> {
    const rows = await this.database.run((db) =>
      db
        .select({
          carId: alerts.carId,
          kind: alerts.kind,
          price: alerts.price,
          before: alerts.before,
          car: alerts.car,
          total: sql<number>`count(*) over ()::int`,
        })
        .from(alerts)
        .where(and(eq(alerts.mail, mail), isNotNull(alerts.car)))
        .orderBy(asc(alerts.kind), asc(alerts.createdAt), asc(alerts.carId))
        .limit(limit),
    );
    const cars = rows.flatMap(({ car, total: _, ...told }) => (car ? [{ ...told, car }] : []));
    return { cars, total: rows[0]?.total ?? 0 };
  }

  /** Forgets a mail that was sent, or given up, and what it showed. */
  async finish(id: string): Promise<void> {
    await this.database.run(async (db) => {
      await db.update(alerts).set({ car: null }).where(eq(alerts.mail, id));
      await db.delete(alertMails).where(eq(alertMails.id, id));
    });
  }

  /** Notes that it was tried in vain; what tries again does so within the ms. */
  async failed(id: string, attempts: number, waitMs: number): Promise<void> {
    await this.database.run((db) =>
      db
        .update(alertMails)
        .set({ attempts, nextAttemptAt: unlessDone(waitMs) })
        .where(eq(alertMails.id, id)),
    );
  }

  /** Takes over what processes of an earlier release have noted. */
  adopt(): Promise<void> {
    const from = { queue: ALERT_MAIL_QUEUE, table: 'alert_mail', key: 'id', isWaiting: sql`true` };
    return this.database.run((db) => adoptJobs(db, from));
  }
}
