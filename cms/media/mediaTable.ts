/** Reads and writes what the media library knows in the database. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { mediaAssets, mediaFiles, mediaFolders } from '../../platform/database/tables/media';
import type { Asset, Crops, Folder } from './asset';

type Executor = Database | Transaction;

/** An asset with what only the library itself needs. */
export interface KeptAsset extends Asset {
  /** SHA-256 of the file as it was sent. */
  sourceHash: string | null;
}

/** A file that is kept for an asset. */
export interface KeptFile {
  assetId: string;
  path: string;
  /** Of a crop. */
  ratio: string | null;
  bytes: number;
}

export async function readFolders(db: Executor): Promise<Folder[]> {
  return db.select().from(mediaFolders).orderBy(mediaFolders.name);
}

/** All assets that are not deleted, those that were replaced among them. */
export async function readAssets(db: Executor): Promise<KeptAsset[]> {
  const rows = await db.select().from(mediaAssets).where(isNull(mediaAssets.deletedAt));
  return rows.map((row) => ({
    ...row,
    crops: row.crops as Crops,
    isOriginal: row.sourceHash === null,
  }));
}

export async function readFiles(db: Executor): Promise<KeptFile[]> {
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

export async function insertAsset(db: Executor, asset: KeptAsset): Promise<void> {
  const { isOriginal: _, ...row } = asset;
  // An original's folder is one of the product's.
  await db.insert(mediaAssets).values(asset.isOriginal ? { ...row, folderId: null } : row);
}

export type AssetChange = Partial<
  Pick<
    KeptAsset,
    'name' | 'alt' | 'isDecorative' | 'focalPoint' | 'crops' | 'folderId' | 'site' | 'replacedBy'
  >
>;

/** Changes an asset that is still at a version; false when somebody else changed it in between. */
export async function updateAssetRow(
  db: Executor,
  { id, version }: Pick<Asset, 'id' | 'version'>,
  change: AssetChange,
): Promise<boolean> {
  const changed = await db
    .update(mediaAssets)
    .set({ ...change, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(mediaAssets.id, id), eq(mediaAssets.version, version)))
    .returning({ id: mediaAssets.id });
  return changed.length > 0;
}

/** Places assets in a folder; what else is known of them stays at its version. */
export async function moveAssetRows(
  db: Executor,
  ids: readonly string[],
  place: Pick<Asset, 'site' | 'folderId'>,
): Promise<void> {
  await db
    .update(mediaAssets)
    .set(place)
    .where(inArray(mediaAssets.id, [...ids]));
}

/** Marks an asset as deleted and forgets its files. */
export async function deleteAssetRow(db: Executor, id: string): Promise<void> {
  await db
    .update(mediaAssets)
    .set({ deletedAt: sql`now()` })
    .where(eq(mediaAssets.id, id));
  await db.delete(mediaFiles).where(eq(mediaFiles.assetId, id));
}

export async function insertFile(db: Executor, file: KeptFile): Promise<void> {
  await db.insert(mediaFiles).values(file).onConflictDoNothing();
}
