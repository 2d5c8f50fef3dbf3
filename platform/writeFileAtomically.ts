import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that readers see all of it or nothing: into a temporary file next to it, which is then
 * renamed. Creates the folder when it is missing.
 * @throws the file system's error
 */
export async function writeFileAtomically(path: string, data: Uint8Array | string): Promise<void> {
  const temporaryPath = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporaryPath, data);
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
