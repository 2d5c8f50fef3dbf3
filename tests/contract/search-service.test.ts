/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { exportStock } from '../../services/stock/commands/exportStock';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { engineUnderTest } from './search/engineUnderTest';
import { SearchOracle } from './search/oracle';
import { ask, change, replaceAll, type SearchTarget } from './search/searchTarget';
import { carIndex, testCar, testCars } from './search/testCars';
import { testQueries } from './search/testQueries';
import { asGiven, givenAlone } from './search/workedOut';
import { SeededRandom } from '../support/seededRandom';
import { searchApiKey, TestPlatform } from './testPlatform';

jest.setTimeout(600_000);

const definition = givenAlone(indexDefinitions.get(carIndex)!);
const cars = testCars(300, 3);
let platform: TestPlatform;
let target: SearchTarget;

beforeAll(async () => {
  platform = await TestPlatform.start({
    ...engineUnderTest(),
    stock: { cars: 300, day: '2026-11-01' },
  });
  target = { url: platform.url, apiKey: searchApiKey };
});

afterAll(() => platform.close());

const total = async (body: object): Promise<number> =>
  (await ask(target, { index: carIndex, limit: 0, ...body })).body.total_items;

test('[SRCH-08] [SRCH-10] [SRCH-11] every index of cars, dealers and kits answers with its generated stock', async () => {
  const totals = new Map<string, number>();
  for (const index of indexDefinitions.keys()) {
    const { status, body } = await ask(target, { index });
    expect(status).toBe(200);
    expect(body).toMatchObject({ facet: [], limit: 24, offset: 0 });
    totals.set(index, body.total_items);
  }
  const names = [...totals.keys()];
  expect(names.filter((name) => name.startsWith('vehicles_'))).toHaveLength(8);
  expect(names.filter((name) => name.startsWith('sites_'))).toHaveLength(8);
  expect(names.filter((name) => name.startsWith('kits_'))).toEqual(['kits_carstore_fi']);
  expect(Math.min(...totals.values())).toBeGreaterThan(0);
});

test('[SRCH-15] dealers with a workshop are found by the kind of their departments', async () => {
  const index = 'sites_automotive_se';
  const all = await ask(target, { index, limit: 100 });
  const { body } = await ask(target, {
    index,
    limit: 100,
    filters: { 'site_departments.department_type': ['Workshop'] },
  });
  const workshops = all.body.content.filter((dealer) =>
    (dealer.site_departments as { department_type: string }[]).some(
      ({ department_type }) => department_type === 'Workshop',
    ),
  );
  expect(body.content).toEqual(workshops);
  expect(workshops.length).toBeGreaterThan(0);
});

test('a key that is missing or wrong answers 401', async () => {
  for (const key of ['', 'wrong', `${searchApiKey} `.slice(0, 5)]) {
    const { status, body } = await ask(target, { index: carIndex }, { 'x-api-key': key });
    expect({ status, body }).toEqual({
      status: 401,
      body: { errors: ['X-API-KEY is missing or wrong.'] },
    });
  }
});

test.each<[string, unknown, string]>([
  ['an index that is unknown', { index: 'no_index' }, 'index "no_index" is unknown.'],
  ['no index', {}, 'index must be a text.'],
  ['a list as body', [], 'The body must be a JSON object.'],
  ['broken JSON', '{', 'The body cannot be read'],
  [
    'an unknown key',
    { index: carIndex, sortName: 'newest' },
    '"sortName" is no part of a request.',
  ],
  [
    'bounds that are left out',
    { index: carIndex, filters: { '-car_price': [null, 1] } },
    'filters: "-car_price" is unknown.',
  ],
  ['an unknown field', { index: carIndex, fields: ['nope'] }, 'fields: "nope" is unknown.'],
  ['an unknown sort', { index: carIndex, sort_name: 'best' }, 'sort_name "best" is unknown.'],
  ['an unknown facet', { index: carIndex, facets: [{ name: 'x' }] }, 'facets: "x" is unknown.'],
  [
    'an inherited name',
    { index: carIndex, sort_name: 'toString' },
    'sort_name "toString" is unknown.',
  ],
  [
    'the lowest of what is no number',
    { index: carIndex, facets: [{ name: 'car_site_id', lowest: ['car_brand'] }] },
    'facets[0]: lowest must be a list of fields of numbers.',
  ],
  [
    'the lowest by several values',
    { index: carIndex, facets: [{ name: 'car_equipment', lowest: ['car_price'] }] },
    'facets[0]: lowest is told of fields with one value alone.',
  ],
  ['an unknown filter', { index: carIndex, filters: { y: ['1'] } }, 'filters: "y" is unknown.'],
  [
    'a range with one bound',
    { index: carIndex, filters: { car_price: [1] } },
    'filters: car_price must have exactly two bounds, each a number or null.',
  ],
  [
    'a range in words',
    { index: carIndex, filters: { car_price: ['1', '2'] } },
    'filters: car_price must have exactly two bounds, each a number or null.',
  ],
  ['a large limit', { index: carIndex, limit: 501 }, 'limit must be a whole number from 0 to 500.'],
  [
    'a large offset',
    { index: carIndex, offset: 100_001 },
    'offset must be a whole number from 0 to 100000.',
  ],
  [
    'a long keyphrase',
    { index: carIndex, keyphrase: 'x'.repeat(201) },
    'keyphrase must be a text of at most 200 characters.',
  ],
])('[SRCH-13] a request with %s answers 400 and says so', async (_, body, problem) => {
  const { status, body: answer } = await ask(target, body);
  expect({ status, errors: answer.errors }).toEqual({ status: 400, errors: [problem] });
});

