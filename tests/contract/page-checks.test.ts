import { contract } from '../../schema/generated/contract';
import type { Contract } from '../../schema/contract';
import { dataOf, TestPlatform } from './testPlatform';

/** The product's contract with a field that must be filled in. */
const required: Contract = {
  ...contract,
  blocks: {
    ...contract.blocks,
    Blurb: {
      ...contract.blocks.Blurb,
      fields: {
        ...contract.blocks.Blurb.fields,
        ...({ Title: { kind: 'text', required: true } } as Contract['blocks'][string]['fields']),
      },
    },
  },
};

let platform: TestPlatform;
let page: { itemId: string; version: number };

beforeAll(async () => {
  platform = await TestPlatform.start({ contract: required });
  const created = await platform.author<{ createItem: { item: typeof page } }>(
    'mutation ($input: CreateItemInput!) { createItem(input: $input) { item { itemId version } } }',
    {
      input: {
        name: 'checked',
        templateId: 'ContentPage',
        parent: '/sitecore/content/harbour/Home',
        language: 'sv',
      },
    },
  );
  page = dataOf(created).createItem.item;
});
afterAll(() => platform.close());

async function addBlurb(fields: object): Promise<{ uid: string; dataSource: string }> {
  const added = await platform.author<{
    addBlock: { uid: string; dataSource: string; item: { version: number } };
  }>(
    'mutation ($input: AddBlockInput!) { addBlock(input: $input) { uid dataSource item { version } } }',
    {
      input: {
        itemId: page.itemId,
        language: 'sv',
        expectedVersion: page.version,
        componentName: 'Blurb',
        placeholder: 'main',
        fields,
      },
    },
  );
  const { addBlock } = dataOf(added);
  page.version = addBlock.item.version;
  return addBlock;
}

interface Finding {
  kind: string;
  severity: string;
  block: string | null;
  field: string | null;
  detail: string | null;
}

async function findings(): Promise<Finding[]> {
  const found = await platform.author<{ pageFindings: Finding[] }>(
    'query ($itemId: ID!) { pageFindings(itemId: $itemId, language: "sv") { kind severity block field detail } }',
    { itemId: page.itemId },
  );
  return dataOf(found).pageFindings;
}

interface Change {
  kind: string;
  template: string;
  fields: { name: string; before: string; after: string }[];
  blocks: { componentName: string; kind: string }[];
}

async function changes(): Promise<Change[]> {
  const found = await platform.author<{ pageChanges: Change[] }>(
    `query ($itemId: ID!) { pageChanges(itemId: $itemId, language: "sv") {
      kind template fields { name before after } blocks { componentName kind }
    } }`,
    { itemId: page.itemId },
  );
  return dataOf(found).pageChanges;
}

const publish = () =>
  platform.author(
    'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
    {
      input: { itemId: page.itemId },
    },
  );

test('[EDIT-51] content is checked: each finding names its block and field, errors first', async () => {
  const src = '/-/media/scenes/motorway.webp';
  const { uid } = await addBlurb({
    RichText:
      '<p><a href="/nowhere">a</a> <a href="/cars">b</a> <a href="mailto:a@b.se">c</a></p><iframe src="https://example.com"></iframe>',
    ImageDesktop: { src },
    ImagePhone: { src },
  });
  const at = { severity: 'warning', block: uid };
  expect(await findings()).toEqual([
    { kind: 'emptyRequired', severity: 'error', block: uid, field: 'Title', detail: null },
    { kind: 'deadLink', ...at, field: 'RichText', detail: '/nowhere' },
    { kind: 'missingAlt', ...at, field: 'ImageDesktop', detail: src },
    { kind: 'refusedMarkup', ...at, field: 'RichText', detail: 'iframe' },
    { kind: 'missingLanguage', severity: 'warning', block: null, field: null, detail: 'en' },
  ]);
});

test('[EDIT-53] what is not complete is not scheduled', async () => {
  const refused = await platform.author(
    'mutation ($input: SchedulePageInput!) { schedulePage(input: $input) { release { id } } }',
    {
      input: {
        itemId: page.itemId,
        language: 'sv',
        publishAt: new Date(Date.now() + 60_000).toISOString(),
      },
    },
  );
  expect(refused.errors?.[0]?.message).toBe('“checked” is not complete: Title is empty.');
});

test('[EDIT-52] what changes is told block by block and field by field', async () => {
  const added = await changes();
  expect(added.map(({ kind, template }) => [kind, template])).toContainEqual(['added', 'Blurb']);
  dataOf(await publish());
  expect(await changes()).toEqual([]);

  const first = await addBlurb({ Title: 'Andra', RichText: '<p>Ett &amp; två</p>' });
  const [ofPage] = (await changes()).filter(({ template }) => template === 'ContentPage');
  expect(ofPage?.blocks).toEqual([{ componentName: 'Blurb', kind: 'added' }]);
  dataOf(await publish());
  dataOf(
    await platform.author(
      'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }',
      {
        input: {
          itemId: first.dataSource,
          language: 'sv',
          expectedVersion: 1,
          fields: [{ name: 'RichText', value: '<p>Ett och tre</p>' }],
        },
      },
    ),
  );
  expect(await changes()).toEqual([
    {
      kind: 'changed',
      template: 'Blurb',
      fields: [{ name: 'RichText', before: 'Ett & två', after: 'Ett och tre' }],
      blocks: [],
    },
  ]);
});

test('[EDIT-51] what was taken over from another language is told: titles and alternative texts', async () => {
  const created = await platform.author<{ createItem: { item: typeof page } }>(
    'mutation ($input: CreateItemInput!) { createItem(input: $input) { item { itemId version } } }',
    {
      input: {
        name: 'translated',
        templateId: 'ContentPage',
        parent: '/sitecore/content/harbour/Home',
        language: 'sv',
        fields: [
          { name: 'metaTitle', value: 'Däck till vintern' },
          { name: 'navTitle', value: 'Volvo EX30' },
        ],
      },
    },
  );
  page = dataOf(created).createItem.item;
  const alt = 'En bil på en väg';
  await addBlurb({ Title: 'Rubrik', ImageDesktop: { src: '/-/media/a.webp', alt } });
  const add = 'mutation ($input: AddLanguageInput!) { addLanguage(input: $input) { itemId } }';
  const input = { itemId: page.itemId, language: 'en', from: 'sv' };
  dataOf(await platform.author(add, { input }));
  const ask = (language: string) =>
    platform.author<{ pageFindings: Pick<Finding, 'kind' | 'field' | 'detail'>[] }>(
      'query ($itemId: ID!, $language: String!) { pageFindings(itemId: $itemId, language: $language) { kind field detail } }',
      { itemId: page.itemId, language },
    );
  const told = async (language: string) =>
    dataOf(await ask(language)).pageFindings.filter(({ kind }) => kind === 'untranslated');
  expect(await told('en')).toEqual([
    { kind: 'untranslated', field: 'metaTitle', detail: 'sv' },
    { kind: 'untranslated', field: 'ImageDesktop', detail: 'sv' },
  ]);
  expect(await told('sv')).toEqual([]);
});
