import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Path of a picture below `/-/media/` → digest of the recipe that it was made by. */
export type Manifest = Record<string, string>;

const FILE = 'imagery/manifest.json';

/** What the committed pictures were made by; empty when nothing was kept. */
export async function readManifest(): Promise<Manifest> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** Keeps the manifest sorted, a line per picture; at once, so that no two times get mixed up. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
