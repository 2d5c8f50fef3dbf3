import * as queries from '../../cms/generated/authoringQueries';
import { findMismatch } from '../../schema/responseShape';
import { dataOrThrow, TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.close());

const reading = Object.entries(queries).filter(([, { query }]) => query.startsWith('query'));

/** Returns variables for all queries, which refer to one page. */
function createVariables(): Record<string, unknown> {
  const { draft } = platform.store;
  const home = draft.find('/sitecore/content/harbour/Home');
  const list = draft.find('/sitecore/content/harbour/Home/Data/LinkList 1');
  const blocks = home && draft.findInLanguage(home.id, 'sv')?.version.placeholders;
  return {
    site: 'harbour',
    language: 'sv',
    itemId: home?.id,
    uid: Object.values(blocks ?? {}).flat()[0]?.uid,
    ownerId: list?.id,
    field: 'Items',
    part: 'SETTINGS',
    href: '/',
    version: 1,
    stage: 0,
    from: 'sv',
    to: 'en',
    withSubpages: false,
    id: list?.id,
    ids: ['scenes/bay.webp'],
    first: 5,
    input: { parentId: home?.id, name: 'new' },
  };
}

it('[EDIT-02] more than 20 queries of the editor are found', () =>
  expect(reading.length).toBeGreaterThan(20));

test.each(reading)(
  '[EDIT-02] %s is answered in the shape that the editor expects',
  async (_, operation) => {
    const data = dataOrThrow(await platform.queryAuthoring(operation.query, createVariables()));
    expect(findMismatch(data, operation.shape)).toBeUndefined();
  },
);
