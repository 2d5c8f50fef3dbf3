import type { Folder } from './mediaApi';

/** A folder with how far it is from its root. */
export interface PlacedFolder extends Folder {
  depth: number;
}

/** Folders as a tree is read: each followed by what is below it. */
export function asTree(
  folders: readonly Folder[],
  parentId: string | null = null,
  depth = 0,
): PlacedFolder[] {
  return folders
    .filter((folder) => (folder.parentId ?? null) === parentId)
    .flatMap((folder) => [{ ...folder, depth }, ...asTree(folders, folder.id, depth + 1)]);
}

/** The folder that new files go to while one is open: that one, or the site's own. */
export function uploadFolder(folders: readonly Folder[], open: string): string {
  const folder = folders.find(({ id }) => id === open);
  return folder && !folder.isReadOnly ? folder.id : 'site';
}
