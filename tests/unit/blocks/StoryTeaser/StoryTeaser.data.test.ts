import { loader } from '../../../../blocks/StoryTeaser/StoryTeaser.data';
import { dataRequest, storyAnswer } from '../dataRequest';

const results = ['a', 'b', 'c'].map((slug) => storyAnswer(slug));
const Stories = { search: { total: 8, pageInfo: {}, results } };
const Ancestors = { item: { ancestors: [{ id: 'FOLDER' }, { id: 'HOME' }] } };

test('[STORY-07] [STORY-08] [STORY-22] loads three stories of the site and links to the index two segments up', async () => {
  const { request, queries } = dataRequest({ Stories, Ancestors });
  const data = await loader.load({}, request);
  expect(data.stories).toHaveLength(3);
  expect(data.indexHref).toBe('/livet');
  expect(queries.at(-1)?.variables).toMatchObject({ limit: 3, parentId: 'HOME' });
});

test('on a story page, loads other stories that share a tag', async () => {
  const page = { ...dataRequest({}).request.page, template: 'StoryPage' };
  const StoryPosition = { item: { tags: { value: '{T1}|{T2}' } } };
  const { request, queries } = dataRequest({ Stories, Ancestors, StoryPosition }, { page });
  await loader.load({}, request);
  const notThisStory = { name: '_path', operator: 'NCONTAINS', value: 'PAGE' };
  expect(queries.at(-1)?.variables.tags).toEqual([
    { AND: [{ name: 'tags', operator: 'CONTAINS', value: 'T1' }, notThisStory] },
    { AND: [{ name: 'tags', operator: 'CONTAINS', value: 'T2' }, notThisStory] },
  ]);
});

test('adds the latest stories when too few share a tag, without duplicates', async () => {
  const page = { ...dataRequest({}).request.page, template: 'StoryPage' };
  const StoryPosition = { item: { tags: { value: '{T1}' } } };
  const { request, queries } = dataRequest({ Ancestors, StoryPosition }, { page });
  const createAnswer = (slugs: string[]) => ({
    search: { total: slugs.length, pageInfo: {}, results: slugs.map((slug) => storyAnswer(slug)) },
  });
  const answers = [createAnswer(['like']), createAnswer(['newest', 'like', 'older'])];
  const runOriginalQuery = request.runQuery;
  request.runQuery = (async (...queryArguments: Parameters<typeof runOriginalQuery>) =>
    queries.length < 2
      ? runOriginalQuery(...queryArguments)
      : answers.shift()) as typeof runOriginalQuery;
  const { stories } = await loader.load({}, request);
  expect(stories.map(({ title }) => title)).toEqual(['Om like', 'Om newest', 'Om older']);
});

test('[STORY-27] a failed fetch is reported and the teaser has no stories', async () => {
  const { request, reported } = dataRequest({ Ancestors, Stories: new Error('down') });
  await expect(loader.load({}, request)).resolves.toEqual({ stories: [] });
  expect(reported).toEqual([new Error('down')]);
});
