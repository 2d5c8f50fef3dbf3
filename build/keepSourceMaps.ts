/** Build step: takes the source maps of browser files out of the folder that is served. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves every source map of a folder to the same place below another one, which it empties first. They tell all of the
 * source: what is served must not hold them. Returns how many there were.
 */
export async function keepSourceMaps(folder: string, target: string): Promise<number> {
  await rm(target, { recursive: true, force: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const name of names) {
    const moved = path.join(target, path.relative(folder, name));
    await mkdir(path.dirname(moved), { recursive: true });
    await rename(name, moved);
  }
  return names.length;
}
