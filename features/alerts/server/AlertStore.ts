import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Frequency } from '../model/alertForms';
import { CONFIRM_HOURS, MAX_SEARCHES, MAX_UNCONFIRMED, SEARCH_DAYS } from '../model/alertLimits';
import type { Database, Statements } from '../../../platform/database/Database';
import { alertDigest } from './alertDigest';
import { writeMail } from './AlertMails';
import { deleteOtherCars, savePrices, unlessConfirmed } from './searchRows';
import { alertPrices, alertSearches, alertSubscribers } from './tables';
import type { WatchedSearch } from './watched';

/** Minimum minutes between two confirmation mails to an address about the same search. */
const CONFIRM_INTERVAL_MINUTES = 10;

/** A search to save, and its owner. */
export interface NewAlert extends WatchedSearch {
  email: string;
}

/** A saved search as it is stored. */
export interface StoredAlert {
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
  /** Whether push messages to a device are sent; otherwise mails. */
  onDevice: boolean;
  /** Number of watched cars; 0 for a search. */
  cars: number;
}

const now = sql`now()`;

const storedColumns = {
  id: alertSearches.id,
  subscriber: alertSearches.subscriber,
  site: alertSubscribers.site,
  language: alertSubscribers.language,
  kind: alertSearches.kind,
  address: alertSearches.address,
  title: alertSearches.title,
  frequency: alertSearches.frequency,
  expiresAt: alertSearches.expiresAt,
  confirmed: sql<boolean>`${alertSearches.confirmedAt} is not null`,
  onDevice: sql<boolean>`${alertSubscribers.endpoint} is not null`,
  cars: sql<number>`(select count(*)::int from ${alertPrices} where ${alertPrices.search} = ${alertSearches.id})`,
};

const selectStored = (db: Statements) =>
  db
    .select(storedColumns)
    .from(alertSearches)
    .innerJoin(alertSubscribers, eq(alertSubscribers.id, alertSearches.subscriber))
    .$dynamic();

/** Saved searches and their owners in the database. */
export class AlertStore {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction' | 'withLock'>) {}

  /**
   * Saves an unconfirmed search and queues its confirmation mail, in one transaction. Saving it again repeats
   * that mail, or for a confirmed search sends one that says so. The result does not reveal which.
   * @returns id of the mail; undefined if one was sent a few minutes ago; `tooMany` at the address's limit
   */
  save(newAlert: NewAlert): Promise<{ mail: string | undefined } | 'tooMany'> {
    // Serialises the requests of one address: concurrent ones would not count each other's searches.
    const email = newAlert.email.toLowerCase();
    return this.database.withLock(`alert ${email}`, (db) => save({ ...newAlert, email }, db));
  }

  /**
   * Activates a search; saved cars replace those watched before. Undefined if it is deleted or has expired.
   */
  confirm(id: string): Promise<'confirmed' | 'already' | undefined> {
    return this.database.transaction(async (db) => {
      const isOpen = sql`${alertSearches.createdAt} > now() - make_interval(hours => ${CONFIRM_HOURS})`;
      const [search] = await db
        .select({
          ...{ id: alertSearches.id, subscriber: alertSearches.subscriber },
          ...{ kind: alertSearches.kind, confirmedAt: alertSearches.confirmedAt },
        })
        .from(alertSearches)
        .where(and(eq(alertSearches.id, id), or(isNotNull(alertSearches.confirmedAt), isOpen)))
        .for('update');
      if (!search) return undefined;
      if (search.confirmedAt) return 'already';
      await db
        .update(alertSearches)
        .set({ confirmedAt: now, expiresAt: renewedExpiry })
        .where(eq(alertSearches.id, id));
      if (search.kind === 'cars') await deleteOtherCars(db, search);
      return 'confirmed';
    });
  }

  /** Finds a search that has not expired. */
  async find(id: string): Promise<StoredAlert | undefined> {
    const [row] = await this.database.run((db) =>
      selectStored(db).where(and(eq(alertSearches.id, id), gt(alertSearches.expiresAt, now))),
    );
    return row;
  }

  /** The name of a subscriber's site; undefined for a deleted subscriber. */
  async siteOf(subscriber: string): Promise<string | undefined> {
    const [row] = await this.database.run((db) =>
      db
        .select({ site: alertSubscribers.site })
        .from(alertSubscribers)
        .where(eq(alertSubscribers.id, subscriber)),
    );
    return row?.site;
  }

  /** Lists the confirmed searches of a subscriber, the oldest first. */
  list(subscriber: string): Promise<StoredAlert[]> {
    return this.database.run((db) =>
      selectStored(db)
        .where(
          and(
            eq(alertSearches.subscriber, subscriber),
            isNotNull(alertSearches.confirmedAt),
            gt(alertSearches.expiresAt, now),
          ),
        )
        .orderBy(alertSearches.createdAt),
    );
  }

