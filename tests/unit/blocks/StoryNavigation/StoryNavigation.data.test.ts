import { loader } from '../../../../blocks/StoryNavigation/StoryNavigation.data';
import { dataRequest, storyAnswer } from '../dataRequest';

const storyDate = '20261112T070000Z';
const createAncestors = (path: string) => [{ url: { path } }, { url: { path: '/' } }];
const position = {
  parent: { id: 'P' },
  publishDate: { value: storyDate },
  cursor: { value: storyDate },
};
const StoryPosition = { item: { ...position, ancestors: createAncestors('/livet/artiklar') } };
const AdjacentStory = { search: { results: [storyAnswer('granne')] } };
const page = { ...dataRequest({}).request.page, path: '/livet/artiklar/vinter' };

test('[STORY-24] [STORY-25] fetches the previous and next story by date', async () => {
  const { request, queries } = dataRequest({ StoryPosition, AdjacentStory }, { page });
  const data = await loader.load({}, request);
  expect(queries[0]).toEqual({
    operation: 'StoryPosition',
    variables: { path: 'PAGE', language: 'sv' },
  });
  expect(queries.slice(1).map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ parentId: 'P', date: storyDate, operator: 'LT', direction: 'DESC' }),
    expect.objectContaining({ parentId: 'P', date: storyDate, operator: 'GT', direction: 'ASC' }),
  ]);
  expect([data.previous?.title, data.next?.title]).toEqual(['Om granne', 'Om granne']);
});

test('[STORY-09] the back link leads to the parent path', async () => {
  const { request } = dataRequest({ StoryPosition, AdjacentStory }, { page });
  expect((await loader.load({}, request)).backHref).toBe('/livet/artiklar');
});

test('the back link skips a folder that is not a page', async () => {
  const inFolder = { item: { ...position, ancestors: createAncestors('/livet') } };
  const { request } = dataRequest({ StoryPosition: inFolder, AdjacentStory }, { page });
  expect((await loader.load({}, request)).backHref).toBe('/livet');
});

test('[STORY-28] [ERR-13] an error while fetching an adjacent story is thrown', async () => {
  const { request } = dataRequest({ StoryPosition, AdjacentStory: new Error('down') }, { page });
  await expect(loader.load({}, request)).rejects.toThrow('down');
});
