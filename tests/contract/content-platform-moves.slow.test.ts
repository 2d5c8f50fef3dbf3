import {
  attempt,
  change,
  create,
  isServed,
  ledFrom,
  move,
  nodeAt,
  platform,
  publish,
  refusal,
  startTestPages,
} from './testPages';

startTestPages();

test('[EDIT-22] a move is a draft, then leads every old address to the new one, also below and after a restart', async () => {
  const section = await create('Avdelning', 'section');
  const below = await create('Under', 'below', '/section');
  await change('addLanguage', { itemId: section.itemId, language: 'en', from: 'sv' });
  await publish(section.itemId);
  await publish(below.itemId);
  await move('/section', '/cars', 'moved');
  expect(await isServed('/cars/moved/below', 'sv', true)).toBe(true);
  expect(await isServed('/section/below')).toBe(true);
  expect(await ledFrom('/section')).toBeUndefined();
  expect(await nodeAt('/cars/moved')).toMatchObject({ state: 'CHANGED', publicRoute: '/section' });

  expect((await publish(section.itemId)).published).toBe(1);
  await platform.restart();
  expect(await isServed('/section')).toBe(false);
  expect(await isServed('/cars/moved')).toBe(true);
  expect(await isServed('/cars/moved', 'en')).toBe(true);
  expect(await ledFrom('/section', 'a=1')).toEqual({ location: '/cars/moved?a=1', status: 301 });
  expect(await ledFrom('/en/section')).toEqual({ location: '/en/cars/moved', status: 301 });
  expect(await ledFrom('/section/below')).toMatchObject({ location: '/cars/moved/below' });

  // A second move shortens the way of the first.
  await move('/cars/moved', '/', 'again');
  await publish(section.itemId);
  expect(await ledFrom('/section')).toMatchObject({ location: '/again' });
  expect(await ledFrom('/cars/moved/below')).toMatchObject({ location: '/again/below' });

  // Back where it was, nothing leads away from it.
  await move('/again', '/', 'section');
  await publish(section.itemId);
  expect(await ledFrom('/section')).toBeUndefined();
  expect(await isServed('/section/below')).toBe(true);
  expect(await ledFrom('/again')).toMatchObject({ location: '/section' });
  expect(await ledFrom('/cars/moved')).toMatchObject({ location: '/section' });
});

test('[EDIT-22] a page that comes to an address that another left is seen there', async () => {
  const first = await create('Första', 'first');
  await publish(first.itemId);
  await move('/first', '/', 'first-elsewhere');
  await publish(first.itemId);
  expect(await ledFrom('/first')).toMatchObject({ location: '/first-elsewhere' });
  const second = await create('Andra', 'first');
  await publish(second.itemId);
  expect(await ledFrom('/first')).toBeUndefined();
  expect(await isServed('/first')).toBe(true);
});

test('[EDIT-22] moves that would hide, loop or lose a page are refused', async () => {
  const a = await create('A', 'a');
  const b = await create('B', 'b', '/a');
  const home = await nodeAt('/');
  const tryMove = async (from: string, parentId: string, name: string, expectedRoute = from) =>
    refusal(
      await attempt('movePage', {
        itemId: (await nodeAt(from)).itemId,
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
  expect(refusal(answer).message).toBe('Publish “A” first: the page lies below it.');
  expect(await isServed('/a/b')).toBe(false);
  await publish(a.itemId, { publishSubItems: true });
  expect(await isServed('/a/b')).toBe(true);
});
