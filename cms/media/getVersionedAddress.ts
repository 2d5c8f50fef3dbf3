import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with the files of the media store, relative to the project's root; its paths are those of the addresses. */
export const MEDIA_FOLDER = join('services', 'media', 'files');

/** A picture that is part of the product, without a query. Uploads have their version in the path. */
const PICTURE =
  /^\/-\/media\/((?!library\/)[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}\.(?:webp|avif|jpg|png|svg))$/;
const VERSION_LENGTH = 10;

interface CachedVersion {
  /** Size and modification time of the file. */
  fileStamp: string;
  version: string;
}

/** Versions by file. Bounded by the number of originals. */
const versions = new Map<string, CachedVersion>();

/**
 * Returns the version of a file's bytes, which changes with the bytes; undefined when there is no such
 * file.
 */
export function getFileVersion(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.size} ${stats.mtimeMs}`;
  const cached = versions.get(file);
  if (cached?.fileStamp === stamp) return cached.version;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  const version = digest.slice(0, VERSION_LENGTH);
  versions.set(file, { fileStamp: stamp, version });
  return version;
}

/**
 * Adds the version of the bytes to the address of a picture, so that caches may keep it forever and
 * changes are visible at once. Returns any other address unchanged.
 */
export function getVersionedAddress(src: string, folder = MEDIA_FOLDER): string {
  const [, path] = PICTURE.exec(src) ?? [];
  const version = path === undefined ? undefined : getFileVersion(join(folder, path));
  return version === undefined ? src : `${src}?rev=${version}`;
}
