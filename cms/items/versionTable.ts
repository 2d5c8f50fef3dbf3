/** Reads and writes editors' items and versions in the database. */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { contentItems, contentVersions } from '../../platform/database/tables/content';
import type { Actor } from '../authoring/people/actor';
import type { ItemId } from './guid';
import type { FieldValues, ItemVersion, Placeholders, PageVariant } from './item';

/** An item that editors created. */
export interface CreatedItem {
  id: ItemId;
  site: string;
  parentId: ItemId;
  name: string;
  template: string;
}

/** A saved version. A deleted one hides the item in that language. */
export interface SavedVersion extends ItemVersion {
  itemId: ItemId;
  deleted: boolean;
  publishedAt: Date | null;
  /** Who saved it; null for what was saved before there were accounts. */
  authorName: string | null;
}

export type NewVersion = Omit<SavedVersion, 'updatedAt' | 'publishedAt' | 'authorName'>;

/** What a version keeps of an item. */
export type Content = Pick<
  NewVersion,
  'displayName' | 'fields' | 'placeholders' | 'variants' | 'deleted'
>;
/** What visitors may see: it was published, and not taken back since. */
const isPublic = and(isNotNull(contentVersions.publishedAt), isNull(contentVersions.withdrawnAt));

const isOf = (itemIds: readonly ItemId[], languages: readonly string[]) =>
  and(
    inArray(contentVersions.itemId, [...itemIds]),
    inArray(contentVersions.language, [...languages]),
  );

/** Somebody else saved that version first. */
export class VersionConflict extends Error {
  override name = 'VersionConflict';

  constructor(readonly version: number) {
    super(`Version ${version} exists.`);
  }
}

type Executor = Database | Transaction;

/** Created items, parents before children. */
export async function readCreatedItems(db: Executor): Promise<CreatedItem[]> {
  return db.select().from(contentItems).orderBy(asc(contentItems.createdAt));
}

/** The newest version of every item and language, of all or only of published ones. */
export async function readNewestVersions(
  db: Executor,
  which: 'all' | 'published',
): Promise<SavedVersion[]> {
  const rows = await db
    .selectDistinctOn([contentVersions.itemId, contentVersions.language])
    .from(contentVersions)
    .where(which === 'published' ? isPublic : undefined)
    .orderBy(contentVersions.itemId, contentVersions.language, desc(contentVersions.version));
  return rows.map(toVersion);
}

/** All saved versions of an item in a language, newest first. */
export async function readHistory(
  db: Executor,
  itemId: ItemId,
  language: string,
): Promise<SavedVersion[]> {
  const rows = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.language, language)))
    .orderBy(desc(contentVersions.version));
  return rows.map(toVersion);
}

/** Saved versions of several items in a language, newest first. */
export async function readVersionsOf(
  db: Executor,
  itemIds: readonly ItemId[],
  language: string,
  limit: number,
): Promise<SavedVersion[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select()
    .from(contentVersions)
    .where(
      and(inArray(contentVersions.itemId, [...itemIds]), eq(contentVersions.language, language)),
    )
    .orderBy(desc(contentVersions.sequence))
    .limit(limit);
  return rows.map(toVersion);
}

/** The number of what was saved last of all; 0 before anything was. */
export async function lastSequence(db: Executor): Promise<number> {
  const [row] = await db.select({ last: max(contentVersions.sequence) }).from(contentVersions);
  return row?.last ?? 0;
}

/** What was saved after that number, in order. */
export async function readVersionsAfter(db: Executor, sequence: number): Promise<SavedVersion[]> {
  const rows = await db
    .select()
    .from(contentVersions)
    .where(gt(contentVersions.sequence, sequence))
    .orderBy(asc(contentVersions.sequence));
  return rows.map(toVersion);
}

/** Those of some items that editors created. */
export async function readItems(db: Executor, ids: readonly ItemId[]): Promise<CreatedItem[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(contentItems)
    .where(inArray(contentItems.id, [...ids]));
}

export async function insertItem(db: Executor, item: CreatedItem): Promise<void> {
  await db.insert(contentItems).values(item);
}

