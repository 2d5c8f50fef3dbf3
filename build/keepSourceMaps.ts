/** Build step: moves the source maps of browser files out of the folder that is served. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves every source map of a folder to the same path below another folder, which is emptied first. Source
 * maps contain the source code, so they must not be in a folder that is served. Returns the number of moved
 * files.
 */
export async function keepSourceMaps(folder: string, target: string): Promise<number> {
  await rm(target, { recursive: true, force: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const name of names) {
    const newName = path.join(target, path.relative(folder, name));
    await mkdir(path.dirname(newName), { recursive: true });
    await rename(name, newName);
  }
  return names.length;
}
