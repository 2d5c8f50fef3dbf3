import { attempt, change, create, platform, getRefusal, startTestPages } from './testPages';
import { dataOrThrow } from './testPlatform';

startTestPages();

const pair = { from: 'sv', to: 'en' };

interface Text {
  itemId: string;
  template: string;
  field: string;
  property: string | null;
  source: string;
  target: string;
  before: string | null;
  state: string;
}

const readTexts = async (itemId: string): Promise<Text[]> =>
  dataOrThrow(
    await platform.queryAuthoring<{ translation: Text[] }>(
      `query ($itemId: ID!, $from: String!, $to: String!) {
        translation(itemId: $itemId, from: $from, to: $to) {
          itemId template field property source target before state } }`,
      { itemId, ...pair },
    ),
  ).translation;

const readState = async (itemId: string, field: string) =>
  (await readTexts(itemId)).find((text) => text.field === field)?.state;

const exportFile = async (itemId: string, withSubpages = false) =>
  dataOrThrow(
    await platform.queryAuthoring<{
      translationFile: { name: string; text: string; count: number };
    }>(
      `query ($itemId: ID!, $withSubpages: Boolean) {
        translationFile(itemId: $itemId, from: "sv", to: "en", withSubpages: $withSubpages) {
          name text count } }`,
      { itemId, withSubpages },
    ),
  ).translationFile;

const importFile = async (text: string) =>
  dataOrThrow(
    await platform.queryAuthoring<{ importTranslation: object }>(
      `mutation ($input: ImportTranslationInput!) { importTranslation(input: $input) {
        pages saved same changed unknown refused } }`,
      { input: { site: 'harbour', text } },
    ),
  ).importTranslation;

async function update(itemId: string, language: string, name: string, value: unknown) {
  const { item } = dataOrThrow(
    await platform.queryAuthoring<{ item: { version: number } }>(
      `query ($itemId: ID!, $language: String!) {
        item(where: { itemId: $itemId, language: $language }) { version } }`,
      { itemId, language },
    ),
  );
  const fields = [{ name, value }];
  const input = { itemId, language, expectedVersion: item.version, fields };
  await change('updateItem', input, 'item { version }');
}

/** Creates a page with a block that has texts of all kinds. */
async function createPageToTranslate(name: string): Promise<string> {
  const { itemId } = await create('Vinterdäck i tid', name);
  const fields = {
    Title: 'Byt i tid',
    RichText: '<p>Läs <a href="/a?b=1&amp;c=2">mer</a> om <strong>vinterdäck</strong>.<br>Nu.</p>',
    ImageDesktop: { src: '/media/a.webp', alt: 'Ett hjul i snö' },
    Link: { href: '/kontakt', text: 'Boka tid', title: 'Boka tid hos oss' },
  };
  dataOrThrow(
    await platform.queryAuthoring(
      `mutation ($input: AddBlockInput!) { addBlock(input: $input) { uid } }`,
      {
        input: { itemId, language: 'sv', componentName: 'Blurb', placeholder: 'main', fields },
      },
    ),
  );
  return itemId;
}

/** Translates a file: adds `EN` before the first word of each untranslated text. */
const translateFile = (file: string): string =>
  file.replace(
    /<source>([\s\S]*?)<\/source>(\s*)<target state="new"><\/target>/g,
    (_, source: string, space: string) =>
      `<source>${source}</source>${space}<target>${source.replace(/^((?:<[^<>]*>)*)/, '$1EN ')}</target>`,
  );

test('[EDIT-27] a page is translated text by text, and shows which sources changed since', async () => {
  const itemId = await createPageToTranslate('oversatt');
  const texts = await readTexts(itemId);
  expect(texts[0]).toMatchObject({ itemId, field: '_name', source: 'Vinterdäck i tid' });
  expect(new Set(texts.map(({ state }) => state))).toEqual(new Set(['missing']));
  expect(texts.map(({ field, property }) => [field, property])).toEqual(
    expect.arrayContaining([
      ['ImageDesktop', 'alt'],
      ['Link', 'text'],
      ['Link', 'title'],
      ['RichText', null],
      ['metaTitle', null],
    ]),
  );

  const input = {
    itemId,
    ...pair,
    texts: texts.map(({ itemId: of, field, property, source }) => ({
      itemId: of,
      field,
      property,
      value: field === 'metaTitle' ? source : `EN ${source}`,
      expected: '',
    })),
  };
  expect(await change('saveTranslation', input, 'saved')).toEqual({ saved: 5 });
  expect(getRefusal(await attempt('saveTranslation', input, 'saved')).code).toBe('CONFLICT');
  expect(await readState(itemId, 'RichText')).toBe('done');
  expect(await readState(itemId, 'metaTitle')).toBe('untranslated');

  const link = (await readTexts(itemId)).find(({ field }) => field === 'Link');
  expect(link).toMatchObject({ target: 'EN Boka tid' });
  const blurb = texts.find(({ source }) => source === 'Byt i tid');
  await update(blurb?.itemId ?? '', 'sv', 'Title', 'Byt däck i tid');
  const [outdated] = (await readTexts(itemId)).filter(({ state }) => state === 'outdated');
  expect(outdated).toMatchObject({
    source: 'Byt däck i tid',
    before: 'Byt i tid',
    target: 'EN Byt i tid',
  });
  expect(await change('confirmTranslation', { itemId, ...pair }, 'saved')).toEqual({ saved: 1 });
  expect((await readTexts(itemId)).filter(({ state }) => state === 'outdated')).toEqual([]);
});

