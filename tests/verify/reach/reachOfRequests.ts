import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteHosts } from '../../../server/sites/siteHosts';
import type { PageAddress } from '../../../platform/content/fetchPage';
import { resolveRoute } from '../../../platform/content/resolveRoute';
import { sites } from '../../../sites/sites';
import type { Requested } from './SpecRequests';
import type { Reach } from './reach.types';

/** Names of the blocks on a page, those within others included; none where there is no page. */
export type FindBlocks = (page: PageAddress) => Promise<string[]>;

const siteOf = siteHosts(Object.values(sites), 'localhost');

/** Where the build keeps the source maps of what the browser loads, by the path of the script. */
const SOURCE_MAPS = 'dist/browser-maps';

/** Pages that the server makes itself, and what programs ask it for; everything else is a page of a site. */
const OWN_PAGES =
  /^\/(?:api|_\w+|feeds|open-data|image|-|graphql|sitemap\S*|robots\.txt|llms\.txt)(?:\/|$)/;

/** Which blocks, scripts and routes stand behind what the tests of a file asked for. */
export async function reachOfRequests(
  { seconds, addresses }: Requested,
  findBlocks: FindBlocks,
): Promise<Reach> {
  const folders = new Set<string>();
  const routes = new Set<string>();
  for (const address of addresses) {
    const at = address.indexOf('/');
    const [host, pathname] = [address.slice(0, at), address.slice(at)];
    if (pathname.startsWith('/assets/')) {
      for (const folder of foldersOfScript(pathname)) folders.add(folder);
    } else if (OWN_PAGES.test(pathname)) {
      routes.add(routeOf(pathname));
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

/** Enough of a path to tell who answers it: `/api/holds`, `/api/alerts/devices`. */
const routeOf = (pathname: string): string => pathname.split('/').slice(0, 4).join('/');

const known = new Map<string, readonly string[]>();

/** Folders of the sources that a built script is made of; none for what is no script. */
function foldersOfScript(pathname: string): readonly string[] {
  const found = known.get(pathname) ?? readSources(`${SOURCE_MAPS}${pathname}.map`);
  known.set(pathname, found);
  return found;
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

/** Asks a content platform for the blocks of pages, for each page once. */
export function blocksFrom(platformUrl: string, apiKey: string): FindBlocks {
  const asked = new Map<string, Promise<string[]>>();
  return ({ site, routePath, language }) => {
    const variables = { site, routePath, language };
    const key = JSON.stringify(variables);
    const answer = asked.get(key) ?? askBlocks(platformUrl, apiKey, variables);
    asked.set(key, answer);
    return answer;
  };
}

const LAYOUT = `query ($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) { item { rendered } }
}`;

async function askBlocks(url: string, apiKey: string, variables: object): Promise<string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: apiKey },
    body: JSON.stringify({ query: LAYOUT, variables }),
  });
  const text = await response.text();
  return [...new Set([...text.matchAll(/"componentName":"(\w+)"/g)].map(([, name = '']) => name))];
}
