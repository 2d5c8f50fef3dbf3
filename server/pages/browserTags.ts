import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserTags } from '../../site/page/renderDocument';
import { askVike, vikePages, type VikePage } from './askVike';

/** Where the build leaves the tags of the browser's script, from the project's root. */
const FILE = path.join('dist', 'server', 'browserTags.json');

/** The tags of each kind of document. */
export type AllBrowserTags = Record<VikePage, BrowserTags>;

/**
 * Takes the tags of the browser's scripts from Vike and keeps them beside the built server. They are
 * the same for every page of a kind, and all that Vike adds to one in production.
 */
export async function keepBrowserTags(): Promise<void> {
  const pages = Object.keys(vikePages) as VikePage[];
  const tags: [VikePage, BrowserTags][] = [];
  for (const page of pages) {
    tags.push([page, readTags((await askVike({ frame: true }, page)).httpResponse.body)]);
  }
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(tags))}\n`);
}

/** The tags that the build has kept. @throws when the product has not been built */
export async function readBrowserTags(): Promise<AllBrowserTags> {
  return JSON.parse(await readFile(FILE, 'utf8')) as AllBrowserTags;
}

/** What stands in the head and the body of a document that was empty before Vike had it. */
function readTags(frame: string): BrowserTags {
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(frame) ?? [];
  if (head === undefined || body === undefined) throw new Error('Vike gave no document');
  return { head, body };
}
