import {
  attempt,
  change,
  create,
  platform,
  publish,
  getRefusal,
  startTestPages,
} from './testPages';
import { dataOrThrow } from './testPlatform';

startTestPages();

interface Stage {
  stage: number;
  author: string | null;
  published: string | null;
  publishedBy: string | null;
  isGone: boolean;
  changes: { itemName: string; template: string; kind: string; fields: string[] }[];
}

interface Item {
  version: number;
  fields: { name: string; value: unknown }[];
  placeholders: Record<string, { uid: string; dataSource: string }[]>;
}

const language = 'sv';

const runQuery = async <Result>(query: string, variables: object): Promise<Result> =>
  dataOrThrow(
    await platform.queryAuthoring<{ result: Result }>(query, { language, ...variables } as Record<
      string,
      unknown
    >),
  ).result;

const stagesOf = (itemId: string) =>
  runQuery<Stage[]>(
    `query ($itemId: ID!, $language: String!) { result: pageStages(itemId: $itemId, language: $language) {
      stage author published publishedBy isGone changes { itemName template kind fields } } }`,
    { itemId },
  );

const changesOf = (itemId: string, stage: number) =>
  runQuery<{ template: string; kind: string; fields: object[]; blocks: object[] }[]>(
    `query ($itemId: ID!, $language: String!, $stage: Int!) {
      result: stageChanges(itemId: $itemId, language: $language, stage: $stage) {
        template kind fields { name before after } blocks { componentName kind } } }`,
    { itemId, stage },
  );

const read = (itemId: string) =>
  runQuery<Item>(
    `query ($itemId: ID!, $language: String!) { result: item(where: { itemId: $itemId, language: $language }) {
      version fields { name value } placeholders } }`,
    { itemId },
  );

const valueOf = ({ fields }: Item, of: string) => fields.find(({ name }) => name === of)?.value;

async function update(itemId: string, name: string, value: unknown): Promise<void> {
  const { version: expectedVersion } = await read(itemId);
  const fields = [{ name, value }];
  await change('updateItem', { itemId, language, expectedVersion, fields }, 'item { version }');
}

const addBlock = async (itemId: string, fields: object) => {
  const answer = await platform.queryAuthoring<{ addBlock: { uid: string; dataSource: string } }>(
    `mutation ($input: AddBlockInput!) { addBlock(input: $input) { uid dataSource } }`,
    { input: { itemId, language, componentName: 'Accordion', placeholder: 'main', fields } },
  );
  return dataOrThrow(answer).addBlock;
};

const restore = (itemId: string, stage: number, expectedStage: number) =>
  runQuery<{ before: number; after: number }>(
    `mutation ($input: RestoreStageInput!) { result: restoreStage(input: $input) { before after } }`,
    { input: { itemId, language, stage, expectedStage } },
  );

/** A published page with an accordion of two entries and, since then, another accordion before it. */
async function createChangedPage(name: string) {
  const { itemId } = await create('Historia', name);
  const first = await addBlock(itemId, {
    Title: 'Frågor',
    Items: [{ Title: 'En' }, { Title: 'Två' }],
  });
  await publish(itemId);
  const [published] = await stagesOf(itemId);
  const originalPage = await read(itemId);
  const second = await addBlock(itemId, { Title: 'Svar' });
  await update(first.dataSource, 'Title', 'Andra frågor');
  await update(itemId, 'metaTitle', 'Ny titel');
  await runQuery(
    `mutation ($input: RemoveBlockInput!) { result: removeBlock(input: $input) { item { version } } }`,
    { input: { itemId, language, uid: first.uid } },
  );
  return { itemId, first, second, was: originalPage, published: published?.stage ?? 0 };
}

test('[EDIT-17] the history of a page groups what a person saved, and ends a group where it was published', async () => {
  const { itemId } = await createChangedPage('historia-grupper');
  const stages = await stagesOf(itemId);
  expect(stages).toHaveLength(2);
  expect(stages[0]).toMatchObject({ published: null, publishedBy: null, isGone: false });
  expect(stages[0]?.changes.map(({ template, kind }) => `${template} ${kind}`).sort()).toEqual([
    'Accordion added',
    'Accordion removed',
    'ContentPage changed',
  ]);
  const page = stages[0]?.changes.find(({ template }) => template === 'ContentPage');
  expect(page).toMatchObject({ itemName: 'Historia', fields: ['metaTitle', 'placeholders'] });
  expect(stages[1]?.published).not.toBeNull();
  expect(stages[1]?.publishedBy).toBe(stages[1]?.author);
});

test('[EDIT-17] a page is restored as a whole as drafts, and the restoration is undone in one step', async () => {
  const { itemId, first, second, was, published } = await createChangedPage('historia-hel');
  const before = await read(itemId);
  const changes = await changesOf(itemId, published);
  expect(changes.find(({ template }) => template === 'ContentPage')).toMatchObject({
    fields: [{ name: 'metaTitle', before: 'Ny titel' }],
    blocks: [
      { componentName: 'Accordion', kind: 'added' },
      { componentName: 'Accordion', kind: 'removed' },
    ],
  });

  const [newest] = await stagesOf(itemId);
  const stages = await restore(itemId, published, newest?.stage ?? 0);
  const now = await read(itemId);
  expect(now.placeholders).toEqual(was.placeholders);
  expect(valueOf(now, 'metaTitle')).toBe(valueOf(was, 'metaTitle'));
  expect(valueOf(await read(first.dataSource), 'Title')).toBe('Frågor');
  expect(await read(second.dataSource)).toBeNull();
  expect(await changesOf(itemId, published)).toEqual([]);

  await restore(itemId, stages.before, stages.after);
  const again = await read(itemId);
  expect(again.placeholders).toEqual(before.placeholders);
  expect(valueOf(again, 'metaTitle')).toBe('Ny titel');
  expect(await read(first.dataSource)).toBeNull();
  expect(valueOf(await read(second.dataSource), 'Title')).toBe('Svar');
});

test('[EDIT-17] a page that was saved in between, or did not exist then, is not restored', async () => {
  const { itemId, published } = await createChangedPage('historia-annan');
  const input = { itemId, language, stage: published, expectedStage: published };
  expect(getRefusal(await attempt('restoreStage', input, 'after')).code).toBe('CONFLICT');
  const [newest] = await stagesOf(itemId);
  const none = { ...input, stage: 0, expectedStage: newest?.stage };
  expect(getRefusal(await attempt('restoreStage', none, 'after')).code).toBe('NOT_FOUND');
});

test('[EDIT-17] a page of the content files is restored to what they say', async () => {
  const { itemId } = dataOrThrow(
    await platform.queryAuthoring<{ item: { itemId: string } }>(
      `{ item(where: { path: "/sitecore/content/harbour/Home", language: "sv" }) { itemId } }`,
    ),
  ).item;
  const originalPage = await read(itemId);
  const dataSource = originalPage.placeholders.main?.[0]?.dataSource ?? '';
  const title = valueOf(await read(dataSource), 'Title');
  await update(dataSource, 'Title', 'Ändrad');
  const stages = await stagesOf(itemId);
  expect(stages.at(-1)).toMatchObject({ stage: 0, author: null, changes: [] });
  await restore(itemId, 0, stages[0]?.stage ?? 0);
  expect(valueOf(await read(dataSource), 'Title')).toBe(title);
});
