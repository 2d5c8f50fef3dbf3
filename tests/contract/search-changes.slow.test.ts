import type { ChangePage } from '../../services/search/changeLog';
import type { SearchDocument } from '../../services/search/indexDefinition';
import { engineUnderTest } from './search/engineUnderTest';
import { change, replaceAll, type SearchTarget } from './search/searchTarget';
import { carIndex, createTestCars } from './search/testCars';
import { searchApiKey, TestPlatform } from './testPlatform';

jest.setTimeout(600_000);

const cars = createTestCars(20, 9);
let platform: TestPlatform;
let target: SearchTarget;

beforeAll(async () => {
  platform = await TestPlatform.start({ ...engineUnderTest() });
  target = { url: platform.url, apiKey: searchApiKey };
  await replaceAll(target, carIndex, cars);
});

afterAll(() => platform.close());

async function changesAfter(after: number | string | undefined, limit = 100) {
  const query = new URLSearchParams({ limit: String(limit) });
  if (after !== undefined) query.set('after', String(after));
  const response = await fetch(`${target.url}/v1/changes?${query.toString()}`, {
    headers: { 'x-api-key': searchApiKey },
  });
  return { status: response.status, body: (await response.json()) as ChangePage };
}

const getSummary = ({ changes }: ChangePage) =>
  changes.map(({ index, id, before, after }) => ({
    ...{ index, id },
    before: (before as SearchDocument | null)?.car_price,
    after: (after as SearchDocument | null)?.car_price,
  }));

test('changes are returned in order, with the car before and after, and only if it changed', async () => {
  const { body: start } = await changesAfter(undefined);
  expect(start.changes).toEqual([]);
  const [car] = cars;
  const id = String(car!.car_id);
  await change(target, carIndex, [{ upsert: { ...car, car_price: 111_000 } }]);
  await change(target, carIndex, [{ upsert: { ...car, car_price: 111_000 } }]);
  await change(target, carIndex, [{ delete: id }]);
  await change(target, carIndex, [{ delete: 'never-there' }]);
  const { body } = await changesAfter(start.last);
  expect(getSummary(body)).toEqual([
    { index: carIndex, id, before: car!.car_price, after: 111_000 },
    { index: carIndex, id, before: 111_000, after: undefined },
  ]);
  const { body: first } = await changesAfter(start.last, 1);
  expect(getSummary(first)).toEqual(getSummary(body).slice(0, 1));
  expect(getSummary((await changesAfter(first.last)).body)).toEqual(getSummary(body).slice(1));
  expect(await changesAfter(body.last)).toMatchObject({ body: { changes: [], last: body.last } });
});

test('replacing the stock returns the differences, with only the fields of cars that filters and mails need', async () => {
  await replaceAll(target, carIndex, cars);
  const { body: start } = await changesAfter(undefined);
  const [gone, dearer, ...same] = cars;
  const fresh = { ...gone!, car_id: 'fresh', slug: 'fresh', car_regno: undefined };
  await replaceAll(target, carIndex, [{ ...dearer!, car_price: 999_000 }, fresh, ...same]);
  const { body } = await changesAfter(start.last);
  expect(getSummary(body).sort((one, other) => one.id.localeCompare(other.id))).toEqual(
    [
      { index: carIndex, id: String(gone!.car_id), before: gone!.car_price, after: undefined },
      { index: carIndex, id: String(dearer!.car_id), before: dearer!.car_price, after: 999_000 },
      { index: carIndex, id: 'fresh', before: undefined, after: gone!.car_price },
    ].sort((one, other) => one.id.localeCompare(other.id)),
  );
  const fields = body.changes.flatMap(({ after }) => Object.keys(after ?? {}));
  expect(fields).toContain('car_price');
  expect(fields).not.toContain('car_sellers');
});

test('an invalid number is refused, and so is a request without the key', async () => {
  expect((await changesAfter('x')).status).toBe(400);
  expect((await changesAfter(-1)).status).toBe(400);
  expect((await fetch(`${target.url}/v1/changes`)).status).toBe(401);
});
