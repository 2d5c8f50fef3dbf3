/** Reads and writes releases in the database. */
import { and, asc, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { contentReleaseItems, contentReleases } from '../../../platform/database/tables/content';
import type { ItemId } from '../../items/guid';
import type { SeenBefore } from '../publishing/publishTargets';

/** Where a release is: being put together, waiting for its time, public until its end, over. */
export type ReleaseState = Row['state'];

export interface ReleaseItem {
  itemId: ItemId;
  language: string;
  name: string;
}

type Row = typeof contentReleases.$inferSelect;

export interface Release extends Omit<Row, 'before'> {
  before: SeenBefore[] | null;
}

export interface ReleaseWithItems extends Release {
  items: ReleaseItem[];
}

type Executor = Database | Transaction;

/** Most releases that one answer holds. */
const MAX_LISTED = 200;
/** Days after which what is over is forgotten. */
const KEPT_DAYS = 180;

const over: ReleaseState[] = ['done', 'failed', 'cancelled'];
const toCome: ReleaseState[] = ['open', 'scheduled', 'live'];

/** When something is to be done with a release next. */
const dueAt = sql`case ${contentReleases.state} when 'live' then ${contentReleases.endAt} else ${contentReleases.publishAt} end`;

const isWaiting = inArray(contentReleases.state, ['scheduled', 'live']);

/** Releases of a site: to come by their time, then those that are over, newest first. */
export async function listReleases(db: Executor, site: string): Promise<ReleaseWithItems[]> {
  const of = (states: ReleaseState[]) =>
    and(eq(contentReleases.site, site), inArray(contentReleases.state, states));
  const next = await db
    .select()
    .from(contentReleases)
    .where(of(toCome))
    .orderBy(sql`${dueAt} asc nulls last`, asc(contentReleases.createdAt))
    .limit(MAX_LISTED);
  const past = await db
    .select()
    .from(contentReleases)
    .where(of(over))
    .orderBy(
      desc(
        sql`coalesce(${contentReleases.endedAt}, ${contentReleases.publishedAt}, ${contentReleases.createdAt})`,
      ),
    )
    .limit(MAX_LISTED);
  return withItems(db, [...next, ...past].map(toRelease));
}

export async function readRelease(db: Executor, id: string): Promise<ReleaseWithItems | undefined> {
  const rows = await db.select().from(contentReleases).where(eq(contentReleases.id, id)).limit(1);
  const [release] = await withItems(db, rows.map(toRelease));
  return release;
}

/** How many releases of a site are not over. */
export async function countToCome(db: Executor, site: string): Promise<number> {
  return db.$count(
    contentReleases,
    and(eq(contentReleases.site, site), inArray(contentReleases.state, toCome)),
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

/** Changes a release and raises its revision. Gives false when somebody else changed it first. */
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

/** Ms until something is due, 0 for what is; undefined when nothing waits. By the database's own clock. */
export async function msUntilDue(db: Executor): Promise<number | undefined> {
  const [row] = await db
    .select({
      wait: sql<number | null>`extract(epoch from min(${dueAt}) - now())::float8 * 1000`,
    })
    .from(contentReleases)
    .where(isWaiting);
  return typeof row?.wait === 'number' ? Math.max(0, row.wait) : undefined;
}

/**
 * Takes the release that is due the longest upon this transaction, and keeps others away from it until the
 * transaction ends; undefined when none is due that nobody else works on.
 */
export async function claimDue(tx: Transaction): Promise<ReleaseWithItems | undefined> {
  const rows = await tx
    .select()
    .from(contentReleases)
    .where(and(isWaiting, sql`${dueAt} <= now()`))
    .orderBy(asc(dueAt), asc(contentReleases.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [release] = await withItems(tx, rows.map(toRelease));
  return release;
}

/** Forgets what has been over for long. */
export async function forgetOldReleases(db: Executor): Promise<void> {
  const before = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db
    .delete(contentReleases)
    .where(
      and(
        notInArray(contentReleases.state, toCome),
        or(
          lt(contentReleases.endedAt, before),
          and(sql`${contentReleases.endedAt} is null`, lt(contentReleases.createdAt, before)),
        ),
      ),
    );
}

async function withItems(db: Executor, releases: readonly Release[]): Promise<ReleaseWithItems[]> {
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

/** The columns were written from these very types. */
const toRelease = (row: Row): Release => ({
  ...row,
  before: row.before as SeenBefore[] | null,
});
