import { loader } from '../../../../blocks/StoryTeaser/StoryTeaser.data';
import { dataRequest, storyAnswer } from '../dataRequest';

const results = ['a', 'b', 'c'].map((slug) => storyAnswer(slug));
const Stories = { search: { total: 8, pageInfo: {}, results } };
const Ancestors = { item: { ancestors: [{ id: 'FOLDER' }, { id: 'HOME' }] } };

test('[STORY-07] [STORY-08] [STORY-22] three stories of the site, and its index two segments up', async () => {
  const { request, asked } = dataRequest({ Stories, Ancestors });
  const data = await loader.load({}, request);
  expect(data.stories).toHaveLength(3);
  expect(data.indexHref).toBe('/livet');
  expect(asked.at(-1)?.variables).toMatchObject({ limit: 3, parentId: 'HOME' });
});

test('on a story they are others that share a tag', async () => {
  const page = { ...dataRequest({}).request.page, template: 'StoryPage' };
  const StoryPosition = { item: { tags: { value: '{T1}|{T2}' } } };
  const { request, asked } = dataRequest({ Stories, Ancestors, StoryPosition }, { page });
  await loader.load({}, request);
  const other = { name: '_path', operator: 'NCONTAINS', value: 'PAGE' };
  expect(asked.at(-1)?.variables.tags).toEqual([
    { AND: [{ name: 'tags', operator: 'CONTAINS', value: 'T1' }, other] },
    { AND: [{ name: 'tags', operator: 'CONTAINS', value: 'T2' }, other] },
  ]);
});

test('too few of them are joined by the latest, none twice', async () => {
  const page = { ...dataRequest({}).request.page, template: 'StoryPage' };
  const StoryPosition = { item: { tags: { value: '{T1}' } } };
  const { request, asked } = dataRequest({ Ancestors, StoryPosition }, { page });
  const answer = (slugs: string[]) => ({
    search: { total: slugs.length, pageInfo: {}, results: slugs.map((slug) => storyAnswer(slug)) },
  });
  const answers = [answer(['like']), answer(['newest', 'like', 'older'])];
  const askOthers = request.ask;
  request.ask = (async (...question: Parameters<typeof askOthers>) =>
    asked.length < 2 ? askOthers(...question) : answers.shift()) as typeof askOthers;
  const { stories } = await loader.load({}, request);
  expect(stories.map(({ title }) => title)).toEqual(['Om like', 'Om newest', 'Om older']);
});

test('[STORY-27] a failure is reported, and there is nothing', async () => {
  const { request, reported } = dataRequest({ Ancestors, Stories: new Error('down') });
  await expect(loader.load({}, request)).resolves.toEqual({ stories: [] });
  expect(reported).toEqual([new Error('down')]);
});
