/** Reads and writes releases in the database. */
import { and, asc, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { contentReleaseItems, contentReleases } from '../../../platform/database/tables/content';
import type { ItemId } from '../../items/guid';
import type { PreviousVersion } from '../publishing/publishTargets';

/** State of a release: being prepared, scheduled, public until its end, or over. */
export type ReleaseState = ReleaseRow['state'];

export interface ReleaseItem {
  itemId: ItemId;
  language: string;
  name: string;
}

type ReleaseRow = typeof contentReleases.$inferSelect;

export interface Release extends Omit<ReleaseRow, 'before'> {
  before: PreviousVersion[] | null;
}

export interface ReleaseWithItems extends Release {
  items: ReleaseItem[];
}

type Executor = Database | Transaction;

/** Maximum releases of each kind (upcoming, finished) in a response. */
const MAX_LISTED = 200;
/** Number of days after which a finished release is deleted. */
const KEPT_DAYS = 180;

const FINISHED_STATES: ReleaseState[] = ['done', 'failed', 'cancelled'];
const OPEN_STATES: ReleaseState[] = ['open', 'scheduled', 'live'];

/** The next time at which a release must run. */
const dueAt = sql`case ${contentReleases.state} when 'live' then ${contentReleases.endAt} else ${contentReleases.publishAt} end`;

const isScheduledOrLive = inArray(contentReleases.state, ['scheduled', 'live']);

/** Releases of a site: upcoming ones by time, then finished ones, newest first. */
export async function listReleases(db: Executor, site: string): Promise<ReleaseWithItems[]> {
  const isOfSite = (states: ReleaseState[]) =>
    and(eq(contentReleases.site, site), inArray(contentReleases.state, states));
  const upcoming = await db
    .select()
    .from(contentReleases)
    .where(isOfSite(OPEN_STATES))
    .orderBy(sql`${dueAt} asc nulls last`, asc(contentReleases.createdAt))
    .limit(MAX_LISTED);
  const finished = await db
    .select()
    .from(contentReleases)
    .where(isOfSite(FINISHED_STATES))
    .orderBy(
      desc(
        sql`coalesce(${contentReleases.endedAt}, ${contentReleases.publishedAt}, ${contentReleases.createdAt})`,
      ),
    )
    .limit(MAX_LISTED);
  return addItems(db, [...upcoming, ...finished].map(toRelease));
}

export async function readRelease(db: Executor, id: string): Promise<ReleaseWithItems | undefined> {
  const rows = await db.select().from(contentReleases).where(eq(contentReleases.id, id)).limit(1);
  const [release] = await addItems(db, rows.map(toRelease));
  return release;
}

/** Counts the open releases of a site. */
export async function countOpen(db: Executor, site: string): Promise<number> {
  return db.$count(
    contentReleases,
    and(eq(contentReleases.site, site), inArray(contentReleases.state, OPEN_STATES)),
  );
}

export async function insertRelease(
  tx: Executor,
  release: typeof contentReleases.$inferInsert,
  items: readonly ReleaseItem[],
): Promise<void> {
  await tx.insert(contentReleases).values(release);
  for (const item of items) await insertReleaseItem(tx, release.id, item);
}

export async function insertReleaseItem(
  tx: Executor,
  releaseId: string,
  { itemId, language, name }: ReleaseItem,
): Promise<void> {
  const values = { releaseId, itemId, language, name };
  await tx.insert(contentReleaseItems).values(values).onConflictDoNothing();
}

export async function deleteReleaseItem(
  tx: Executor,
  releaseId: string,
  { itemId, language }: Pick<ReleaseItem, 'itemId' | 'language'>,
): Promise<void> {
  await tx
    .delete(contentReleaseItems)
    .where(
      and(
        eq(contentReleaseItems.releaseId, releaseId),
        eq(contentReleaseItems.itemId, itemId),
        eq(contentReleaseItems.language, language),
      ),
    );
}

/** Changes a release and increments its revision. Returns false when someone else changed it first. */
export async function updateRelease(
  tx: Executor,
  { id, revision }: Pick<Release, 'id' | 'revision'>,
  change: Partial<typeof contentReleases.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(contentReleases)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(contentReleases.id, id), eq(contentReleases.revision, revision)))
    .returning({ id: contentReleases.id });
  return rows.length > 0;
}

/**
 * Returns the time in ms until the next release is due, by the database's clock: 0 if it is due
 * already, undefined if there is none.
 */
export async function getMsUntilDue(db: Executor): Promise<number | undefined> {
  const [row] = await db
    .select({
      wait: sql<number | null>`extract(epoch from min(${dueAt}) - now())::float8 * 1000`,
    })
    .from(contentReleases)
    .where(isScheduledOrLive);
  return typeof row?.wait === 'number' ? Math.max(0, row.wait) : undefined;
}

/**
 * Locks the release that has been due longest, until the transaction ends. Undefined when other
 * processes have locked all due releases.
 */
export async function lockDueRelease(tx: Transaction): Promise<ReleaseWithItems | undefined> {
  const rows = await tx
    .select()
    .from(contentReleases)
    .where(and(isScheduledOrLive, sql`${dueAt} <= now()`))
    .orderBy(asc(dueAt), asc(contentReleases.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [release] = await addItems(tx, rows.map(toRelease));
  return release;
}

/** Deletes releases that finished long ago. */
export async function deleteOldReleases(db: Executor): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db
    .delete(contentReleases)
    .where(
      and(
        notInArray(contentReleases.state, OPEN_STATES),
        or(
          lt(contentReleases.endedAt, cutoff),
          and(sql`${contentReleases.endedAt} is null`, lt(contentReleases.createdAt, cutoff)),
        ),
      ),
    );
}

async function addItems(db: Executor, releases: readonly Release[]): Promise<ReleaseWithItems[]> {
  if (releases.length === 0) return [];
  const items = await db
    .select()
    .from(contentReleaseItems)
    .where(
      inArray(
        contentReleaseItems.releaseId,
        releases.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contentReleaseItems.addedAt));
  return releases.map((release) => ({
    ...release,
    items: items.filter(({ releaseId }) => releaseId === release.id),
  }));
}

/** The columns were written from these types. */
const toRelease = (row: ReleaseRow): Release => ({
  ...row,
  before: row.before as PreviousVersion[] | null,
});
