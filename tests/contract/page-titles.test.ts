import { change, create, platform, startTestPages } from './testPages';
import { dataOrThrow } from './testPlatform';

startTestPages();

const language = 'sv';

interface Item {
  version: number;
  displayName: string;
  fields: { name: string; value: unknown }[];
  placeholders: Record<string, { uid: string; dataSource: string }[]>;
}

async function read(itemId: string): Promise<Item> {
  const answer = await platform.queryAuthoring<{ item: Item }>(
    `query ($itemId: ID!) { item(where: { itemId: $itemId, language: "sv" }) {
      version displayName fields { name value } placeholders } }`,
    { itemId },
  );
  return dataOrThrow(answer).item;
}

async function titlesOf(itemId: string) {
  const { displayName, fields } = await read(itemId);
  const valueOf = (of: string) => fields.find(({ name }) => name === of)?.value;
  return [displayName, valueOf('metaTitle'), valueOf('navTitle')];
}

async function update(itemId: string, fields: Record<string, unknown>): Promise<number> {
  const { version: expectedVersion } = await read(itemId);
  const list = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const input = { itemId, language, expectedVersion, fields: list };
  await change('updateItem', input, 'item { version }');
  return (await read(itemId)).version;
}

const undo = (itemId: string, version: number) =>
  change('undoVersion', { itemId, language, version }, 'item { version }');

test('[EDIT-38] titles in search results and menus, and the name, follow the heading as long as they say the same', async () => {
  const { itemId } = await create('Vinterdäck', 'titlar');
  const heading = (await read(itemId)).placeholders.main?.[0]?.dataSource ?? '';
  expect(await titlesOf(itemId)).toEqual(['Vinterdäck', 'Vinterdäck', 'Vinterdäck']);
  const version = await update(heading, { Title: 'Däck för vintern' });
  expect(await titlesOf(itemId)).toEqual(Array(3).fill('Däck för vintern'));
  await undo(heading, version);
  expect(await titlesOf(itemId)).toEqual(Array(3).fill('Vinterdäck'));

  await update(itemId, { metaTitle: 'Vinterdäck till bra pris', navTitle: null });
  await update(heading, { Title: 'Dubbdäck' });
  expect(await titlesOf(itemId)).toEqual(['Dubbdäck', 'Vinterdäck till bra pris', undefined]);
  await update(heading, { Title: null });
  expect(await titlesOf(itemId)).toEqual(['Dubbdäck', 'Vinterdäck till bra pris', undefined]);
  await update(heading, { Title: 'Friktionsdäck' });
  expect(await titlesOf(itemId)).toEqual(['Friktionsdäck', 'Vinterdäck till bra pris', undefined]);
});

test('[EDIT-38] the heading of a variant changes neither the name nor the titles of the page', async () => {
  const { itemId } = await create('Sommardäck', 'titlar-variant');
  const of = async () => ({ itemId, language, expectedVersion: (await read(itemId)).version });
  const variants = 'variants { id placeholders }';
  interface Variants {
    variants: { id: string; placeholders: Item['placeholders'] }[];
  }
  const created = await change(
    'createVariant',
    { ...(await of()), name: 'Höst', kind: 'audience' },
    variants,
  );
  const variantId = (created as unknown as Variants).variants[0]?.id;
  const { uid } = (await read(itemId)).placeholders.main?.[0] ?? {};
  const own = await platform.queryAuthoring<{ changed: Variants }>(
    `mutation ($input: VariantBlockInput!) { changed: changeVariantBlock(input: $input) { ${variants} } }`,
    { input: { ...(await of()), variantId, uid, change: 'OWN' } },
  );
  const copy = dataOrThrow(own).changed.variants[0]?.placeholders.main?.[0]?.dataSource ?? '';
  await update(copy, { Title: 'Däck i höst' });
  expect((await read(copy)).fields).toContainEqual({ name: 'Title', value: 'Däck i höst' });
  expect(await titlesOf(itemId)).toEqual(Array(3).fill('Sommardäck'));
});

test('[EDIT-38] the titles of a story follow its own title in the same version, so that one undo takes all back', async () => {
  const { itemId } = await create('Nyheter', 'titlar-nyhet', '/', 'story');
  const version = await update(itemId, { title: 'Nytt i dag' });
  expect(version).toBe(2);
  expect(await titlesOf(itemId)).toEqual(Array(3).fill('Nytt i dag'));
  await undo(itemId, version);
  expect(await titlesOf(itemId)).toEqual(Array(3).fill('Nyheter'));
  await update(itemId, { title: 'En', metaTitle: 'Två' });
  expect(await titlesOf(itemId)).toEqual(['En', 'Två', 'En']);
});