test('[EDIT-27] a file of a page can be exported, translated and imported, with all kinds of fields', async () => {
  const itemId = await createPageToTranslate('fil');
  const { text, count, name } = await exportFile(itemId);
  expect(name).toBe('fil-sv-en.xlf');
  const texts = await readTexts(itemId);
  expect(count).toBe(texts.length);
  expect(await importFile(translateFile(text))).toMatchObject({
    pages: ['Vinterdäck i tid'],
    saved: count,
    same: 0,
    changed: 0,
    unknown: 0,
    refused: 0,
  });
  const after = await readTexts(itemId);
  expect(after.find(({ source }) => source.includes('/a?b'))?.target).toBe(
    '<p>EN Läs <a href="/a?b=1&amp;c=2">mer</a> om <strong>vinterdäck</strong>.<br>Nu.</p>',
  );
  for (const { field, source, target } of after.filter((one) => one.field !== 'RichText')) {
    expect([field, target]).toEqual([field, field === 'slug' ? 'en-fil' : `EN ${source}`]);
  }
  const again = (await exportFile(itemId)).text;
  expect(await importFile(again)).toMatchObject({ pages: [], saved: 0, same: count });
});

test('[EDIT-27] the last part of an address is translated with the texts, and not imported if another page has it', async () => {
  const itemId = await createPageToTranslate('sommardack');
  const slug = async () => (await readTexts(itemId)).find(({ field }) => field === 'slug');
  expect(await slug()).toMatchObject({ source: 'sommardack', target: '', state: 'missing' });
  const text = { itemId, field: 'slug', value: 'Summer tyres!', expected: '' };
  await change('saveTranslation', { itemId, ...pair, texts: [text] }, 'saved');
  expect(await slug()).toMatchObject({ target: 'summer-tyres', state: 'done' });

  const other = await createPageToTranslate('alla-dack');
  const file = (await exportFile(other)).text;
  const given = translateFile(file).replace('<target>EN alla-dack<', '<target>Summer tyres<');
  expect(await importFile(given)).toMatchObject({ refused: 1, pages: ['Vinterdäck i tid'] });
  expect((await readTexts(other)).find(({ field }) => field === 'slug')?.target).toBe('');
  // A target that equals its source is not saved as a slug.
  const same = file.replace(/(<source>alla-dack<\/source>\s*)<target[^>]*>/, '$1<target>alla-dack');
  expect(await importFile(same)).toMatchObject({ saved: 0, refused: 0 });
});

test('[EDIT-27] texts of no page, with other formatting, or of an older source are reported and not imported', async () => {
  const itemId = await createPageToTranslate('fil-aldre');
  const { text } = await exportFile(itemId);
  const blurb = (await readTexts(itemId)).find(({ source }) => source === 'Byt i tid');
  await update(blurb?.itemId ?? '', 'sv', 'Title', 'Annan rubrik');
  const given = translateFile(text)
    .replace(/<target><g id="1" ctype="x-html-p">/, '<target><g id="9" ctype="x-html-p">')
    .replace(/trans-unit id="[^"]*\.alt"/, 'trans-unit id="nothing.alt"');
  expect(await importFile(given)).toMatchObject({ changed: 1, unknown: 1, refused: 1 });
  const other = text.replaceAll(`original="`, 'original="x');
  expect(await importFile(other)).toMatchObject({ pages: [], saved: 0 });
  const broken = { site: 'harbour', text: text.slice(0, 300) };
  expect(getRefusal(await attempt('importTranslation', broken, 'saved'))).toEqual({
    code: 'BAD_INPUT',
    message: 'The file is not well-formed.',
  });
});
