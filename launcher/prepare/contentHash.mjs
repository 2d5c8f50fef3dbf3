import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STAMPS = '.cache';

/**
 * A hash of the names and contents of files and folders.
 * @param {string[]} roots files and folders, from the project's root; missing ones count as empty
 * @param {string[]} [left] files and folders to leave out
 */
export function contentHash(roots, left = []) {
  const hash = createHash('sha256');
  for (const root of roots) {
    for (const name of filesIn(root, left.map(path.normalize))) {
      hash.update(`${name}\0`).update(readFileSync(name)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesIn(root, left) {
  if (!existsSync(root)) return [];
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, { withFileTypes: true })
    .map((entry) => path.join(root, entry.name))
    .filter((name) => !left.includes(name))
    .sort()
    .flatMap((name) => filesIn(name, left));
}

/**
 * The hash that a step was last done for; undefined when it was never done, or its result is missing.
 * @param {string} step
 * @param {string} [result] file that the step writes
 */
export function readStamp(step, result) {
  const file = path.join(STAMPS, `${step}.hash`);
  if (!existsSync(file) || (result && !existsSync(result))) return undefined;
  return readFileSync(file, 'utf8');
}

/** Stores the hash that a step was done for. */
export function writeStamp(step, hash) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(path.join(STAMPS, `${step}.hash`), hash);
}
