import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CONFIRM_HOURS, MAX_SEARCHES, SEARCH_DAYS } from '../model/alertLimits';
import type { Device } from '../model/deviceForms';
import { sameSecret } from '../../../platform/sameSecret';
import type { Database, Statements } from '../../../platform/database/Database';
import { alertDigest } from './alertDigest';
import { writeMail } from './AlertMails';
import { deleteOtherCars, savePrices, unlessConfirmed } from './searchRows';
import { alertMails, alertPrices, alertSearches, alertSubscribers } from './tables';
import type { WatchedSearch } from './watched';

/** A device, and the number of its confirmed searches. */
export interface StoredDevice {
  subscriber: string;
  site: string;
  count: number;
}

/** The result of saving a search for a device; `message` is the id of the push message to send, if any. */
interface DeviceSaveResult {
  subscriber: string;
  message: string | undefined;
}

const now = sql`now()`;

/** SQL condition for searches about which news is sent. */
const isActive = and(isNotNull(alertSearches.confirmedAt), gt(alertSearches.expiresAt, now));

/** Searches whose news is sent to a browser, through its subscription to push messages. */
export class DeviceStore {
  constructor(private readonly database: Pick<Database, 'run' | 'transaction'>) {}

  /**
   * Saves a search for a device. The first search sends a push message: once the push service accepts it,
   * this and all later searches of the device are confirmed. Saving the same search again renews it with the
   * new frequency; saved cars replace those before.
   * @returns undefined if other keys are stored for the endpoint, so that it may be another device
   */
  save(watched: WatchedSearch, device: Device): Promise<DeviceSaveResult | 'tooMany' | undefined> {
    return this.database.transaction((db) => save(watched, device, db));
  }

  /**
   * Finds a subscriber's confirmed searches, as a device can save them, with the prices that were last sent.
   */
  findWatched(subscriber: string): Promise<WatchedSearch[]> {
    return this.database.run((db) =>
      db
        .select({
          kind: alertSearches.kind,
          site: alertSubscribers.site,
          language: alertSubscribers.language,
          index: alertSearches.index,
          address: alertSearches.address,
          title: alertSearches.title,
          filters: alertSearches.filters,
          keyphrase: alertSearches.keyphrase,
          frequency: alertSearches.frequency,
          prices: sql<WatchedSearch['prices']>`(select coalesce(jsonb_agg(
            jsonb_build_object('car', ${alertPrices.carId}, 'price', ${alertPrices.price})), '[]')
            from ${alertPrices} where ${alertPrices.search} = ${alertSearches.id})`,
        })
        .from(alertSearches)
        .innerJoin(alertSubscribers, eq(alertSubscribers.id, alertSearches.subscriber))
        .where(and(eq(alertSubscribers.id, subscriber), isActive))
        .orderBy(alertSearches.createdAt),
    );
  }

  /** Finds the device with this endpoint and secret. */
  async find({
    endpoint,
    auth,
  }: {
    endpoint: string;
    auth: string;
  }): Promise<StoredDevice | undefined> {
    const [row] = await this.database.run((db) =>
      db
        .select({
          subscriber: alertSubscribers.id,
          site: alertSubscribers.site,
          auth: alertSubscribers.auth,
          count: sql<number>`count(${alertSearches.id})::int`,
        })
        .from(alertSubscribers)
        .leftJoin(alertSearches, and(eq(alertSearches.subscriber, alertSubscribers.id), isActive))
        .where(eq(alertSubscribers.endpoint, endpoint))
        .groupBy(alertSubscribers.id),
    );
    if (!row?.auth || !sameSecret(auth, row.auth)) return undefined;
    const { subscriber, site, count } = row;
    return { subscriber, site, count };
  }

  /** Replaces the endpoint and keys of a device after its browser has changed them. */
  async move(subscriber: string, { endpoint, keys }: Device): Promise<void> {
    const otherSubscribers = alias(alertSubscribers, 'other');
    await this.database.run((db) =>
      db
        .update(alertSubscribers)
        .set({ endpoint, ...keys })
        .where(
          and(
            eq(alertSubscribers.id, subscriber),
            notExists(
              db
                .select({ id: otherSubscribers.id })
                .from(otherSubscribers)
                .where(eq(otherSubscribers.endpoint, endpoint)),
            ),
          ),
        ),
    );
  }
}

async function save(
  watched: WatchedSearch,
  { endpoint, keys }: Device,
  db: Statements,
): Promise<DeviceSaveResult | 'tooMany' | undefined> {
  const { site, language, frequency } = watched;
  const digest = alertDigest(watched);
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      same: sql<number>`count(*) filter (where ${alertSearches.digest} = ${digest})::int`,
    })
    .from(alertSearches)
    .innerJoin(alertSubscribers, eq(alertSubscribers.id, alertSearches.subscriber))
    .where(eq(alertSubscribers.endpoint, endpoint));
  const { all, same } = counts ?? { all: 0, same: 0 };
  if (same === 0 && all >= MAX_SEARCHES) return 'tooMany';
  const [owner] = await db
    .insert(alertSubscribers)
    .values({ id: randomUUID(), site, language, endpoint, ...keys })
    .onConflictDoUpdate({
      target: alertSubscribers.endpoint,
      set: { language },
      setWhere: and(
        eq(alertSubscribers.site, site),
        eq(alertSubscribers.p256dh, keys.p256dh),
        eq(alertSubscribers.auth, keys.auth),
      ),
    })
    .returning({ id: alertSubscribers.id });
  if (!owner) return undefined;
  const subscriber = owner.id;
  const isConfirmedDevice =
    (await db.$count(
      alertSearches,
      and(eq(alertSearches.subscriber, subscriber), isNotNull(alertSearches.confirmedAt)),
    )) > 0;
  const hours = isConfirmedDevice ? SEARCH_DAYS * 24 : CONFIRM_HOURS;
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  const confirmedAt = isConfirmedDevice ? now : null;
  const [stored] = await db
    .insert(alertSearches)
    .values({ ...watched, id: randomUUID(), subscriber, digest, confirmedAt, expiresAt })
    .onConflictDoUpdate({
      target: [alertSearches.subscriber, alertSearches.digest],
      set: {
        ...{ frequency, expiresAt, renewAskedAt: null },
        createdAt: unlessConfirmed(alertSearches.createdAt, now),
        confirmedAt: sql`coalesce(${alertSearches.confirmedAt}, excluded."confirmed_at")`,
      },
    })
    .returning({ id: alertSearches.id, confirmedAt: alertSearches.confirmedAt });
  if (!stored) return undefined;
  const { id } = stored;
  await savePrices(db, id, watched.prices);
  if (stored.confirmedAt) {
    if (watched.kind === 'cars') await deleteOtherCars(db, { id, subscriber });
    return { subscriber, message: undefined };
  }
  const isConfirmation = and(eq(alertMails.search, id), eq(alertMails.kind, 'confirm'));
  const message =
    (await db.$count(alertMails, isConfirmation)) > 0
      ? undefined
      : await writeMail(db, id, 'confirm');
  return { subscriber, message };
}
