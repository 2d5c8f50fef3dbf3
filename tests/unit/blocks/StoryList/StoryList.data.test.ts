import { loader } from '../../../../blocks/StoryList/StoryList.data';
import { templateId } from '../../../../schema/templateId';
import { dataRequest, storyAnswer } from '../dataRequest';

const tags = [
  { id: 'T1', key: { value: 'el' }, value: { value: 'Elbil' } },
  { id: 'T2', key: { value: 'rad' }, value: { value: 'Råd' } },
  { id: 'T3', key: null, value: { value: 'Utan nyckel' } },
];
const storiesAnswer = {
  search: {
    total: 9,
    pageInfo: { endCursor: 'NEXT', hasNext: true },
    results: ['a', 'b', 'c', 'd'].map((slug) => storyAnswer(slug)),
  },
};
const answers = { StoryTags: { item: { tags: { targetItems: tags } } }, Stories: storiesAnswer };

const load = (query = '', platformAnswers: Record<string, unknown> = answers) => {
  const prepared = dataRequest(platformAnswers, { query: new URLSearchParams(query) });
  return { ...prepared, loaded: loader.load({ layout: 'Grid' }, prepared.request) };
};

test('[STORY-20] [STORY-21] fetches four stories by template, parent, language and cursor', async () => {
  const { queries, loaded } = load('after=CURSOR');
  await loaded;
  expect(queries.find(({ operation }) => operation === 'Stories')?.variables).toEqual({
    datasource: templateId('StoryPage'),
    language: 'sv',
    limit: 4,
    cursor: 'CURSOR',
    parentId: 'PAGE',
    tags: [{ name: '_path', operator: 'CONTAINS', value: 'PAGE' }],
  });
});

test('[STORY-14] [STORY-23] fetches tags from the data source, and ignores tags without a key or value', async () => {
  const { queries, loaded } = load();
  const data = await loaded;
  expect(queries[0]).toEqual({
    operation: 'StoryTags',
    variables: { datasource: '{BLOCK}', language: 'sv' },
  });
  expect(data.tags.map(({ id, key, value }) => [id, key, value])).toEqual([
    ['T1', 'el', 'Elbil'],
    ['T2', 'rad', 'Råd'],
  ]);
});

test('[STORY-15] [STORY-16] each tag links to the list with the tag toggled, and “all” to the list without tags', async () => {
  const { queries, loaded } = load('tag=el&tag=unknown');
  const data = await loaded;
  expect(data.tags.map(({ isSelected: selected, href }) => [selected, href])).toEqual([
    [true, '/livet'],
    [false, '/livet?tag=el&tag=rad'],
  ]);
  expect(data.allHref).toBe('/livet');
  expect(queries[1]?.variables.tags).toEqual([{ name: 'tags', operator: 'CONTAINS', value: 'T1' }]);
});

test('[STORY-04] the link to more stories has the cursor and keeps the chosen tags and layout', async () => {
  const data = await load('tag=el&layout=list').loaded;
  expect(data.moreHref).toBe('/livet?tag=el&layout=list&after=NEXT');
  const lastPage = {
    search: { ...storiesAnswer.search, pageInfo: { endCursor: 'NEXT', hasNext: false } },
  };
  expect((await load('', { ...answers, Stories: lastPage }).loaded).moreHref).toBeUndefined();
});

test('[STORY-27] [ERR-12] a failed fetch is reported and the list is empty', async () => {
  const { loaded, reported } = load('', { ...answers, Stories: new Error('down') });
  await expect(loaded).resolves.toMatchObject({ stories: [], total: 0, moreHref: undefined });
  expect(reported).toEqual([new Error('down')]);
});

test('shows stories when the tags cannot be fetched', async () => {
  const { loaded, reported } = load('', { Stories: storiesAnswer, StoryTags: new Error('down') });
  expect((await loaded).stories).toHaveLength(4);
  expect(reported).toHaveLength(1);
});
