/** Reads and writes the metadata of the media library in the database. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { mediaAssets, mediaFiles, mediaFolders } from '../../platform/database/tables/media';
import type { Asset, Crops, Folder } from './asset';

type Executor = Database | Transaction;

/** An asset in the database, with data that only the library uses. */
export interface StoredAsset extends Asset {
  /** SHA-256 of the file as it was sent; null for originals. */
  sourceHash: string | null;
}

/** A stored file of an asset: the asset itself or a crop of it. */
export interface StoredFile {
  assetId: string;
  path: string;
  /** Ratio of the crop; null for the asset itself. */
  ratio: string | null;
  bytes: number;
}

export async function readFolders(db: Executor): Promise<Folder[]> {
  return db.select().from(mediaFolders).orderBy(mediaFolders.name);
}

/** Reads all assets that are not deleted, including replaced assets. */
export async function readAssets(db: Executor): Promise<StoredAsset[]> {
  const rows = await db.select().from(mediaAssets).where(isNull(mediaAssets.deletedAt));
  return rows.map((row) => ({
    ...row,
    crops: row.crops as Crops,
    isOriginal: row.sourceHash === null,
  }));
}

export async function readFiles(db: Executor): Promise<StoredFile[]> {
  return db.select().from(mediaFiles);
}

export async function insertFolder(db: Executor, folder: Folder): Promise<void> {
  await db.insert(mediaFolders).values(folder);
}

export async function updateFolder(db: Executor, id: string, name: string): Promise<void> {
  await db.update(mediaFolders).set({ name }).where(eq(mediaFolders.id, id));
}

export async function removeFolder(db: Executor, id: string): Promise<void> {
  await db.delete(mediaFolders).where(eq(mediaFolders.id, id));
}

export async function insertAsset(db: Executor, asset: StoredAsset): Promise<void> {
  const { isOriginal, ...columns } = asset;
  const row = { ...columns, tags: [...asset.tags] };
  // Originals have no folder in the database, as their folder is part of the product.
  await db.insert(mediaAssets).values(isOriginal ? { ...row, folderId: null } : row);
}

export type AssetChange = Partial<
  Pick<
    StoredAsset,
    'name' | 'alt' | 'isDecorative' | 'focalPoint' | 'crops' | 'folderId' | 'site' | 'replacedBy'
  > & { tags: string[] }
>;

/** Updates an asset if its version is still the same. Returns false when someone else changed it in between. */
export async function updateAssetRow(
  db: Executor,
  { id, version }: Pick<Asset, 'id' | 'version'>,
  change: AssetChange,
): Promise<boolean> {
  const rows = await db
    .update(mediaAssets)
    .set({ ...change, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(mediaAssets.id, id), eq(mediaAssets.version, version)))
    .returning({ id: mediaAssets.id });
  return rows.length > 0;
}

/** Moves assets to a folder. Does not change the version of their metadata. */
export async function moveAssetRows(
  db: Executor,
  ids: readonly string[],
  location: Pick<Asset, 'site' | 'folderId'>,
): Promise<void> {
  await db
    .update(mediaAssets)
    .set(location)
    .where(inArray(mediaAssets.id, [...ids]));
}

/** Sets the tags of assets. Does not change the version of their metadata. */
export async function updateTags(
  db: Executor,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await db
    .update(mediaAssets)
    .set({ tags: [...tags] })
    .where(inArray(mediaAssets.id, [...ids]));
}

/** Marks an asset as deleted and deletes its files from the table. */
export async function deleteAssetRow(db: Executor, id: string): Promise<void> {
  await db
    .update(mediaAssets)
    .set({ deletedAt: sql`now()` })
    .where(eq(mediaAssets.id, id));
  await db.delete(mediaFiles).where(eq(mediaFiles.assetId, id));
}

export async function insertFile(db: Executor, file: StoredFile): Promise<void> {
  await db.insert(mediaFiles).values(file).onConflictDoNothing();
}
