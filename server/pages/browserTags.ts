import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseOwnJson } from '../../domain/ownJson';
import type { BrowserTags } from '../../site/page/renderDocument';

/** File in which the build stores the tags of the browser's script, from the project's root. */
const FILE = path.join('dist', 'server', 'browserTags.json');
/** Vite's manifest, which lists the imports of each file of the build. */
const MANIFEST = path.join('dist', 'assets.json');

/** The kinds of documents that have different scripts, each with an address at which Vike renders it. */
const addressByPage = { page: '/', canvas: '/_edit/canvas', editor: '/_edit' } as const;

export type VikePage = keyof typeof addressByPage;

/** The tags of each kind of document. */
type AllBrowserTags = Record<VikePage, BrowserTags>;

/**
 * The tags that Vike puts into a document. Loaded on first use: it tracks every asynchronous step
 * of the process from then on, which slows all of them.
 */
export async function renderBrowserTags(page: VikePage): Promise<BrowserTags> {
  const { renderPage } = await import('vike/server');
  const { errorWhileRendering, httpResponse } = await renderPage({
    urlOriginal: addressByPage[page],
  });
  if (errorWhileRendering instanceof Error) throw errorWhileRendering;
  if (errorWhileRendering)
    throw new Error(`Vike cannot render ${page}`, { cause: errorWhileRendering });
  return readTags(httpResponse.body);
}

/**
 * Reads the tags of the browser scripts from Vike and stores them next to the built server. They are the
 * same for all pages of a kind, and Vike adds no others in production.
 */
export async function storeBrowserTags(): Promise<void> {
  const manifest = parseOwnJson<Manifest>(await readFile(MANIFEST, 'utf8'));
  const renderTags = async (name: VikePage): Promise<BrowserTags> => {
    const { head, body } = await renderBrowserTags(name);
    return { head, body: withImports(body, manifest) };
  };
  const [page, canvas, editor] = [
    await renderTags('page'),
    await renderTags('canvas'),
    await renderTags('editor'),
  ];
  // A page that is being edited has the script of every page, after an additional one.
  const editedPage = { head: canvas.head + page.head, body: canvas.body + page.body };
  const tags: AllBrowserTags = { page, canvas: editedPage, editor };
  await writeFile(FILE, `${JSON.stringify(tags)}\n`);
}

/**
 * The tags that the build has stored.
 * @throws when the product has not been built
 */
export async function readBrowserTags(): Promise<AllBrowserTags> {
  return parseOwnJson<AllBrowserTags>(await readFile(FILE, 'utf8'));
}

/** Reads the tags that Vike added to the head and the body of an empty document. */
function readTags(html: string): BrowserTags {
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  if (head === undefined || body === undefined) throw new Error('Vike rendered no document');
  return { head, body };
}

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/**
 * Adds preload links for what a script imports, where Vike does not do so. A round trip later these files
 * would compete with the pictures.
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
