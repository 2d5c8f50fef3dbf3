import { join } from 'node:path';
import { print, type DocumentNode } from 'graphql';
import { toStory, storyTemplateId, parseTagIds } from '../../features/stories/ui/story';
import { createTagPredicates } from '../../features/stories/ui/storyTags';
import { contract } from '../../schema/generated/contract';
import {
  AdjacentStoryDocument,
  AncestorsDocument,
  StoriesDocument,
  StoryPositionDocument,
  StoryTagsDocument,
  TableColumnsDocument,
  type AdjacentStoryQuery,
  type AncestorsQuery,
  type StoriesQuery,
  type StoryPositionQuery,
  type StoryTagsQuery,
  type TableColumnsQuery,
} from '../../schema/generated/operations';
import { idOfName, templateId } from '../../schema/templateId';
import { automotiveSe } from '../../sites/automotive-se';
import { TestPlatform } from './testPlatform';

const language = 'sv';
const home = '/sitecore/content/automotive-se/Home';
const index = idOfName(`${home}/livet-med-bil`);
const tagId = (key: string) => idOfName(`/sitecore/content/automotive-se/Tags/${key}`);

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start({
    contentFolder: join('cms', 'content'),
    sites: [automotiveSe],
  });
});

afterAll(() => platform.close());

const query = <Data>(document: DocumentNode, variables: Record<string, unknown>) =>
  platform.read<Data>(print(document), variables);

async function fetchStories(changes: Record<string, unknown> = {}) {
  const { search } = await query<StoriesQuery>(StoriesDocument, {
    datasource: storyTemplateId,
    language,
    limit: 4,
    parentId: index,
    tags: createTagPredicates([], index),
    ...changes,
  });
  const results = search?.results?.flatMap((item) => (item ? [item] : [])) ?? [];
  return { results, total: search?.total ?? 0, pageInfo: search?.pageInfo };
}

