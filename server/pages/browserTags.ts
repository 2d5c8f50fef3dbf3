import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseOwnJson } from '../../domain/ownJson';
import type { BrowserTags } from '../../site/page/renderDocument';

/** Where the build leaves the tags of the browser's script, from the project's root. */
const FILE = path.join('dist', 'server', 'browserTags.json');
/** Which file of the build imports which, as Vite tells. */
const MANIFEST = path.join('dist', 'assets.json');

/** The documents that differ in their script, by the address under which Vike knows them. */
const vikePages = { page: '/', canvas: '/_edit/canvas', editor: '/_edit' } as const;

export type VikePage = keyof typeof vikePages;

/** The tags of each kind of document. */
type AllBrowserTags = Record<VikePage, BrowserTags>;

/**
 * The tags that Vike puts into a document. Loaded when first asked: it keeps track of every asynchronous step of the
 * process from then on, which slows all of them.
 */
export async function askVike(page: VikePage): Promise<BrowserTags> {
  const { renderPage } = await import('vike/server');
  const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal: vikePages[page] });
  if (errorWhileRendering instanceof Error) throw errorWhileRendering;
  if (errorWhileRendering)
    throw new Error(`Vike cannot render ${page}`, { cause: errorWhileRendering });
  return readTags(httpResponse.body);
}

/**
 * Takes the tags of the browser's scripts from Vike and keeps them beside the built server. They are
 * the same for every page of a kind, and all that Vike adds to one in production.
 */
export async function keepBrowserTags(): Promise<void> {
  const manifest = parseOwnJson<Manifest>(await readFile(MANIFEST, 'utf8'));
  const ask = async (name: VikePage): Promise<BrowserTags> => {
    const { head, body } = await askVike(name);
    return { head, body: withImports(body, manifest) };
  };
  const [page, canvas, editor] = [await ask('page'), await ask('canvas'), await ask('editor')];
  // A page that is edited has the script of every page, and its own before it.
  const edited = { head: canvas.head + page.head, body: canvas.body + page.body };
  const tags: AllBrowserTags = { page, canvas: edited, editor };
  await writeFile(FILE, `${JSON.stringify(tags)}\n`);
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
