import type { ChangePage } from '../../services/search/changeLog';
import type { SearchDocument } from '../../services/search/indexDefinition';
import { engineUnderTest } from './search/engineUnderTest';
import { change, replaceAll, type SearchTarget } from './search/searchTarget';
import { carIndex, testCars } from './search/testCars';
import { searchApiKey, TestPlatform } from './testPlatform';

jest.setTimeout(600_000);

const cars = testCars(20, 9);
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

const told = ({ changes }: ChangePage) =>
  changes.map(({ index, id, before, after }) => ({
    ...{ index, id },
    before: (before as SearchDocument | null)?.car_price,
    after: (after as SearchDocument | null)?.car_price,
  }));

test('changes are told in their order, with the car before and after, and only what changes', async () => {
  const { body: start } = await changesAfter(undefined);
  expect(start.changes).toEqual([]);
  const [car] = cars;
  const id = String(car!.car_id);
  await change(target, carIndex, [{ upsert: { ...car, car_price: 111_000 } }]);
  await change(target, carIndex, [{ upsert: { ...car, car_price: 111_000 } }]);
  await change(target, carIndex, [{ delete: id }]);
  await change(target, carIndex, [{ delete: 'never-there' }]);
  const { body } = await changesAfter(start.last);
  expect(told(body)).toEqual([
    { index: carIndex, id, before: car!.car_price, after: 111_000 },
    { index: carIndex, id, before: 111_000, after: undefined },
  ]);
  const { body: first } = await changesAfter(start.last, 1);
  expect(told(first)).toEqual(told(body).slice(0, 1));
  expect(told((await changesAfter(first.last)).body)).toEqual(told(body).slice(1));
  expect(await changesAfter(body.last)).toMatchObject({ body: { changes: [], last: body.last } });
});

test('a whole new stock tells how it differs from the one before, and nobody sees more of a car than filters and mails need', async () => {
  await replaceAll(target, carIndex, cars);
  const { body: start } = await changesAfter(undefined);
  const [gone, dearer, ...same] = cars;
  const fresh = { ...gone!, car_id: 'fresh', slug: 'fresh', car_regno: undefined };
  await replaceAll(target, carIndex, [{ ...dearer!, car_price: 999_000 }, fresh, ...same]);
  const { body } = await changesAfter(start.last);
  expect(told(body).sort((one, other) => one.id.localeCompare(other.id))).toEqual(
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

test('a number that is none is refused, and so is whoever has no key', async () => {
  expect((await changesAfter('x')).status).toBe(400);
  expect((await changesAfter(-1)).status).toBe(400);
  expect((await fetch(`${target.url}/v1/changes`)).status).toBe(401);
});
