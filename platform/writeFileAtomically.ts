import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that readers see all of it or nothing: into a neighbour first, then renamed.
 * Makes the folder when it is missing. Rejects with the file system's error.
 */
export async function writeFileAtomically(path: string, data: Uint8Array | string): Promise<void> {
  const partial = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(partial, data);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
