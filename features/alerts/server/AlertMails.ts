import { randomUUID } from 'node:crypto';
import type { AlertCar } from '../../../domain/alerts/alertFilters';
import type { Frequency } from '../model/alertForms';
import type { NewsKind } from '../model/carNews';
import { RENEW_DAYS } from '../model/alertLimits';
import type { Device } from '../model/deviceForms';
import type { Amount } from '../../../domain/money/amount';
import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Statements } from '../../../platform/database/Database';
import { adoptJobs, fallbackDueAt } from '../../../platform/jobs/earlierReleases';
import { enqueueEach, enqueueJob } from '../../../platform/jobs/jobStore';
import { queueNames } from '../../../platform/jobs/queueNames';
import { alertMails, alerts, alertSearches, alertSubscribers } from './tables';

type AlertMailKind = 'confirm' | 'already' | 'news' | 'renew';

/** A mail, or a push message, that is to be sent. */
export interface DueMail {
  id: string;
  kind: AlertMailKind;
  /** Id of the search. */
  search: string;
  subscriber: string;
  site: string;
  /** ISO 639-1. */
  language: string;
  /** Null for a push message. */
  email: string | null;
  /** Null for a mail. */
  device: Device | null;
  /** Kind of the search: a list's filters, or watched cars. */
  about: 'search' | 'cars';
  address: string;
  title: string;
  frequency: Frequency;
  expiresAt: Date;
  /** Whether the mail is too old to be useful. */
  isOld: boolean;
}

/** A car in a mail. */
export interface NotifiedCar {
  carId: string;
  kind: NewsKind;
  price: Amount;
  /** The price before a drop; null for other news. */
  before: Amount | null;
  car: AlertCar;
}

/** Maximum number of mails with news that are written in one run. */
const BATCH_SIZE = 50;
/** Days after which an unsent mail is no longer sent. */
const GIVE_UP_DAYS = 3;

/**
 * Writes a mail in the caller's transaction, and queues the job that sends it.
 * @returns its id
 */
export async function writeMail(
  db: Statements,
  search: string,
  kind: AlertMailKind,
): Promise<string> {
  const id = randomUUID();
  // The job sends the mail; `nextAttemptAt` is for processes of an earlier release, and for `adopt`.
  await db.insert(alertMails).values({ id, search, kind, nextAttemptAt: fallbackDueAt() });
  await enqueueJob(db, { queue: queueNames.alertMail, key: id });
  return id;
}

/** Column values of a mail that is inserted from a query. */
const mailColumns = (
  search: AnyPgColumn<{ data: string; notNull: true }>,
  kind: AlertMailKind,
  id: SQL,
) => ({
  id: id.as('mail'),
  search,
  kind: sql`${kind}`.as('kind'),
  createdAt: sql`now()`.as('created'),
  attempts: sql`0`.as('attempts'),
  // For processes of an earlier release, as in `writeMail`.
  nextAttemptAt: fallbackDueAt().as('next'),
});

const generatedId = sql<string>`gen_random_uuid()`;
const now = sql`now()`;

/** Queues a job for each mail that another subquery of the same statement inserts. */
const queueJobs = (db: Statements, insertedMails: SQLWrapper & { id: SQLWrapper }) =>
  db.$with('queued', {}).as(enqueueEach(queueNames.alertMail, insertedMails.id, insertedMails));

/** Stores mails and push messages about saved searches. Each has a job that sends it. */
export class AlertMails {
  constructor(readonly database: Pick<Database, 'run'>) {}

  /**
   * Writes mails for due news, one per search, and reminders for searches that expire soon. Several processes
   * may do this at the same time.
   */
  async compose(): Promise<void> {
    await this.database.run((db) => {
      const due = db.$with('due').as(
        db
          .select({ search: alertSearches.id, mail: generatedId.as('mail') })
          .from(alertSearches)
          .where(lte(alertSearches.nextMailAt, now))
          .orderBy(alertSearches.nextMailAt)
          .limit(BATCH_SIZE)
          .for('update', { skipLocked: true }),
      );
      const notified = db.$with('notified').as(
        db
          .update(alerts)
          .set({ mail: sql`${due.mail}` })
          .from(due)
          .where(and(eq(alerts.search, due.search), isNull(alerts.mail)))
          .returning({ mail: alerts.mail }),
      );
      const insertedMails = db.$with('written').as(
        db
          .insert(alertMails)
          .select(
            db
              .select(mailColumns(due.search, 'news', sql`${due.mail}`))
              .from(due)
              .where(inArray(due.mail, db.select({ mail: notified.mail }).from(notified))),
          )
          .returning({ id: alertMails.id }),
      );
      return db
        .with(due, notified, insertedMails, queueJobs(db, insertedMails))
        .update(alertSearches)
        .set({ nextMailAt: null, lastMailAt: now })
        .from(due)
        .where(eq(alertSearches.id, due.search));
    });
    await this.database.run((db) => {
      const due = db.$with('due').as(
        db
          .update(alertSearches)
          .set({ renewAskedAt: now })
          .where(
            and(
              isNotNull(alertSearches.confirmedAt),
              isNull(alertSearches.renewAskedAt),
              sql`${alertSearches.expiresAt} < now() + make_interval(days => ${RENEW_DAYS})`,
            ),
          )
          .returning({ search: alertSearches.id }),
      );
      const insertedMails = db.$with('written').as(
        db
          .insert(alertMails)
          .select(db.select(mailColumns(due.search, 'renew', generatedId)).from(due))
          .returning({ id: alertMails.id }),
      );
      return db.with(due, insertedMails, queueJobs(db, insertedMails)).select().from(insertedMails);
    });
  }

  /** Schedules mails for news that arrived while the previous mail of its search was being written. */
  async scheduleMissedNews(): Promise<void> {
    await this.database.run((db) => {
      const waitingNews = db
        .select({ search: alerts.search })
        .from(alerts)
        .where(and(eq(alerts.search, alertSearches.id), isNull(alerts.mail)));
      return db
        .update(alertSearches)
        .set({ nextMailAt: now })
        .where(and(isNull(alertSearches.nextMailAt), exists(waitingNews)));
    });
  }

  /** Finds a mail that is not sent yet; undefined if there is none, or if its search was deleted. */
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

  /** Finds the first cars of a mail, and the number of all its cars. */
  async cars(mail: string, limit: number): Promise<{ cars: NotifiedCar[]; total: number }> {
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
    const cars = rows.flatMap(({ car, total: _, ...change }) => (car ? [{ ...change, car }] : []));
    return { cars, total: rows[0]?.total ?? 0 };
  }

  /** Deletes a mail that was sent or given up, and the data of its cars. */
  async finish(id: string): Promise<void> {
    await this.database.run(async (db) => {
      await db.update(alerts).set({ car: null }).where(eq(alerts.mail, id));
      await db.delete(alertMails).where(eq(alertMails.id, id));
    });
  }

  /** Records a failed attempt, and when processes of an earlier release may try again. */
  async recordFailure(id: string, attempts: number, waitMs: number): Promise<void> {
    await this.database.run((db) =>
      db
        .update(alertMails)
        .set({ attempts, nextAttemptAt: fallbackDueAt(waitMs) })
        .where(eq(alertMails.id, id)),
    );
  }

  /** Creates jobs for mails that processes of an earlier release have written without one. */
  adopt(): Promise<void> {
    const from = {
      queue: queueNames.alertMail,
      table: 'alert_mail',
      key: 'id',
      isWaiting: sql`true`,
    };
    return this.database.run((db) => adoptJobs(db, from));
  }
}
