import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteHosts } from '../../../server/sites/siteHosts';
import type { PageAddress } from '../../../platform/content/fetchPage';
import { resolveRoute } from '../../../platform/content/resolveRoute';
import { sites } from '../../../sites/sites';
import type { RecordedRequests } from './SpecRequests';
import type { Reach } from './reach.types';

/** Returns the names of all blocks on a page, including nested ones; empty if the page does not exist. */
export type FindBlocks = (page: PageAddress) => Promise<string[]>;

const siteOf = siteHosts(Object.values(sites), 'localhost');

/** Folder with the source maps of browser scripts, by the path of the script. */
const SOURCE_MAPS_FOLDER = 'dist/browser-maps';

/** Matches pages that the server generates, and addresses for programs; all others are pages of a site. */
const SERVER_PATHS =
  /^\/(?:api|_\w+|feeds|open-data|image|-|graphql|sitemap\S*|robots\.txt|llms\.txt)(?:\/|$)/;

/** Determines the blocks, scripts and routes that recorded requests used. */
export async function determineReach(
  { seconds, addresses }: RecordedRequests,
  findBlocks: FindBlocks,
): Promise<Reach> {
  const folders = new Set<string>();
  const routes = new Set<string>();
  for (const address of addresses) {
    const slashIndex = address.indexOf('/');
    const [host, pathname] = [address.slice(0, slashIndex), address.slice(slashIndex)];
    if (pathname.startsWith('/assets/')) {
      for (const folder of findScriptFolders(pathname)) folders.add(folder);
    } else if (SERVER_PATHS.test(pathname)) {
      routes.add(toRoute(pathname));
      const [, block] = /^\/_dev\/blocks\/(\w+)/.exec(pathname) ?? [];
      if (block) folders.add(`blocks/${block}`);
    } else {
      const site = siteOf(host);
      const route = site && resolveRoute(site, pathname);
      const blocks = route ? await findBlocks({ site: site.name, ...route }) : [];
      for (const block of blocks) folders.add(`blocks/${block}`);
    }
  }
  return { seconds: Math.round(seconds), folders: [...folders].sort(), routes: [...routes].sort() };
}

/** Returns enough of a path to identify its handler: `/api/holds`, `/api/alerts/devices`. */
const toRoute = (pathname: string): string => pathname.split('/').slice(0, 4).join('/');

const cache = new Map<string, readonly string[]>();

/** Returns the source folders of a built script; empty if the path is not a script. */
function findScriptFolders(pathname: string): readonly string[] {
  const folders = cache.get(pathname) ?? readSources(`${SOURCE_MAPS_FOLDER}${pathname}.map`);
  cache.set(pathname, folders);
  return folders;
}

function readSources(file: string): string[] {
  try {
    const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
    return sources
      .filter((source) => !source.includes('node_modules/') && !source.includes('\0'))
      .map((source) => path.posix.dirname(source.replace(/^(?:\.\.\/)+/, '')));
  } catch {
    return [];
  }
}

/** Creates a function that requests the blocks of pages from a content platform; results are cached. */
export function createFindBlocks(platformUrl: string, apiKey: string): FindBlocks {
  const pending = new Map<string, Promise<string[]>>();
  return ({ site, routePath, language }) => {
    const variables = { site, routePath, language };
    const key = JSON.stringify(variables);
    const answer = pending.get(key) ?? fetchBlocks(platformUrl, apiKey, variables);
    pending.set(key, answer);
    return answer;
  };
}

const LAYOUT = `query ($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) { item { rendered } }
}`;

async function fetchBlocks(url: string, apiKey: string, variables: object): Promise<string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: apiKey },
    body: JSON.stringify({ query: LAYOUT, variables }),
  });
  const text = await response.text();
  return [...new Set([...text.matchAll(/"componentName":"(\w+)"/g)].map(([, name = '']) => name))];
}
