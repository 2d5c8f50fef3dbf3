import type { Folder } from './asset';
import { MediaRefusal } from './MediaRefusal';

/** Ids of the root folders: the site's own, and the one that all sites share. */
export const SITE_ROOT_ID = 'site';
export const SHARED_ROOT_ID = 'shared';

/** The site and folder of an asset; null for all sites, and for the root folder. */
export interface MediaLocation {
  site: string | null;
  folderId: string | null;
}

/**
 * Returns the location that the id of a folder means for a site.
 * @throws MediaRefusal when the site has no such folder
 */
export function getMediaLocation(
  folders: readonly Folder[],
  site: string,
  id: string,
): MediaLocation {
  if (id === SITE_ROOT_ID) return { site, folderId: null };
  if (id === SHARED_ROOT_ID) return { site: null, folderId: null };
  const folder = folders.find((one) => one.id === id);
  if (!folder || (folder.site !== null && folder.site !== site)) {
    throw new MediaRefusal('The folder is gone.');
  }
  return { site: folder.site, folderId: folder.id };
}

/** Returns the id of a folder's parent, which may be a root folder. */
export const getParentId = ({ site, parentId }: Pick<Folder, 'site' | 'parentId'>): string =>
  parentId ?? (site === null ? SHARED_ROOT_ID : SITE_ROOT_ID);

/** Returns the depth of a folder, which is 1 for folders directly below a root. */
export function getDepth(folders: readonly Folder[], id: string | null): number {
  const folder = folders.find((one) => one.id === id);
  return folder ? 1 + getDepth(folders, folder.parentId) : 0;
}
