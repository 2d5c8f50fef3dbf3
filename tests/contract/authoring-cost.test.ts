import { buildAuthoringSchema } from '../../cms/authoring/authoringSchema';
import { TestEditors } from './testEditors';
import { harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let editors: TestEditors;

beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [harbour] });
  editors = new TestEditors(platform);
});
afterAll(() => platform.close());

const aliases = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
const tree = 'pageTree(site: "harbour") { __typename }';

/** Queries that read by id or key. All others count as scans, so add new lookups here. */
const lookups = [
  ...['item', 'me', 'mySessions', 'colleagues', 'comments', 'draftLink', 'draftLinks'],
  ...['latestPublishRequest', 'listPlaces', 'mediaAsset', 'mediaFolders', 'myPublishRequests'],
  ...['pageAddress', 'publishRequest', 'publishRequests', 'releases', 'variants'],
  ...['decidesInStages', 'requestStages'],
];
const walks = Object.keys(buildAuthoringSchema().getQueryType()?.getFields() ?? {}).filter(
  (name) => !lookups.includes(name),
);

test.each([
  ...[170, 60, 11].map((count) => [`${count} times one`, aliases(count, tree)]),
  [
    'through fragments',
    `query { ...A ...B } ${['A', 'B'].map((name) => `fragment ${name} on Query { ${Array.from({ length: 6 }, (_, at) => `${name}${at}: ${tree}`).join(' ')} }`).join(' ')}`,
  ],
  ['changes', `mutation ${aliases(11, 'revokeDraftLink(input: { id: "x" }) { successful }')}`],
])(
  'a query that repeats an expensive field under many aliases is refused: %s',
  async (_, query) => {
    const answer = await platform.queryAuthoring(query);
    expect([answer.status, answer.errors?.[0]?.extensions?.code]).toEqual([400, 'QUERY_TOO_LARGE']);
  },
);

test('fields that walk over items have a query cost that limits them to some dozens per query', async () => {
  expect(walks).toEqual(expect.arrayContaining(['pageTree', 'mediaAssets', 'pageHistory', 'bin']));
  const many = [
    ...Array.from({ length: 10 }, (_, at) => `a${at}: ${tree}`),
    ...Array.from({ length: 10 }, (_, at) => `b${at}: mediaAssets(site: "harbour") { total }`),
    ...[
      'linkProblems(itemId: "x", language: "sv")',
      'unpublished(itemId: "x", language: "sv")',
    ].flatMap((field, kind) =>
      Array.from({ length: 10 }, (_, at) => `c${kind}x${at}: ${field} { __typename }`),
    ),
  ];
  const { errors } = await platform.queryAuthoring(`{ ${many.join(' ')} }`);
  expect(errors?.[0]).toMatchObject({ message: expect.stringMatching(/cost \d+ of at most/) });
  const { data } = await platform.queryAuthoring(`{ ${many.slice(0, 3).join(' ')} me { id } }`);
  expect(Object.keys(data ?? {})).toHaveLength(4);
});

test('another account is answered while one account sends the most expensive allowed queries', async () => {
  const other = await editors.invite({ email: 'o@example.com', name: 'O', role: 'writer' });
  const order: string[] = [];
  const flood = Array.from({ length: 40 }, () =>
    platform.queryAuthoring(aliases(10, tree)).then(({ status }) => order.push(`flood ${status}`)),
  );
  const otherRequest = editors
    .as(other.id, '{ me { id } }')
    .then(({ status }) => order.push(`other ${status}`));
  await Promise.all([...flood, otherRequest]);
  expect(order).toContain('other 200');
  // It waits only for queries that have started, not for all that are queued.
  expect(order.indexOf('other 200')).toBeLessThan(20);
});
