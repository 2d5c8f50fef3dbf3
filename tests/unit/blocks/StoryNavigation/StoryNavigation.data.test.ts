import { loader } from '../../../../blocks/StoryNavigation/StoryNavigation.data';
import { dataRequest, storyAnswer } from '../dataRequest';

const value = '20261112T070000Z';
const above = (path: string) => [{ url: { path } }, { url: { path: '/' } }];
const position = { parent: { id: 'P' }, publishDate: { value }, cursor: { value } };
const StoryPosition = { item: { ...position, ancestors: above('/livet/artiklar') } };
const AdjacentStory = { search: { results: [storyAnswer('granne')] } };
const page = { ...dataRequest({}).request.page, path: '/livet/artiklar/vinter' };

test('[STORY-24] [STORY-25] neighbours are the first by date, downwards and upwards', async () => {
  const { request, asked } = dataRequest({ StoryPosition, AdjacentStory }, { page });
  const data = await loader.load({}, request);
  expect(asked[0]).toEqual({
    operation: 'StoryPosition',
    variables: { path: 'PAGE', language: 'sv' },
  });
  expect(asked.slice(1).map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ parentId: 'P', date: value, operator: 'LT', direction: 'DESC' }),
    expect.objectContaining({ parentId: 'P', date: value, operator: 'GT', direction: 'ASC' }),
  ]);
  expect([data.previous?.title, data.next?.title]).toEqual(['Om granne', 'Om granne']);
});

test('[STORY-09] the way back leads to the parent path', async () => {
  const { request } = dataRequest({ StoryPosition, AdjacentStory }, { page });
  expect((await loader.load({}, request)).backHref).toBe('/livet/artiklar');
});

test('a folder that is no page itself is passed over on the way back', async () => {
  const inFolder = { item: { ...position, ancestors: above('/livet') } };
  const { request } = dataRequest({ StoryPosition: inFolder, AdjacentStory }, { page });
  expect((await loader.load({}, request)).backHref).toBe('/livet');
});

test('[STORY-28] [ERR-13] a failed look-up is raised', async () => {
  const { request } = dataRequest({ StoryPosition, AdjacentStory: new Error('down') }, { page });
  await expect(loader.load({}, request)).rejects.toThrow('down');
});
