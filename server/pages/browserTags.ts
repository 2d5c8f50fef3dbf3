import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserTags } from '../../site/page/renderDocument';
import { keysOf } from '../../domain/typedKeys';
import { parseOwnJson } from '../../domain/ownJson';
import { askVike, vikePages, type VikePage } from './askVike';

/** Where the build leaves the tags of the browser's script, from the project's root. */
const FILE = path.join('dist', 'server', 'browserTags.json');
/** Which file of the build imports which, as Vite tells. */
const MANIFEST = path.join('dist', 'assets.json');

/** The tags of each kind of document. */
export type AllBrowserTags = Record<VikePage, BrowserTags>;

/**
 * Takes the tags of the browser's scripts from Vike and keeps them beside the built server. They are
 * the same for every page of a kind, and all that Vike adds to one in production.
 */
export async function keepBrowserTags(): Promise<void> {
  const pages = keysOf(vikePages);
  const manifest = parseOwnJson<Manifest>(await readFile(MANIFEST, 'utf8'));
  const tags: [VikePage, BrowserTags][] = [];
  for (const page of pages) {
    const { head, body } = readTags((await askVike({ frame: true }, page)).httpResponse.body);
    tags.push([page, { head, body: withImports(body, manifest) }]);
  }
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(tags))}\n`);
}

/** The tags that the build has kept. @throws when the product has not been built */
export async function readBrowserTags(): Promise<AllBrowserTags> {
  return parseOwnJson<AllBrowserTags>(await readFile(FILE, 'utf8'));
}

/** What stands in the head and the body of a document that was empty before Vike had it. */
function readTags(frame: string): BrowserTags {
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(frame) ?? [];
  if (head === undefined || body === undefined) throw new Error('Vike gave no document');
  return { head, body };
}

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/**
 * Fetches what a script imports along with it instead of after it, where Vike does not say so. A round trip later it
 * would take from the pictures.
 */
export function withImports(body: string, manifest: Manifest): string {
  const scripts = Object.values(manifest).filter(({ file }) => body.includes(`src="/${file}"`));
  const imported = new Set(scripts.flatMap(({ imports = [] }) => imports));
  const links = [...imported].flatMap((name) => {
    const address = `/${manifest[name]?.file}`;
    return body.includes(address) ? [] : [`<link rel="modulepreload" href="${address}">`];
  });
  return body + links.join('');
}
