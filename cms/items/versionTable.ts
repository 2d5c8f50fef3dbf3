/** Reads and writes editors' items and versions in the database. */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { contentItems, contentVersions } from '../../platform/database/tables/content';
import type { Actor } from '../authoring/people/actor';
import type { ItemId } from './guid';
import type { FieldValues, ItemVersion, Placeholders, PageVariant } from './item.types';

/** An item that editors created. */
export interface CreatedItem {
  id: ItemId;
  site: string;
  parentId: ItemId;
  name: string;
  template: string;
}

/** A saved version. A deletion hides the item in its language. */
export interface SavedVersion extends ItemVersion {
  itemId: ItemId;
  deleted: boolean;
  publishedAt: Date | null;
  /** Name of the author; null for versions from before there were accounts. */
  authorName: string | null;
}

export type NewVersion = Omit<SavedVersion, 'updatedAt' | 'publishedAt' | 'authorName'>;

/** The content of an item that a version stores. */
export type Content = Pick<
  NewVersion,
  'displayName' | 'fields' | 'placeholders' | 'variants' | 'deleted'
>;
/** Whether a version is public: it was published and not withdrawn since. */
const isPublic = and(isNotNull(contentVersions.publishedAt), isNull(contentVersions.withdrawnAt));

const isVersionOf = (itemIds: readonly ItemId[], languages: readonly string[]) =>
  and(
    inArray(contentVersions.itemId, [...itemIds]),
    inArray(contentVersions.language, [...languages]),
  );

/** Thrown when someone else saved a version with that number first. */
export class VersionConflict extends Error {
  override name = 'VersionConflict';

  constructor(readonly version: number) {
    super(`Version ${version} exists already; read the item again`);
  }
}

type Executor = Database | Transaction;

/** Reads the items that editors created, parents before children. */
export async function readCreatedItems(db: Executor): Promise<CreatedItem[]> {
  return db.select().from(contentItems).orderBy(asc(contentItems.createdAt));
}

/** Reads the newest version of every item and language, among all versions or published ones. */
export async function readNewestVersions(
  db: Executor,
  state: 'all' | 'published',
): Promise<SavedVersion[]> {
  const rows = await db
    .selectDistinctOn([contentVersions.itemId, contentVersions.language])
    .from(contentVersions)
    .where(state === 'published' ? isPublic : undefined)
    .orderBy(contentVersions.itemId, contentVersions.language, desc(contentVersions.version));
  return rows.map(toVersion);
}

/** Reads all saved versions of an item in a language, newest first. */
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

/** Reads saved versions of several items in a language, newest first. */
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

/** Reads the last text that was saved in a field; undefined if it was always empty. */
export async function readLastText(
  db: Executor,
  itemId: ItemId,
  language: string,
  field: string,
): Promise<string | undefined> {
  const value = sql<string>`${contentVersions.fields} ->> ${field}::text`;
  const [row] = await db
    .select({ value })
    .from(contentVersions)
    .where(and(isVersionOf([itemId], [language]), sql`btrim(${value}) <> ''`))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  return row?.value;
}

/** A version with its number in the order of all saves. */
export type SequencedVersion = SavedVersion & { sequence: number };

/** Reads the latest saves of several items in a language, newest first. */
export async function readSaves(
  db: Executor,
  itemIds: readonly ItemId[],
  language: string,
  limit: number,
): Promise<SequencedVersion[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select()
    .from(contentVersions)
    .where(isVersionOf(itemIds, [language]))
    .orderBy(desc(contentVersions.sequence))
    .limit(limit);
  return rows.map((row) => ({ ...toVersion(row), sequence: row.sequence }));
}

/** Reads the versions of several items that were the newest in a language at a `sequence` number. */
export async function readVersionsAt(
  db: Executor,
  itemIds: readonly ItemId[],
  language: string,
  sequence: number,
): Promise<SavedVersion[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([contentVersions.itemId])
    .from(contentVersions)
    .where(and(isVersionOf(itemIds, [language]), lte(contentVersions.sequence, sequence)))
    .orderBy(contentVersions.itemId, desc(contentVersions.version));
  return rows.map(toVersion);
}

/** Returns the `sequence` number of the last save; 0 before the first one. */
export async function readLastSequence(db: Executor): Promise<number> {
  const [row] = await db.select({ last: max(contentVersions.sequence) }).from(contentVersions);
  return row?.last ?? 0;
}

/** Reads the versions that were saved after a `sequence` number, in order. */
export async function readVersionsAfter(db: Executor, sequence: number): Promise<SavedVersion[]> {
  const rows = await db
    .select()
    .from(contentVersions)
    .where(gt(contentVersions.sequence, sequence))
    .orderBy(asc(contentVersions.sequence));
  return rows.map(toVersion);
}

/** Reads items that editors created, by id. */
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
 * Saves a version. Without variants of its own it gets those of the previous version.
 * @throws VersionConflict when the item has a version with that number in that language
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
      variants: version.variants ?? selectPreviousVariants(version),
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

const selectPreviousVariants = ({ itemId, language }: NewVersion) =>
  sql`(select v.variants from content_version v
    where v.item_id = ${itemId} and v.language = ${language} order by v.version desc limit 1)`;

/** Marks the newest versions of items as published. Returns those that were not public before. */
export async function publishNewest(
  db: Executor,
  itemIds: readonly ItemId[],
  languages: readonly string[],
): Promise<SavedVersion[]> {
  if (itemIds.length === 0 || languages.length === 0) return [];
  const newestSequences = db
    .selectDistinctOn([contentVersions.itemId, contentVersions.language], {
      sequence: contentVersions.sequence,
    })
    .from(contentVersions)
    .where(isVersionOf(itemIds, languages))
    .orderBy(contentVersions.itemId, contentVersions.language, desc(contentVersions.version));
  const rows = await db
    .update(contentVersions)
    .set({ publishedAt: sql`now()`, withdrawnAt: null })
    .where(
      and(
        inArray(contentVersions.sequence, newestSequences),
        or(isNull(contentVersions.publishedAt), isNotNull(contentVersions.withdrawnAt)),
      ),
    )
    .returning();
  return rows.map(toVersion);
}

/** Reads the public deletions of items, which hide the items from visitors. */
export async function readPublicDeletions(
  db: Executor,
  itemIds: readonly ItemId[],
  languages: readonly string[],
): Promise<SavedVersion[]> {
  if (itemIds.length === 0 || languages.length === 0) return [];
  const rows = await db
    .selectDistinctOn([contentVersions.itemId, contentVersions.language])
    .from(contentVersions)
    .where(and(isVersionOf(itemIds, languages), isPublic))
    .orderBy(contentVersions.itemId, contentVersions.language, desc(contentVersions.version));
  return rows.map(toVersion).filter(({ deleted }) => deleted);
}

/** Withdraws the published versions of an item after a version number. Returns those that were public until now. */
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

/** Marks a version as published, even if it is not the newest. */
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

/** Converts a row to a version. The casts are safe, as insertVersion wrote the columns from these types. */
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
