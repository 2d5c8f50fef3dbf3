import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the media store, from the project root, under the paths that they are served at. */
export const mediaFolder = join('services', 'media', 'files');

/** A picture that came with the product, without a query. What editors upload has a version in its path. */
const PICTURE =
  /^\/-\/media\/((?!library\/)[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}\.(?:webp|avif|jpg|png|svg))$/;
const VERSION_LENGTH = 10;

interface KnownVersion {
  /** Size and time of the file that it is of. */
  stamp: string;
  version: string;
}

/** By file: there are no more than came with the product. */
const known = new Map<string, KnownVersion>();

/** What the bytes of a file are told apart by; another picture under the same name has another one. Undefined without the file. */
export function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.size} ${stats.mtimeMs}`;
  const before = known.get(file);
  if (before?.stamp === stamp) return before.version;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  const version = digest.slice(0, VERSION_LENGTH);
  known.set(file, { stamp, version });
  return version;
}

/**
 * The address of a picture with the version of its bytes, so that caches may keep it for good and a changed one is seen at
 * once. Any other address stays as it is.
 */
export function versionedPicture(src: string, folder = mediaFolder): string {
  const [, path] = PICTURE.exec(src) ?? [];
  const version = path === undefined ? undefined : versionOf(join(folder, path));
  return version === undefined ? src : `${src}?rev=${version}`;
}
