import * as queries from '../../cms/generated/authoringQueries';
import { misfitOf } from '../../schema/responseShape';
import { dataOf, TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.close());

const reading = Object.entries(queries).filter(([, { query }]) => query.startsWith('query'));

/** What any of the queries asks for, about one page. */
function variables(): Record<string, unknown> {
  const { draft } = platform.store;
  const home = draft.find('/sitecore/content/harbour/Home');
  const list = draft.find('/sitecore/content/harbour/Home/Data/LinkList 1');
  const blocks = home && draft.findIn(home.id, 'sv')?.version.placeholders;
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
    id: list?.id,
    first: 5,
    input: { parentId: home?.id, name: 'new' },
  };
}

it('[EDIT-02] there are queries to try', () => expect(reading.length).toBeGreaterThan(20));

test.each(reading)(
  '[EDIT-02] %s is answered in the form that the editor expects',
  async (_, asked) => {
    const data = dataOf(await platform.author(asked.query, variables()));
    expect(misfitOf(data, asked.shape)).toBeUndefined();
  },
);
