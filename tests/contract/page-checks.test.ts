import { STARTER_TEXTS } from '../../cms/authoring/pages/starterTexts';
import { contract } from '../../schema/generated/contract';
import type { Contract } from '../../schema/contract';
import { dataOrThrow, TestPlatform } from './testPlatform';

/** The product's contract with one field made required. */
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
  const created = await platform.queryAuthoring<{ createItem: { item: typeof page } }>(
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
  page = dataOrThrow(created).createItem.item;
});
afterAll(() => platform.close());

async function addBlurb(fields: object): Promise<{ uid: string; dataSource: string }> {
  const added = await platform.queryAuthoring<{
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
  const { addBlock } = dataOrThrow(added);
  page.version = addBlock.item.version;
  return addBlock;
}

interface Finding {
  kind: string;
  severity: string;
  block: string | null;
  field: string | null;
  detail: string | null;
  text?: string | null;
}

async function readFindings(): Promise<Finding[]> {
  const found = await platform.queryAuthoring<{ pageFindings: Finding[] }>(
    'query ($itemId: ID!) { pageFindings(itemId: $itemId, language: "sv") { kind severity block field detail } }',
    { itemId: page.itemId },
  );
  return dataOrThrow(found).pageFindings;
}

interface Change {
  kind: string;
  template: string;
  fields: { name: string; before: string; after: string }[];
  blocks: { componentName: string; kind: string }[];
}

async function readChanges(): Promise<Change[]> {
  const found = await platform.queryAuthoring<{
    pageChanges: Change[];
    unpublished: { page: number; shared: number };
  }>(
    `query ($itemId: ID!) {
      pageChanges(itemId: $itemId, language: "sv") {
        kind template fields { name before after } blocks { componentName kind }
      }
      unpublished(itemId: $itemId, language: "sv") { page shared }
    }`,
    { itemId: page.itemId },
  );
  const { pageChanges, unpublished } = dataOrThrow(found);
  // The bar above the page counts the same changes.
  expect(unpublished.page + unpublished.shared).toBe(pageChanges.length);
  return pageChanges;
}

const publish = () =>
  platform.queryAuthoring(
    'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
    {
      input: { itemId: page.itemId },
    },
  );

test('[EDIT-51] content is checked, and each finding names its block and field, errors first', async () => {
  const src = '/-/media/scenes/motorway.webp';
  const { uid } = await addBlurb({
    RichText:
      '<p><a href="/nowhere">a</a> <a href="/cars">b</a> <a href="mailto:a@b.se">c</a></p><iframe src="https://example.com"></iframe>',
    ImageDesktop: { src },
    ImagePhone: { src },
  });
  const at = { severity: 'warning', block: uid };
  expect(await readFindings()).toEqual([
    { kind: 'emptyRequired', severity: 'error', block: uid, field: 'Title', detail: null },
    { kind: 'deadLink', ...at, field: 'RichText', detail: '/nowhere' },
    { kind: 'missingAlt', ...at, field: 'ImageDesktop', detail: src },
    { kind: 'refusedMarkup', ...at, field: 'RichText', detail: 'iframe' },
    { kind: 'missingLanguage', severity: 'warning', block: null, field: null, detail: 'en' },
  ]);
});

test('[EDIT-51] a block without content is found, one whose list has an entry is not', async () => {
  const add = async (componentName: string, fields: object) => {
    const input = {
      itemId: page.itemId,
      language: 'sv',
      placeholder: 'main',
      componentName,
      fields,
    };
    const added = await platform.queryAuthoring<{ addBlock: { uid: string } }>(
      'mutation ($input: AddBlockInput!) { addBlock(input: $input) { uid } }',
      { input },
    );
    return dataOrThrow(added).addBlock.uid;
  };
  const remove = (uid: string) =>
    platform.queryAuthoring<{ removeBlock: { item: { version: number } } }>(
      'mutation ($input: RemoveBlockInput!) { removeBlock(input: $input) { item { version } } }',
      { input: { itemId: page.itemId, language: 'sv', uid } },
    );
  // As the editor adds them: with entries that are empty.
  const list = await add('FaqList', { Items: [{}, {}] });
  const seen = await add('LinkList', { Items: [{}, { Link: { href: '/cars', text: 'a' } }] });
  const quote = await add('Quote', {});
  const filled = await add('LinkList', { Items: [{ Text: 'a' }] });
  const spacer = await add('Spacer', {});
  const empty = (await readFindings()).filter(({ kind }) => kind === 'emptyBlock');
  expect(empty.map(({ block }) => block)).toEqual([list, quote]);
  // Visitors see no entry of a list without what its block needs: here a link.
  const hidden = (await readFindings()).filter(({ kind }) => kind === 'hiddenItems');
  expect(hidden).toMatchObject([{ severity: 'warning', block: filled, field: 'Items' }]);
  for (const uid of [list, seen, quote, filled, spacer])
    page.version = dataOrThrow(await remove(uid)).removeBlock.item.version;
});

test('[EDIT-53] an incomplete page cannot be scheduled', async () => {
  const refused = await platform.queryAuthoring(
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

test('[EDIT-52] changes are listed by block and field', async () => {
  const added = await readChanges();
  expect(added.map(({ kind, template }) => [kind, template])).toContainEqual(['added', 'Blurb']);
  dataOrThrow(await publish());
  expect(await readChanges()).toEqual([]);

  const film =
    '<figure><video src="/-/media/a.mp4" aria-label="En tur"></video><figcaption>Vid <em>kusten</em></figcaption></figure>';
  const first = await addBlurb({ Title: 'Andra', RichText: '<p>Ett &amp; två</p>' });
  const [ofPage] = (await readChanges()).filter(({ template }) => template === 'ContentPage');
  expect(ofPage?.blocks).toEqual([{ componentName: 'Blurb', kind: 'added' }]);
  dataOrThrow(await publish());
  dataOrThrow(
    await platform.queryAuthoring(
      'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }',
      {
        input: {
          itemId: first.dataSource,
          language: 'sv',
          expectedVersion: 1,
          fields: [{ name: 'RichText', value: `<p>Ett och tre</p>${film}<p>Fyra</p>` }],
        },
      },
    ),
  );
  expect(await readChanges()).toEqual([
    {
      kind: 'changed',
      template: 'Blurb',
      fields: [
        {
          name: 'RichText',
          before: 'Ett & två',
          after: 'Ett och tre\nEn tur · a.mp4\nVid kusten\nFyra',
        },
      ],
      blocks: [],
    },
  ]);
});

test('[EDIT-51] titles and alternative texts copied from another language are reported', async () => {
  const created = await platform.queryAuthoring<{ createItem: { item: typeof page } }>(
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
  page = dataOrThrow(created).createItem.item;
  const alt = 'En bil på en väg';
  await addBlurb({ Title: 'Rubrik', ImageDesktop: { src: '/-/media/a.webp', alt } });
  const figure =
    '<figure><img src="/-/media/a.webp" alt="Blå skylt med ordet vinterdäck"><figcaption>Byt i tid &amp; kör <b>lugnt</b></figcaption></figure>';
  await addBlurb({ Title: 'Med bild', RichText: figure });
  await addBlurb({ Title: 'Med text', RichText: '<p>Volvo EX30</p><p>Kör <b>lugnt</b></p>' });
  await addBlurb({ Title: 'Utan ord', RichText: '<p>Volvo EX30</p>' });
  const add = 'mutation ($input: AddLanguageInput!) { addLanguage(input: $input) { itemId } }';
  const input = { itemId: page.itemId, language: 'en', from: 'sv' };
  dataOrThrow(await platform.queryAuthoring(add, { input }));
  const query = (language: string) =>
    platform.queryAuthoring<{ pageFindings: Omit<Finding, 'severity' | 'block'>[] }>(
      'query ($itemId: ID!, $language: String!) { pageFindings(itemId: $itemId, language: $language) { kind field detail text } }',
      { itemId: page.itemId, language },
    );
  const findUntranslated = async (language: string) =>
    dataOrThrow(await query(language)).pageFindings.filter(({ kind }) => kind === 'untranslated');
  const inText = { kind: 'untranslated', field: 'RichText', detail: 'sv' };
  expect(await findUntranslated('en')).toEqual([
    { kind: 'untranslated', field: 'metaTitle', detail: 'sv', text: null },
    { kind: 'untranslated', field: 'ImageDesktop', detail: 'sv', text: null },
    { ...inText, text: 'Blå skylt med ordet vinterdäck' },
    { ...inText, text: 'Kör lugnt' },
  ]);
  expect(await findUntranslated('sv')).toEqual([]);
});

test('[EDIT-51] words of a template that tell editors what to write are found until they are replaced', async () => {
  const tree = await platform.queryAuthoring<{ pageTree: { itemId: string; route: string }[] }>(
    '{ pageTree(site: "harbour") { itemId route } }',
  );
  const home = dataOrThrow(tree).pageTree.find(({ route }) => route === '/');
  const created = await platform.queryAuthoring<{ createPage: { itemId: string } }>(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { itemId } }',
    {
      input: {
        ...{ site: 'harbour', template: 'campaign', title: 'Vinter', name: 'vinter' },
        ...{ parentId: home?.itemId, language: 'sv' },
      },
    },
  );
  const { itemId } = dataOrThrow(created).createPage;
  const found = await platform.queryAuthoring<{ pageFindings: Finding[] }>(
    'query ($itemId: ID!) { pageFindings(itemId: $itemId, language: "sv") { kind field text } }',
    { itemId },
  );
  const starterTexts = dataOrThrow(found).pageFindings.filter(({ kind }) => kind === 'starterText');
  // Words that may stay, such as “Frågor och svar”, are no finding.
  expect(starterTexts.map(({ field, text }) => [field, text])).toEqual([
    ['Text', STARTER_TEXTS.sv?.opening],
    ['RichText', STARTER_TEXTS.sv?.offerText],
    ['Answer', STARTER_TEXTS.sv?.answer],
    ['Answer', STARTER_TEXTS.sv?.answer],
  ]);
});
