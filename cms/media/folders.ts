import type { Folder } from './asset';
import { MediaRefusal } from './MediaRefusal';

/** Ids of the folders that always are: a site's own, and what all sites share. */
export const siteRootId = 'site';
export const sharedRootId = 'shared';

/** Where an asset is. */
export interface MediaPlace {
  site: string | null;
  folderId: string | null;
}

/**
 * The place that a folder's id stands for, as a site sees it.
 * @throws MediaRefusal when the site has no such folder
 */
export function readPlace(folders: readonly Folder[], site: string, id: string): MediaPlace {
  if (id === siteRootId) return { site, folderId: null };
  if (id === sharedRootId) return { site: null, folderId: null };
  const folder = folders.find((one) => one.id === id);
  if (!folder || (folder.site !== null && folder.site !== site)) {
    throw new MediaRefusal('The folder is gone.');
  }
  return { site: folder.site, folderId: folder.id };
}

/** The id of a folder's parent, or of the root that it hangs on. */
export const parentIdOf = ({ site, parentId }: Pick<Folder, 'site' | 'parentId'>): string =>
  parentId ?? (site === null ? sharedRootId : siteRootId);

/** How many folders there are from the root to a folder, itself included. */
export function depthOf(folders: readonly Folder[], id: string | null): number {
  const folder = folders.find((one) => one.id === id);
  return folder ? 1 + depthOf(folders, folder.parentId) : 0;
}
