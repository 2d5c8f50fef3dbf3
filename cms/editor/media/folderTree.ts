import type { Folder } from './mediaApi';

/** A folder with its depth in the tree; 0 for a root. */
export interface TreeFolder extends Folder {
  depth: number;
}

/** Lists folders depth-first, so that each one directly follows its parent or a sibling's subtree. */
export function listDepthFirst(
  folders: readonly Folder[],
  parentId: string | null = null,
  depth = 0,
): TreeFolder[] {
  return folders
    .filter((folder) => (folder.parentId ?? null) === parentId)
    .flatMap((folder) => [{ ...folder, depth }, ...listDepthFirst(folders, folder.id, depth + 1)]);
}

/**
 * Returns the id of the folder for uploads: the open folder, or `site` if that one is read-only or none is
 * open.
 */
export function getUploadFolderId(folders: readonly Folder[], openFolderId: string): string {
  const folder = folders.find(({ id }) => id === openFolderId);
  return folder && !folder.isReadOnly ? folder.id : 'site';
}