  /** Changes how often mails are sent. @returns whether the search belongs to the subscriber */
  async setFrequency(subscriber: string, id: string, frequency: Frequency): Promise<boolean> {
    // News that is already scheduled keeps its time.
    const { rowCount } = await this.database.run((db) =>
      db.update(alertSearches).set({ frequency }).where(belongsTo(subscriber, id)),
    );
    return rowCount === 1;
  }

  /** Renews a search. @returns whether it belongs to the subscriber */
  async renew(subscriber: string, id: string): Promise<boolean> {
    const { rowCount } = await this.database.run((db) =>
      db
        .update(alertSearches)
        .set({ expiresAt: renewedExpiry, renewAskedAt: null })
        .where(and(belongsTo(subscriber, id), isNotNull(alertSearches.confirmedAt))),
    );
    return rowCount === 1;
  }

  /** Deletes a search and its data, and its owner if it was the last one. */
  async stop(id: string): Promise<void> {
    await this.database.transaction(async (db) => {
      const [stopped] = await db
        .delete(alertSearches)
        .where(eq(alertSearches.id, id))
        .returning({ subscriber: alertSearches.subscriber });
      if (!stopped) return;
      await db
        .delete(alertSubscribers)
        .where(and(eq(alertSubscribers.id, stopped.subscriber), hasNoSearch(db)));
    });
  }

  /** Deletes all searches of a subscriber and their data. */
  async stopAll(subscriber: string): Promise<void> {
    await this.database.run((db) =>
      db.delete(alertSubscribers).where(eq(alertSubscribers.id, subscriber)),
    );
  }

  /** Deletes unconfirmed searches that are too old, expired searches, and owners without a search. */
  async erase(): Promise<void> {
    await this.database.run((db) =>
      db.delete(alertSearches).where(lte(alertSearches.expiresAt, now)),
    );
    // A new owner's first search may not be inserted yet.
    const isOld = sql`${alertSubscribers.createdAt} < now() - interval '1 hour'`;
    await this.database.run((db) => db.delete(alertSubscribers).where(and(isOld, hasNoSearch(db))));
  }
}

const renewedExpiry = sql`now() + make_interval(days => ${SEARCH_DAYS})`;

const belongsTo = (subscriber: string, id: string) =>
  and(eq(alertSearches.id, id), eq(alertSearches.subscriber, subscriber));

const hasNoSearch = (db: Statements) =>
  notExists(
    db
      .select({ id: alertSearches.id })
      .from(alertSearches)
      .where(eq(alertSearches.subscriber, alertSubscribers.id)),
  );

/** Saves a search; calls for the same address must not run in parallel. */
async function save(
  { email, ...newSearch }: NewAlert,
  db: Statements,
): Promise<{ mail: string | undefined } | 'tooMany'> {
  const digest = alertDigest(newSearch);
  const { site, language, frequency } = newSearch;
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      open: sql<number>`count(*) filter (where ${alertSearches.confirmedAt} is null)::int`,
      same: sql<number>`count(*) filter (where ${alertSubscribers.site} = ${site} and ${alertSearches.digest} = ${digest})::int`,
    })
    .from(alertSearches)
    .innerJoin(alertSubscribers, eq(alertSubscribers.id, alertSearches.subscriber))
    .where(eq(alertSubscribers.email, email));
  const { all, open, same } = counts ?? { all: 0, open: 0, same: 0 };
  if (same === 0 && (all >= MAX_SEARCHES || open >= MAX_UNCONFIRMED)) return 'tooMany';
  const [owner] = await db
    .insert(alertSubscribers)
    .values({ id: randomUUID(), site, language, email })
    .onConflictDoUpdate({ target: [alertSubscribers.site, alertSubscribers.email], set: { email } })
    .returning({ id: alertSubscribers.id });
  if (!owner) return { mail: undefined };
  const expiresAt = sql`now() + make_interval(hours => ${CONFIRM_HOURS})`;
  const [stored] = await db
    .insert(alertSearches)
    .values({ ...newSearch, id: randomUUID(), subscriber: owner.id, digest, expiresAt })
    .onConflictDoUpdate({
      target: [alertSearches.subscriber, alertSearches.digest],
      set: {
        askedAt: now,
        createdAt: unlessConfirmed(alertSearches.createdAt, now),
        frequency: unlessConfirmed(alertSearches.frequency, frequency),
        expiresAt: unlessConfirmed(alertSearches.expiresAt, expiresAt),
      },
      setWhere: sql`${alertSearches.askedAt} < now() - make_interval(mins => ${CONFIRM_INTERVAL_MINUTES})`,
    })
    .returning({ id: alertSearches.id, confirmedAt: alertSearches.confirmedAt });
  if (!stored) return { mail: undefined };
  await savePrices(db, stored.id, newSearch.prices);
  return { mail: await writeMail(db, stored.id, stored.confirmedAt ? 'already' : 'confirm') };
}
