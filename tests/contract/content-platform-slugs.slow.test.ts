import {
  attempt,
  change,
  create,
  findRedirect,
  isServed,
  move,
  findNode,
  platform,
  publish,
  getRefusal,
  startTestPages,
} from './testPages';
import { dataOrThrow } from './testPlatform';
import { harbourSite as site, createTestRenderer } from './testRenderer';

startTestPages();

/** A public page in both languages of the site. */
async function createInBoth(title: string, name: string, parent = '/'): Promise<string> {
  const { itemId } = await create(title, name, parent);
  await change('addLanguage', { itemId, language: 'en', from: 'sv' });
  await publish(itemId);
  return itemId;
}

async function getVersion(itemId: string, language: string): Promise<number> {
  const answer = await platform.queryAuthoring<{ item: { version: number } | null }>(
    'query ($where: ItemQueryInput!) { item(where: $where) { version } }',
    { where: { itemId, language } },
  );
  return dataOrThrow(answer).item?.version ?? 0;
}

const slugInput = async (itemId: string, slug: string | null, language = 'en') => ({
  ...{ itemId, language, expectedVersion: await getVersion(itemId, language) },
  fields: [{ name: 'slug', value: slug }],
});

const setSlug = async (itemId: string, slug: string | null) =>
  change('updateItem', await slugInput(itemId, slug), 'item { version }');

const getSlugRefusal = async (itemId: string, slug: string | null, language = 'en') =>
  getRefusal(
    await attempt('updateItem', await slugInput(itemId, slug, language), 'item { version }'),
  );

async function readAddresses(routePath: string, language: string) {
  const answer = await platform.query<{
    layout: {
      item: { url: { path: string }; languages: { url: { path: string } }[] } | null;
    };
  }>(
    `query ($r: String!, $l: String!) { layout(site: "harbour", routePath: $r, language: $l) {
      item { url { path } languages { url { path } } } } }`,
    { r: routePath, l: language },
  );
  const { item } = dataOrThrow(answer).layout;
  return item && [item.url.path, ...item.languages.map(({ url }) => url.path)];
}

async function addressesOfPage(itemId: string) {
  const answer = await platform.queryAuthoring<{
    result: { addresses: string[]; above: { displayName: string; route: string } | null };
  }>(
    'query ($itemId: ID!) { result: addressesOfPage(itemId: $itemId) { addresses above { displayName route } } }',
    { itemId },
  );
  return dataOrThrow(answer).result;
}

async function countRules(): Promise<number> {
  const answer = await platform.query<{ site: { siteInfo: { redirects: unknown[] } } }>(
    '{ site { siteInfo(site: "harbour") { redirects { pattern } } } }',
  );
  return dataOrThrow(answer).site.siteInfo.redirects.length;
}

test('[EDIT-22] a slug of one language is a draft; once published its old addresses redirect in that language alone, also below it and after a restart', async () => {
  const services = await createInBoth('Tjänster', 'tjanster');
  const workshop = await createInBoth('Verkstad', 'verkstad', '/tjanster');
  await setSlug(services, 'services');
  expect(await readAddresses('/tjanster', 'en')).toEqual(['/en/tjanster', '/tjanster']);
  await publish(services, { languages: ['sv'] });
  expect(await readAddresses('/tjanster', 'en')).toEqual(['/en/tjanster', '/tjanster']);
  await publish(services, { languages: ['en'] });
  await platform.restart();

  // The page is also found at its address in the other language, and the answer gives its right address.
  expect(await readAddresses('/services', 'en')).toEqual(['/en/services', '/tjanster']);
  expect(await readAddresses('/tjanster', 'en')).toEqual(['/en/services', '/tjanster']);
  expect(await readAddresses('/services', 'sv')).toEqual(['/tjanster', '/en/services']);
  expect(await readAddresses('/services/verkstad', 'en')).toContain('/en/services/verkstad');
  expect(await findRedirect('/en/tjanster', 'a=1')).toEqual({
    location: '/en/services?a=1',
    status: 301,
  });
  expect(await findRedirect('/en/tjanster/verkstad')).toMatchObject({
    location: '/en/services/verkstad',
  });
  expect(await findRedirect('/tjanster')).toBeUndefined();

  // A second slug changes the redirects of the first, so there is no chain.
  await setSlug(workshop, 'workshop');
  await publish(workshop);
  await setSlug(services, 'our-services');
  await publish(services);
  const target = { location: '/en/our-services/workshop' };
  for (const old of ['tjanster/verkstad', 'services/verkstad', 'services/workshop']) {
    expect(await findRedirect(`/en/${old}`)).toMatchObject(target);
  }
  expect(await findRedirect('/tjanster/verkstad')).toBeUndefined();

  // A move of the page in the first language leaves the address of the other as it is.
  await move('/tjanster', '/', 'service');
  await publish(services);
  expect(await findRedirect('/tjanster/verkstad')).toMatchObject({ location: '/service/verkstad' });
  expect(await findRedirect('/en/services')).toMatchObject({ location: '/en/our-services' });
  expect(await findRedirect('/en/our-services')).toBeUndefined();
  expect(await readAddresses('/our-services', 'en')).toEqual(['/en/our-services', '/service']);

  // Without a slug the page has the name again, and its redirects lead there.
  await setSlug(services, null);
  await publish(services);
  expect(await findRedirect('/en/services')).toMatchObject({ location: '/en/service' });
  expect(await readAddresses('/service', 'en')).toEqual(['/en/service', '/service']);
});

