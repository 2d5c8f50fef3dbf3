import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isServerAddress } from '../../domain/pages/reservedAddresses';
import {
  attempt,
  change,
  create,
  isServed,
  findNode,
  platform,
  publish,
  startTestPages,
} from './testPages';
import { dataOrThrow } from './testPlatform';

const root = '/sitecore/content/harbour';
const home = `${root}/Home`;

startTestPages();

const getCode = async (field: string, input: Record<string, unknown>, selection: string) =>
  (await attempt(field, input, selection)).errors?.[0]?.extensions?.code;

const remove = (input: Record<string, unknown>) => getCode('deleteItem', input, 'successful');

async function readBin() {
  const answer = await platform.queryAuthoring<{
    bin: { id: string; route: string; pages: number }[];
  }>('{ bin(site: "harbour") { id route pages } }');
  return dataOrThrow(answer).bin;
}

test.each([
  ['the site', root],
  ['the front page', home],
  ['an error page', `${home}/404`],
  ['its settings', `${root}/Settings`],
  ['the folder of redirects', `${root}/Settings/Redirects`],
  ['the folder of phrases', `${root}/Dictionary`],
  ['the partial designs', `${root}/Presentation`],
  ['the folder of a page’s blocks', `${home}/Data`],
])('%s cannot be deleted, in any language', async (_, path) => {
  expect(await remove({ path })).toBe('BAD_INPUT');
  expect(await remove({ path, language: 'en' })).toBe('BAD_INPUT');
  expect(platform.store.draft.find(path)).toBeDefined();
});

test('error pages cannot be unpublished', async () => {
  const { itemId } = await findNode('/404');
  expect(await getCode('unpublishPage', { itemId, language: 'sv' }, 'paths')).toBe('BAD_INPUT');
});

test('a page that is deleted as an item goes to the bin, and is restored completely', async () => {
  const { itemId } = await create('Thrown away', 'thrown-away', '/');
  await create('Below', 'below', '/thrown-away');
  await publish(itemId, { publishSubItems: true });
  const before = JSON.stringify(
    platform.store.draft.findInLanguage(itemId, 'sv')?.version.placeholders,
  );
  expect(await remove({ itemId })).toBeUndefined();
  expect(await isServed('/thrown-away/below', 'sv', true)).toBe(false);
  const [entry] = await readBin();
  expect(entry).toMatchObject({ route: '/thrown-away', pages: 2 });
  await change('restorePage', { id: entry?.id }, 'itemId route');
  expect(await isServed('/thrown-away/below', 'sv', true)).toBe(true);
  expect(
    JSON.stringify(platform.store.draft.findInLanguage(itemId, 'sv')?.version.placeholders),
  ).toBe(before);
});

test.each([
  ['api', home],
  ['readyz', home],
  ['feeds', home],
  ['en', home],
  ['ÅÄ Ö', home],
  ['old', home],
  ['fine', `${home}/Data`],
  ['fine', `${home}/Data/HeroBanner 1`],
  ['fine', `${root}/Settings`],
])('a page %s below %s cannot be created', async (name, parent) => {
  const input = { name, templateId: 'ContentPage', parent, language: 'sv' };
  expect(await getCode('createItem', input, 'item { itemId }')).toMatch(/BAD_INPUT|NOT_FOUND/);
});

test.each([
  ['SiteSettings', home],
  ['SiteSettings', root],
  ['Site', home],
  ['PageFrame', root],
  ['RedirectRule', home],
  ['DictionaryEntry', `${root}/Tags`],
  ['StoryTag', `${root}/Dictionary`],
])('an item of %s cannot be created below %s', async (templateId, parent) => {
  const input = { name: 'one-more', templateId, parent, language: 'sv' };
  expect(await getCode('createItem', input, 'item { itemId }')).toBe('BAD_INPUT');
});

test('a page cannot have an address that the web server handles itself', () => {
  const source = (file: string) => readFileSync(`server/${file}`, 'utf8');
  const lists = ['app.ts', 'operator/operatorRoutes.ts', 'seo/machineRoutes.ts'].map(source);
  const features = readdirSync('features')
    .map((name) => `features/${name}/server/feature.ts`)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const mounted = /(?:app|router)\.(?:get|use|all|post)\(\s*\[?'(\/[^']*)'/g;
  const routes = [...lists, ...features].flatMap((text) => [...text.matchAll(mounted)]);
  const rewritten = [...source('redirects/rewrites.ts').matchAll(/^ {2}'(\/[\w-]+)'/gm)];
  const addresses = [...routes, ...rewritten].map(([, address = '']) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(['/readyz', '/feeds', '/healthz', '/image', '/api/holds']),
  );
  expect(addresses.filter((address) => !isServerAddress(address))).toEqual([]);
});