/**
 * Saves a version, with the variants of the one before where it names none. Throws VersionConflict when
 * the item already has it in that language.
 */
export async function insertVersion(
  db: Executor,
  version: NewVersion,
  author: Pick<Actor, 'id' | 'name'>,
): Promise<SavedVersion> {
  const [row] = await db
    .insert(contentVersions)
    .values({
      ...version,
      variants: version.variants ?? variantsBefore(version),
      authorId: author.id,
      authorName: author.name,
    })
    .onConflictDoNothing({
      target: [contentVersions.itemId, contentVersions.language, contentVersions.version],
    })
    .returning();
  if (!row) throw new VersionConflict(version.version);
  return toVersion(row);
}

const variantsBefore = ({ itemId, language }: NewVersion) =>
  sql`(select v.variants from content_version v
    where v.item_id = ${itemId} and v.language = ${language} order by v.version desc limit 1)`;

/** Marks the newest versions of items as published; gives those that were not so before. */
export async function publishNewest(
  db: Executor,
  itemIds: readonly ItemId[],
  languages: readonly string[],
): Promise<SavedVersion[]> {
  if (itemIds.length === 0 || languages.length === 0) return [];
  const newest = db
    .selectDistinctOn([contentVersions.itemId, contentVersions.language], {
      sequence: contentVersions.sequence,
    })
    .from(contentVersions)
    .where(isOf(itemIds, languages))
    .orderBy(contentVersions.itemId, contentVersions.language, desc(contentVersions.version));
  const rows = await db
    .update(contentVersions)
    .set({ publishedAt: sql`now()`, withdrawnAt: null })
    .where(
      and(
        inArray(contentVersions.sequence, newest),
        or(isNull(contentVersions.publishedAt), isNotNull(contentVersions.withdrawnAt)),
      ),
    )
    .returning();
  return rows.map(toVersion);
}

/** Deletions of some items that were published and not taken back: what hides them from visitors. */
export async function readPublicDeletions(
  db: Executor,
  itemIds: readonly ItemId[],
  languages: readonly string[],
): Promise<SavedVersion[]> {
  if (itemIds.length === 0 || languages.length === 0) return [];
  const rows = await db
    .selectDistinctOn([contentVersions.itemId, contentVersions.language])
    .from(contentVersions)
    .where(and(isOf(itemIds, languages), isPublic))
    .orderBy(contentVersions.itemId, contentVersions.language, desc(contentVersions.version));
  return rows.map(toVersion).filter(({ deleted }) => deleted);
}

/** Takes back what was published of an item after a version; gives what visitors saw until now. */
export async function withdrawAfter(
  db: Executor,
  itemId: ItemId,
  language: string,
  version: number,
): Promise<SavedVersion[]> {
  const rows = await db
    .update(contentVersions)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(contentVersions.itemId, itemId),
        eq(contentVersions.language, language),
        gt(contentVersions.version, version),
        isPublic,
      ),
    )
    .returning();
  return rows.map(toVersion);
}

/** Marks a version as published, which need not be the newest. */
export async function publishVersion(
  db: Executor,
  { itemId, language, version }: Pick<SavedVersion, 'itemId' | 'language' | 'version'>,
): Promise<void> {
  await db
    .update(contentVersions)
    .set({ publishedAt: sql`now()`, withdrawnAt: null })
    .where(
      and(
        eq(contentVersions.itemId, itemId),
        eq(contentVersions.language, language),
        eq(contentVersions.version, version),
      ),
    );
}

/** The columns were written by insertVersion from these very types. */
function toVersion(row: typeof contentVersions.$inferSelect): SavedVersion {
  return {
    itemId: row.itemId,
    language: row.language,
    version: row.version,
    displayName: row.displayName,
    fields: row.fields as FieldValues,
    placeholders: row.placeholders as Placeholders,
    variants: (row.variants as PageVariant[] | null) ?? undefined,
    deleted: row.deleted,
    updatedAt: row.createdAt,
    publishedAt: row.publishedAt,
    authorName: row.authorName,
  };
}