test('[EDIT-22] every address that led to a page leads on after a move and a deletion, also that of another language', async () => {
  await createInBoth('Område', 'area');
  const page = await createInBoth('Karusell', 'karusell');
  await setSlug(page, 'carousel');
  await publish(page);
  // Both lead to the page, since nothing else is there.
  expect(await readAddresses('/karusell', 'en')).toContain('/en/carousel');
  expect(await readAddresses('/carousel', 'sv')).toContain('/karusell');

  await move('/karusell', '/area', 'flyttad');
  await publish(page);
  const english = { location: '/en/area/carousel' };
  expect(await findRedirect('/karusell')).toMatchObject({ location: '/area/flyttad' });
  expect(await findRedirect('/en/karusell')).toMatchObject(english);
  expect(await findRedirect('/en/carousel')).toMatchObject(english);
  expect(await findRedirect('/carousel')).toMatchObject({ location: '/area/flyttad' });

  await setSlug(page, 'renamed');
  await publish(page);
  expect(await findRedirect('/area/carousel')).toMatchObject({ location: '/area/flyttad' });
  expect(await findRedirect('/en/karusell')).toMatchObject({ location: '/en/area/renamed' });

  const { addresses: left, above } = await addressesOfPage(page);
  expect(above).toEqual({ displayName: 'Område', route: '/area' });
  expect(left.slice(0, 2)).toEqual(['/area/flyttad', '/en/area/renamed']);
  expect(left).toEqual(expect.arrayContaining(['/karusell', '/en/karusell', '/en/carousel']));
  await change('deletePage', { itemId: page }, 'id');
  await publish(page);
  for (const old of [...left, '/en/area/flyttad', '/area/renamed']) {
    const location = old.startsWith('/en/') ? '/en/area' : '/area';
    expect([old, await findRedirect(old)]).toEqual([old, { location, status: 301 }]);
  }
});

test('[EDIT-22] a slug is refused if it is invalid, if the page must keep its address, or if the address is taken', async () => {
  const one = await createInBoth('Ett', 'ett');
  const other = await createInBoth('Två', 'tva');
  const bad = { code: 'BAD_INPUT' };
  expect(await getSlugRefusal(one, 'one', 'sv')).toMatchObject(bad);
  for (const slug of ['One', 'a b', '../x', 'a--b', 'x'.repeat(101)]) {
    expect(await getSlugRefusal(one, slug)).toMatchObject({
      ...bad,
      message: 'Use small letters a to z, digits and single hyphens between them.',
    });
  }
  expect(await getSlugRefusal(one, 'api')).toMatchObject({
    message: 'The site uses this address itself.',
  });
  const taken = { ...bad, message: 'Another page has this address.' };
  expect(await getSlugRefusal(one, 'tva')).toMatchObject(taken);
  await setSlug(other, 'two');
  expect(await getSlugRefusal(one, 'two')).toMatchObject(taken);
  // The draft of the other page no longer uses its own name in English, but its published version does.
  expect(await getSlugRefusal(one, 'tva')).toMatchObject(taken);
  await publish(other);
  expect((await getSlugRefusal(one, 'tva')).code).toBeUndefined();

  // A page cannot have a name that another page has as a slug in one language.
  const { itemId: parentId } = await findNode('/');
  const page = { site: 'harbour', template: 'plain', title: 'x', parentId, language: 'sv' };
  expect(getRefusal(await attempt('createPage', { ...page, name: 'two' }))).toMatchObject({
    message: 'Another page has this address in another language.',
  });
  // The other page gave up its name in English, where the first page has it now, so it cannot return to it.
  expect(await getSlugRefusal(other, null)).toMatchObject(taken);
});

test('[EDIT-22] copied pages do not copy the slug, and restored pages lose a slug that is taken by now', async () => {
  const { itemId } = await create('Kopia', 'kopia');
  await change('addLanguage', { itemId, language: 'en', from: 'sv' });
  await setSlug(itemId, 'original');
  await publish(itemId);
  const parentId = (await create('Plats', 'plats')).itemId;
  const copy = await change('copyPage', { itemId, title: 'K', parentId, name: 'kopia' });
  await publish(parentId);
  await publish(copy.itemId);
  expect(await readAddresses('/plats/kopia', 'en')).toContain('/en/plats/kopia');

  const { id } = await change('deletePage', { itemId }, 'id pages');
  await publish(itemId);
  expect(await isServed('/original', 'en')).toBe(false);
  const heir = await createInBoth('Arvinge', 'arvinge');
  await setSlug(heir, 'original');
  await publish(heir);
  await change('restorePage', { id }, 'itemId route');
  await publish(itemId);
  expect(await readAddresses('/kopia', 'en')).toContain('/en/kopia');
  expect(await readAddresses('/original', 'en')).toContain('/arvinge');
});

