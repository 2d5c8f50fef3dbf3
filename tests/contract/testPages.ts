import { compileManagedRedirects } from '../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../redirects/managedRule';
import { dataOrThrow, TestPlatform, type Answer } from './testPlatform';

interface Node {
  itemId: string;
  parentId: string | null;
  name: string;
  route: string;
  publicRoute: string | null;
  displayName: string;
  state: string;
  fixed: string | null;
  hasNewOrder: boolean;
  changedBy: string | null;
  languages: { language: string; state: string | null; isOutdated: boolean }[];
}

type Input = Record<string, unknown>;

/** Fields of mutation payloads; each mutation returns some of them. */
interface Payload {
  itemId: string;
  route: string;
  id: string;
  pages: number;
  published: number;
}

/** The platform under test; set by `startTestPages`. */
export let platform: TestPlatform;

/**
 * Starts a separate platform for the tests of a file, and closes it after them.
 * @param webUrl the web process that it notifies
 */
export function startTestPages(webUrl?: () => Promise<string>): void {
  beforeAll(async () => {
    platform = await TestPlatform.start(webUrl && { webUrl: await webUrl() });
  });
  afterAll(async () => {
    await platform.close();
  });
}

export function attempt(field: string, input: Input, selection = 'itemId route') {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  return platform.queryAuthoring<{ result: Payload }>(
    `mutation ($input: ${type}!) { result: ${field}(input: $input) { ${selection} } }`,
    { input },
  );
}

export const change = async (field: string, input: Input, selection?: string): Promise<Payload> =>
  dataOrThrow(await attempt(field, input, selection)).result;

export const publish = (itemId: string, more: Input = {}) =>
  change('publishItem', { itemId, ...more }, 'published paths');

export const getRefusal = (answer: Answer<unknown>) => ({
  code: answer.errors?.[0]?.extensions?.code,
  message: answer.errors?.[0]?.message,
});

export async function readTree(): Promise<Node[]> {
  const answer = await platform.queryAuthoring<{ pageTree: Node[] }>(
    `{ pageTree(site: "harbour") { itemId parentId name route publicRoute displayName state fixed
       hasNewOrder changedBy languages { language state isOutdated } } }`,
  );
  return dataOrThrow(answer).pageTree;
}

export async function findNode(route: string): Promise<Node> {
  const node = (await readTree()).find((entry) => entry.route === route);
  if (!node) throw new Error(`No page at ${route}`);
  return node;
}

async function readRedirects(): Promise<ManagedRedirect[]> {
  const answer = await platform.query<{
    site: { siteInfo: { redirects: ManagedRedirect[] } };
  }>(`{ site { siteInfo(site: "harbour") { redirects {
    pattern target redirectType isQueryStringPreserved isLanguagePreserved locale } } } }`);
  return dataOrThrow(answer).site.siteInfo.redirects;
}

/** Returns the redirect of an address, if any, evaluated as in the web process. */
export async function findRedirect(path: string, query = '') {
  return compileManagedRedirects(await readRedirects(), ['sv', 'en']).find(path, query);
}

export async function isServed(
  routePath: string,
  language = 'sv',
  asEditor = false,
): Promise<boolean> {
  const query = asEditor ? platform.preview.bind(platform) : platform.query.bind(platform);
  const answer = await query<{ layout: { item: { rendered: unknown } | null } }>(
    'query ($r: String!, $l: String!) { layout(site: "harbour", routePath: $r, language: $l) { item { rendered } } }',
    { r: routePath, l: language },
  );
  return Boolean(answer.data?.layout.item?.rendered);
}

export async function readLayoutText(routePath: string): Promise<string> {
  const answer = await platform.query(
    'query ($r: String!) { layout(site: "harbour", routePath: $r, language: "sv") { item { rendered } } }',
    { r: routePath },
  );
  return JSON.stringify(answer.data);
}

export async function create(title: string, name: string, parent = '/', template = 'plain') {
  const { itemId: parentId } = await findNode(parent);
  const input = { site: 'harbour', template, title, name, parentId, language: 'sv' };
  return change('createPage', input);
}

export const move = async (from: string, parent: string, name: string) => {
  const { itemId } = await findNode(from);
  const { itemId: parentId } = await findNode(parent);
  return change('movePage', { itemId, parentId, name, expectedRoute: from });
};
