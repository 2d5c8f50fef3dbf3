import {
  attempt,
  change,
  create,
  isServed,
  findRedirect,
  move,
  findNode,
  platform,
  publish,
  getRefusal,
  startTestPages,
} from './testPages';
import { dataOrThrow } from './testPlatform';

startTestPages();

test('[EDIT-22] a move is a draft; once published every old address redirects, also below it and after a restart', async () => {
  const section = await create('Avdelning', 'section');
  const below = await create('Under', 'below', '/section');
  await change('addLanguage', { itemId: section.itemId, language: 'en', from: 'sv' });
  await publish(section.itemId);
  await publish(below.itemId);
  await move('/section', '/cars', 'moved');
  expect(await isServed('/cars/moved/below', 'sv', true)).toBe(true);
  expect(await isServed('/section/below')).toBe(true);
  expect(await findRedirect('/section')).toBeUndefined();
  expect(await findNode('/cars/moved')).toMatchObject({
    state: 'CHANGED',
    publicRoute: '/section',
  });

  expect((await publish(section.itemId)).published).toBe(1);
  await platform.restart();
  expect(await isServed('/section')).toBe(false);
  expect(await isServed('/cars/moved')).toBe(true);
  expect(await isServed('/cars/moved', 'en')).toBe(true);
  expect(await findRedirect('/section', 'a=1')).toEqual({
    location: '/cars/moved?a=1',
    status: 301,
  });
  expect(await findRedirect('/en/section')).toEqual({ location: '/en/cars/moved', status: 301 });
  expect(await findRedirect('/section/below')).toMatchObject({ location: '/cars/moved/below' });

  // A second move changes the redirect of the first, so there is no chain.
  await move('/cars/moved', '/', 'again');
  await publish(section.itemId);
  expect(await findRedirect('/section')).toMatchObject({ location: '/again' });
  expect(await findRedirect('/cars/moved/below')).toMatchObject({ location: '/again/below' });

  // Moving it back removes the redirect of its original path.
  await move('/again', '/', 'section');
  await publish(section.itemId);
  expect(await findRedirect('/section')).toBeUndefined();
  expect(await isServed('/section/below')).toBe(true);
  expect(await findRedirect('/again')).toMatchObject({ location: '/section' });
  expect(await findRedirect('/cars/moved')).toMatchObject({ location: '/section' });
});

test('[EDIT-22] a page published at an address that another page left is shown instead of the redirect', async () => {
  const first = await create('Första', 'first');
  await publish(first.itemId);
  await move('/first', '/', 'first-elsewhere');
  await publish(first.itemId);
  expect(await findRedirect('/first')).toMatchObject({ location: '/first-elsewhere' });
  const second = await create('Andra', 'first');
  await publish(second.itemId);
  expect(await findRedirect('/first')).toBeUndefined();
  expect(await isServed('/first')).toBe(true);
});

test('[EDIT-22] moves that would hide a page, create a loop or lose a page are refused', async () => {
  const a = await create('A', 'a');
  const b = await create('B', 'b', '/a');
  const home = await findNode('/');
  const tryMove = async (from: string, parentId: string, name: string, expectedRoute = from) =>
    getRefusal(
      await attempt('movePage', {
        itemId: (await findNode(from)).itemId,
        parentId,
        name,
        expectedRoute,
      }),
    );
  expect((await tryMove('/a', b.itemId, 'a')).message).toMatch(/below itself/);
  expect((await tryMove('/a', home.itemId, 'cars')).message).toMatch(/Another page/);
  expect((await tryMove('/a', home.itemId, 'old')).message).toMatch(/redirect/);
  expect((await tryMove('/404', home.itemId, 'x')).code).toBe('BAD_INPUT');
  expect((await tryMove('/a', home.itemId, 'x', '/elsewhere')).code).toBe('CONFLICT');
  const answer = await attempt('publishItem', { itemId: b.itemId }, 'published');
  expect(getRefusal(answer).message).toBe('Publish “A” first: the page lies below it.');
  expect(await isServed('/a/b')).toBe(false);
  await publish(a.itemId, { publishSubItems: true });
  expect(await isServed('/a/b')).toBe(true);
});