test('[STORY-12] a story has the documented fields, in the documented formats', async () => {
  const { results } = await fetchStories({ limit: 1 });
  expect(results[0]).toEqual({
    id: expect.stringMatching(/^[0-9A-F]{32}$/),
    name: expect.any(String),
    displayName: expect.any(String),
    template: { id: storyTemplateId },
    url: { path: expect.stringMatching(/^\/livet-med-bil\/artiklar\//) },
    date: {
      value: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      dateValue: expect.any(Number),
      formattedDateValue: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    title: { value: expect.any(String) },
    premble: { value: expect.any(String) },
    image: {
      src: expect.any(String),
      alt: expect.any(String),
      width: expect.any(Number),
      height: expect.any(Number),
    },
    tags: { value: expect.stringMatching(/^\{[0-9A-F-]{36}\}(\|\{[0-9A-F-]{36}\})*$/) },
  });
});

test('[STORY-04] [STORY-20] [STORY-21] stories are paged by a cursor, four at a time and newest first, each story once', async () => {
  const first = await fetchStories();
  const second = await fetchStories({ cursor: first.pageInfo?.endCursor });
  expect(first.pageInfo?.hasNext).toBe(true);
  expect(second.pageInfo?.hasNext).toBe(false);
  const all = [...first.results, ...second.results].map(toStory);
  expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
});

test('[STORY-15] [STORY-20] a filter by tags finds only stories with any of them', async () => {
  const count = async (...keys: string[]) => {
    const { results } = await fetchStories({
      limit: 50,
      tags: createTagPredicates(keys.map(tagId), index),
    });
    for (const { tags } of results) {
      expect(parseTagIds(tags?.value ?? '').some((id) => keys.map(tagId).includes(id))).toBe(true);
    }
    return results.length;
  };
  const either = await count('elbil', 'manniskor');
  expect(either).toBeGreaterThan(Math.max(await count('elbil'), await count('manniskor')));
});

test('[STORY-14] [STORY-23] the tags of a list have id, key and value', async () => {
  const datasource = `${home}/livet-med-bil/Data/StoryList 1`;
  const { item } = await query<StoryTagsQuery>(StoryTagsDocument, { datasource, language });
  const tags = item?.tags && 'targetItems' in item.tags ? item.tags.targetItems : [];
  expect(tags?.[0]).toEqual({
    id: tagId('elbil'),
    key: { value: 'elbil' },
    value: { value: 'Elbil' },
  });
});

test('[STORY-24] [STORY-25] the previous and next story are found by parent and date', async () => {
  const { results } = await fetchStories({ limit: 3 });
  const [newest, middle, older] = results.map(toStory);
  const variables = { path: middle!.id, language };
  const { item } = await query<StoryPositionQuery>(StoryPositionDocument, variables);
  const date = item?.cursor?.value;
  expect(item?.publishDate?.value).toBe(date);
  const neighbour = async (operator: string, direction: string) => {
    const found = await query<AdjacentStoryQuery>(AdjacentStoryDocument, {
      datasource: storyTemplateId,
      language,
      parentId: item?.parent?.id,
      date,
      operator,
      direction,
    });
    expect(found.search?.results).toHaveLength(1);
    return toStory(found.search!.results![0]!).id;
  };
  await expect(neighbour('LT', 'DESC')).resolves.toBe(older!.id);
  await expect(neighbour('GT', 'ASC')).resolves.toBe(newest!.id);
});

test('[STORY-26] the API key is sent in the header sc_apikey', async () => {
  const query = print(StoriesDocument);
  const variables = { datasource: storyTemplateId, language, limit: 1, parentId: index, tags: [] };
  const { status } = await platform.post('/graphql', { query, variables }, { sc_apikey: 'wrong' });
  expect(status).toBe(401);
});

test('[TABLE-04] [TABLE-05] columns of a table are read as its child items, in their order', async () => {
  const { item } = await query<TableColumnsQuery>(TableColumnsDocument, {
    path: `${home}/dack-och-biltillbehor/dackhotell/Data/Table 1`,
    language,
    templateIds: [templateId('TableColumn')],
  });
  expect(item?.children?.results?.map((column) => column?.title?.value)).toEqual([
    'Tjänst',
    'Personbil',
    'Transportbil',
  ]);
});

test('[CRUMB-01] [CRUMB-03] one item serves every make and model, below its parent pages', async () => {
  const { layout } = await platform.read<{
    layout: { item: { id: string; rendered: { sitecore: { context: { itemPath: string } } } } };
  }>(
    `query ($path: String!) {
      layout(site: "automotive-se", language: "sv", routePath: $path) { item { id rendered } }
    }`,
    { path: '/kop-bil/bilmarken/volvo/xc40' },
  );
  expect(layout.item.rendered.sitecore.context.itemPath).toBe('/kop-bil/bilmarken/,-w-,/,-w-,');
  const variables = { path: layout.item.id, language };
  const { item } = await query<AncestorsQuery>(AncestorsDocument, variables);
  const paths = item?.ancestors.map((ancestor) => ancestor?.url.path);
  expect(paths?.[0]).toBe('/kop-bil/bilmarken/,-w-,');
  expect(paths?.slice(-2)).toEqual(['/kop-bil', '/']);
});

const carPages = ['CarListPage', 'CarDetailPage', 'CarGalleryPage', 'PrivateLeasingPage'];
const bookingSteps = [
  'Login',
  'Search',
  'Booking',
  'Confirmation',
  'Rating',
  'Validate',
  'LoggedIn',
];

test('[SHELL-21] [SHELL-22] the platform defines the types of the other pages, each with the route fields', async () => {
  const types = [...carPages, 'KitShopPage', ...bookingSteps.map((step) => `${step}Page`)];
  expect(Object.keys(contract.pages)).toEqual(expect.arrayContaining(types));
  for (const name of types) {
    const { __type } = await platform.read<{ __type: { fields: { name: string }[] } }>(
      'query ($name: String!) { __type(name: $name) { fields { name } } }',
      { name },
    );
    const fields = __type.fields.map((field) => field.name);
    expect(fields).toEqual(expect.arrayContaining(['metaTitle', 'canonicalURL', 'brandDesign']));
  }
});
