import type { Folder } from '../../media/asset';
import { getDepth, SITE_ROOT_ID } from '../../media/folders';
import { insertFolder, removeFolder, updateFolder } from '../../media/mediaTable';
import { createId } from '../../items/guid';
import { createEditError } from '../createEditError';
import { MediaEditor } from './MediaEditor';
import { localizable } from '../../../domain/localizable';

const MAX_FOLDERS = 500;
const MAX_DEPTH = 6;
const FOLDER_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} &,._()-]{0,58}[\p{L}\p{N})])?$/u;

/** Creates, renames and deletes folders of the library. */
export class FolderEditor extends MediaEditor {
  createFolder(input: { site: string; parentId: string; name: string }): Promise<Folder> {
    const name = parseFolderName(input.name);
    return this.runChange(async (tx) => {
      const { folders } = this.library;
      const { site, folderId: parentId } = this.getLocation(input.site, input.parentId);
      if (folders.length >= MAX_FOLDERS)
        throw createEditError('BAD_INPUT', 'There are too many folders.');
      if (getDepth(folders, parentId) >= MAX_DEPTH) {
        throw createEditError('BAD_INPUT', localizable`Folders go ${MAX_DEPTH} deep at most.`);
      }
      this.#checkName({ site, parentId, name });
      const folder = { id: createId(), site, parentId, name };
      await insertFolder(tx, folder);
      await this.recordChange(tx, 'createFolder', site, { folder: name });
      return folder;
    });
  }

  renameFolder(input: { id: string; name: string }): Promise<Folder> {
    const name = parseFolderName(input.name);
    return this.runChange(async (tx) => {
      const folder = this.#getFolder(input.id);
      this.#checkName({ ...folder, name });
      await updateFolder(tx, folder.id, name);
      await this.recordChange(tx, 'renameFolder', folder.site, {
        folder: name,
        before: folder.name,
      });
      return { ...folder, name };
    });
  }

  deleteFolder(id: string): Promise<void> {
    return this.runChange(async (tx) => {
      const folder = this.#getFolder(id);
      const isEmpty =
        !this.library.folders.some(({ parentId }) => parentId === id) &&
        !this.library.listStored().some(({ folderId }) => folderId === id);
      if (!isEmpty) throw createEditError('CONFLICT', 'The folder is not empty.');
      await removeFolder(tx, id);
      await this.recordChange(tx, 'deleteFolder', folder.site, { folder: folder.name });
    });
  }

  #getFolder(id: string): Folder {
    const folder = this.library.folders.find((one) => one.id === id);
    if (!folder) throw createEditError('NOT_FOUND', 'The folder is gone.');
    return folder;
  }

  #checkName({ site, parentId, name, id }: Omit<Folder, 'id'> & { id?: string }): void {
    const existing = this.library.folders.find(
      (one) =>
        one.id !== id &&
        one.site === site &&
        one.parentId === parentId &&
        one.name.toLowerCase() === name.toLowerCase(),
    );
    if (existing) throw createEditError('CONFLICT', 'There is a folder of that name already.');
  }
}

/** Returns the normalised name of a folder. @throws BAD_INPUT for invalid names and ids of built-in folders */
function parseFolderName(name: string): string {
  const normalised = name.trim().replace(/\s+/g, ' ');
  if (FOLDER_NAME.test(normalised) && normalised !== SITE_ROOT_ID) return normalised;
  throw createEditError(
    'BAD_INPUT',
    'A folder needs a name of up to 60 letters, digits and spaces.',
  );
}