test('[EDIT-22] without a page in a language, the paths of the pages below it lose its slug, and old addresses redirect', async () => {
  const above = await createInBoth('Över', 'over');
  await createInBoth('Under', 'under', '/over');
  await setSlug(above, 'above');
  await publish(above);
  expect(await readAddresses('/above/under', 'en')).toContain('/en/above/under');
  await change('unpublishPage', { itemId: above, language: 'en' }, 'paths');
  expect(await findRedirect('/en/above/under')).toMatchObject({ location: '/en/over/under' });
  expect(await findRedirect('/en/above')).toBeUndefined();
  await publish(above);
  expect(await findRedirect('/en/above/under')).toBeUndefined();
  expect(await findRedirect('/en/over/under')).toMatchObject({ location: '/en/above/under' });
});

const releaseInputs: Readonly<Record<string, string>> = {
  createRelease: 'CreateReleaseInput',
  addToRelease: 'ReleaseItemInput',
  publishRelease: 'ReleaseInput',
  endRelease: 'ReleaseInput',
  schedulePage: 'SchedulePageInput',
};

const release = async (field: string, input: Record<string, unknown>) => {
  const answer = await platform.queryAuthoring<{
    result: { release: { id: string; revision: number; state: string } };
  }>(
    `mutation ($input: ${releaseInputs[field]}!) {
      result: ${field}(input: $input) { release { id revision state } } }`,
    { input },
  );
  return dataOrThrow(answer).result.release;
};

test('[EDIT-22] several pages and languages published together make each redirect once', async () => {
  const first = await createInBoth('Samtidig', 'samtidig');
  const second = await createInBoth('Likadan', 'likadan');
  await setSlug(first, 'together');
  await move('/likadan', '/', 'flyttad');
  const before = await countRules();
  let current = await release('createRelease', { site: 'harbour', name: 'Byte' });
  for (const itemId of [first, second]) {
    for (const language of ['sv', 'en']) {
      current = await release('addToRelease', { id: current.id, itemId, language });
    }
  }
  const { id, revision } = current;
  await release('publishRelease', { id, expectedRevision: revision });
  expect((await countRules()) - before).toBe(2);
  expect(await findRedirect('/en/samtidig')).toMatchObject({ location: '/en/together' });
  expect(await findRedirect('/en/likadan')).toMatchObject({ location: '/en/flyttad' });
});

test('[EDIT-22] visitors at the address of another language are sent to the right one, and its page names the others', async () => {
  const { itemId } = await create('Garanti', 'garanti');
  await change('addLanguage', { itemId, language: 'en', from: 'sv' });
  await setSlug(itemId, 'warranty');
  await publish(itemId);
  const get = async (path: string, mode: 'normal' | 'preview' = 'normal') => {
    const request = { site, path, query: new URLSearchParams('a=1'), requestId: 'test', mode };
    const { status, headers, html, cacheable } =
      await createTestRenderer(platform).renderPage(request);
    return { status, location: headers.Location, cacheable, html: String(html.bytes) };
  };
  const moved = { status: 308, cacheable: false };
  expect(await get('/en/garanti')).toMatchObject({ ...moved, location: '/en/warranty?a=1' });
  expect(await get('/warranty')).toMatchObject({ ...moved, location: '/garanti?a=1' });
  // The preview shows the page at every one of its addresses, without a redirect.
  expect(await get('/en/garanti', 'preview')).toMatchObject({ status: 200 });
  const english = await get('/en/Warranty');
  expect(english).toMatchObject({ status: 200, location: undefined });
  const origin = 'https://harbour.example';
  expect(english.html).toContain(`rel="canonical" href="${origin}/en/warranty"`);
  for (const { html } of [english, await get('/garanti')]) {
    expect(html).toContain(`hreflang="x-default" href="${origin}/garanti"`);
    expect(html).toMatch(new RegExp(`hreflang="en[^"]*" href="${origin}/en/warranty"`));
  }
  expect((await get('/garanti')).html).toContain(`rel="canonical" href="${origin}/garanti"`);
});

test('[EDIT-22] a page that had an address for a time has its earlier one again, and the other one redirects', async () => {
  const itemId = await createInBoth('Tillfällig', 'tillfallig');
  await setSlug(itemId, 'for-a-time');
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const times = { publishAt: inMinutes(60), endAt: inMinutes(120) };
  const { id, ...planned } = await release('schedulePage', { itemId, language: 'en', ...times });
  const live = await release('publishRelease', { id, expectedRevision: planned.revision });
  expect(await findRedirect('/en/tillfallig')).toMatchObject({ location: '/en/for-a-time' });
  await release('endRelease', { id, expectedRevision: live.revision });
  expect(await readAddresses('/tillfallig', 'en')).toContain('/en/tillfallig');
  expect(await findRedirect('/en/tillfallig')).toBeUndefined();
  expect(await findRedirect('/en/for-a-time')).toMatchObject({ location: '/en/tillfallig' });
});