test('a body of more than 64 kB answers 413', async () => {
  const { status } = await ask(target, { index: carIndex, keyphrase: 'x'.repeat(65 * 1024) });
  expect(status).toBe(413);
});

test('changes are seen at once, as a whole, and after a restart', async () => {
  expect((await replaceAll(target, carIndex, cars)).body).toEqual({ documents: 300 });
  const random = new SeededRandom(11);
  const documents = new Map(cars.map((car) => [String(car.car_id), car]));
  for (let round = 0; round < 12; round += 1) {
    const changes = Array.from({ length: 1 + random.below(30) }, () => {
      const number = random.below(400);
      if (random.chance(0.4)) {
        documents.delete(`c${number}`);
        return { delete: `c${number}` };
      }
      const car = testCar(random, number);
      documents.set(`c${number}`, car);
      return { upsert: car };
    });
    const { status, body } = await change(target, carIndex, changes);
    expect({ status, changes: (body.upserted ?? 0) + (body.deleted ?? 0) }).toEqual({
      status: 200,
      changes: changes.length,
    });
    await expectAgreement([...documents.values()], 40, round);
  }
  await platform.restart();
  target = { url: platform.url, apiKey: searchApiKey };
  await expectAgreement([...documents.values()], 100, 99);
  expect(await exported(carIndex)).toEqual(new Map([...documents].sort()));
});

test('an index that was made from nothing else is exported whole, and unknown ones are refused', async () => {
  const index = 'sites_automotive_se';
  const { body } = await ask(target, { index, limit: 500 });
  const dealers = body.content.map((dealer) => [String(dealer.site_id), dealer] as const);
  expect(await exported(index)).toEqual(new Map(dealers.sort()));
  await expect(exported('nope')).rejects.toThrow(
    '400: {"errors":["index \\"nope\\" is unknown."]}',
  );
  await expect(exportStock({ ...target, apiKey: 'x' }, index, new PassThrough())).rejects.toThrow(
    '401',
  );
});

test('an index is replaced at once while it serves', async () => {
  const before = testCars(150, 5);
  const after = testCars(250, 6);
  await replaceAll(target, carIndex, before);
  let replaced = false;
  const replacing = replaceAll(target, carIndex, after).then(() => (replaced = true));
  const seen = new Set<number>();
  while (!replaced) seen.add(await total({}));
  await replacing;
  expect([...seen].every((count) => count === 150 || count === 250)).toBe(true);
  expect(seen.has(150)).toBe(true);
  await expectAgreement(after, 60, 8);
});

test('documents that do not fit are refused whole, and name their lines', async () => {
  const count = await total({});
  const wrong = [{ upsert: cars[0]! }, { upsert: { car_id: 'x', colour: 'red', car_price: '1' } }];
  const changed = await change(target, carIndex, wrong);
  expect(changed.status).toBe(400);
  expect(changed.body.errors).toEqual([
    'Line 2: field "colour" is unknown. car_price must be a number.',
  ]);
  const replaced = await replaceAll(target, carIndex, [cars[0], '{']);
  expect(replaced.status).toBe(400);
  expect(replaced.body.errors).toEqual(['Line 2: is no JSON.']);
  expect((await change(target, 'nope', [])).status).toBe(400);
  expect(await total({})).toBe(count);
});

/** Documents by id as `npm run stock:export` prints them. */
async function exported(index: string): Promise<Map<string, unknown>> {
  const output = new PassThrough();
  const lines = text(output);
  await exportStock(target, index, output).finally(() => output.end());
  const documents = (await lines)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: string; document: object });
  return new Map(documents.map(({ id, document }) => [id, asGiven(document)] as const).sort());
}

async function expectAgreement(
  documents: ReturnType<typeof testCars>,
  count: number,
  seed: number,
): Promise<void> {
  const oracle = new SearchOracle(definition, documents);
  for (const query of testQueries(definition, documents, { count, seed })) {
    const { status, body } = await ask(target, query);
    const given = { ...body, content: body.content.map(asGiven) };
    expect({ query, status, body: given }).toEqual({
      query,
      status: 200,
      body: oracle.search(query),
    });
  }
}