test('[EDIT-22] redirects to a deleted page lead to the nearest visible page above it, or end, as the editor chose', async () => {
  const area = await create('Område', 'area');
  const ends = await create('Slutar', 'ends-0', '/area');
  const leads = await create('Leder', 'leads-0', '/area');
  const inner = await create('Inre', 'inner-0', '/area/leads-0');
  for (const { itemId } of [area, ends, leads, inner]) await publish(itemId);
  await move('/area/ends-0', '/area', 'ends-1');
  await move('/area/leads-0', '/area', 'leads-1');
  await move('/area/leads-1/inner-0', '/area/leads-1', 'inner-1');
  for (const { itemId } of [ends, leads, inner]) await publish(itemId);
  expect(await findRedirect('/area/leads-0')).toMatchObject({ location: '/area/leads-1' });

  await change('deletePage', { itemId: ends.itemId, oldAddresses: 'NOWHERE' }, 'id');
  await change('deletePage', { itemId: leads.itemId }, 'id');
  // Nothing changes for visitors before the deletion is published.
  expect(await findRedirect('/area/ends-0')).toMatchObject({ location: '/area/ends-1' });
  for (const { itemId } of [ends, leads]) await publish(itemId);
  expect(await findRedirect('/area/ends-0')).toBeUndefined();
  expect(await findRedirect('/area/ends-1')).toBeUndefined();
  expect(await findRedirect('/area/leads-0')).toMatchObject({ location: '/area' });
  // Those that the pages had last, which visitors know.
  expect(await findRedirect('/area/leads-1')).toMatchObject({ location: '/area' });
  expect(await findRedirect('/area/leads-1/inner-1')).toMatchObject({ location: '/area' });
  expect(await findRedirect('/area/leads-1/inner-0')).toMatchObject({ location: '/area' });

  // The redirects still work after the page above moves, and no redirect points to its own address.
  await move('/area', '/', 'area-elsewhere');
  await publish(area.itemId);
  expect(await findRedirect('/area/leads-0')).toMatchObject({ location: '/area-elsewhere' });
  await change('deletePage', { itemId: area.itemId }, 'id');
  await publish(area.itemId);
  expect(await findRedirect('/area/leads-0')).toMatchObject({ location: '/' });
  expect(await findRedirect('/area')).toMatchObject({ location: '/' });
});

test('[EDIT-22] a deleted page that is restored and published is shown at its address again', async () => {
  const page = await create('Åter', 'return');
  await publish(page.itemId);
  const { id } = await change('deletePage', { itemId: page.itemId }, 'id');
  await publish(page.itemId);
  expect(await findRedirect('/return')).toMatchObject({ location: '/' });
  await change('restorePage', { id }, 'itemId');
  await publish(page.itemId);
  expect(await findRedirect('/return')).toBeUndefined();
  expect(await isServed('/return')).toBe(true);
});

test('[EDIT-22] [EDIT-55] old addresses of a withdrawn page do not redirect until it is published again', async () => {
  const page = await create('Borta', 'away-0');
  await publish(page.itemId);
  await move('/away-0', '/', 'away-1');
  await publish(page.itemId);
  const takeAway = { itemId: page.itemId, language: 'sv' };
  await change('unpublishPage', takeAway, 'paths');
  expect(await findRedirect('/away-0')).toBeUndefined();
  await publish(page.itemId);
  expect(await findRedirect('/away-0')).toMatchObject({ location: '/away-1' });

  // A page that takes the old address in between is not hidden.
  await change('unpublishPage', takeAway, 'paths');
  const other = await create('Annan', 'away-0');
  await publish(other.itemId);
  await publish(page.itemId);
  expect(await isServed('/away-0')).toBe(true);
  expect(await findRedirect('/away-0')).toBeUndefined();

  // Deleting the page also deletes the redirects that wait for it to be published.
  await move('/away-1', '/', 'away-2');
  await publish(page.itemId);
  await change('unpublishPage', takeAway, 'paths');
  await change('deletePage', { itemId: page.itemId, oldAddresses: 'NOWHERE' }, 'id');
  await move('/away-0', '/', 'away-3');
  await publish(other.itemId);
  const again = await create('Igen', 'away-2');
  await publish(again.itemId);
  expect(await findRedirect('/away-1')).toBeUndefined();
  expect(await findRedirect('/away-0')).toMatchObject({ location: '/away-3' });
});

test('[EDIT-22] [EDIT-53] redirects to a page end with its schedule, and work again once the page is published', async () => {
  const page = await create('Kampanj', 'campaign-0');
  const schedule = { itemId: page.itemId, language: 'sv', endAt: inOneHour() };
  const { id } = await changeRelease('schedulePage', 'SchedulePageInput', schedule);
  while (!(await isServed('/campaign-0'))) await new Promise((resolve) => setTimeout(resolve, 20));
  await move('/campaign-0', '/', 'campaign-1');
  await publish(page.itemId);
  expect(await findRedirect('/campaign-0')).toMatchObject({ location: '/campaign-1' });
  const { revision } = await getRelease(id);
  await changeRelease('endRelease', 'ReleaseInput', { id, expectedRevision: revision });
  expect(await isServed('/campaign-1')).toBe(false);
  expect(await findRedirect('/campaign-0')).toBeUndefined();
  await publish(page.itemId);
  expect(await findRedirect('/campaign-0')).toMatchObject({ location: '/campaign-1' });
});

interface Release {
  id: string;
  revision: number;
}

async function changeRelease(field: string, type: string, input: object): Promise<Release> {
  const answer = await platform.queryAuthoring<{ result: { release: Release } }>(
    `mutation ($input: ${type}!) { result: ${field}(input: $input) { release { id revision } } }`,
    { input },
  );
  return dataOrThrow(answer).result.release;
}

async function getRelease(id: string): Promise<Release> {
  const answer = await platform.queryAuthoring<{ releases: Release[] }>(
    '{ releases(site: "harbour") { id revision } }',
  );
  const found = dataOrThrow(answer).releases.find((release) => release.id === id);
  if (!found) throw new Error(`Release ${id} not found`);
  return found;
}

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();
