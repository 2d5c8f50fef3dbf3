import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Digests of the recipes from which pictures were generated, by the path below `/-/media/`. */
export type Manifest = Record<string, string>;

const FILE = 'imagery/manifest.json';

/** Reads the recipes of the committed pictures; empty if there is no manifest. */
export async function readManifest(): Promise<Manifest> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** Writes the manifest sorted, one line per picture. Synchronous, so that two writes cannot overlap. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
