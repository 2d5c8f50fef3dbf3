import { indexDefinitions } from '../../services/search/indexDefinitions';
import { searchFor, replaceAll, type SearchTarget } from './search/searchTarget';
import { SeededRandom } from '../support/seededRandom';
import { caseCount } from '../support/thorough';
import { carIndex, createTestCars } from './search/testCars';
import { createTestQueries } from './search/testQueries';
import { searchApiKey, TestPlatform } from './testPlatform';

const definition = indexDefinitions.get(carIndex)!;
const cars = createTestCars(300, 9);
const random = new SeededRandom(99);

/** Hostile values: wrong types, injections, prototype keys, very long and empty values. */
const hostileValues: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, '', ' ', [], {}, [[]], [null, null], [1, 2, 3], ['a', 'b']],
  ...["'; drop table event; --", '" or 1=1', '<script>', '../../etc/passwd', '${7*7}', '{{7*7}}'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    '\ud800',
    '💥'.repeat(60),
    'x'.repeat(5000),
  ],
  ...[
    'a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö 1 2 3 4 5 6 7 8 9',
    '%%%%',
    '.*+?^$()[]{}|\\',
  ],
  ...[{ $gt: '' }, { name: 'car_brand', filters: { car_brand: [{}] } }, [{ name: '__proto__' }]],
];

/** Replaces some parts of a valid request by hostile values. */
function mutate(valid: unknown): unknown {
  if (random.chance(0.15)) return random.pick(hostileValues);
  if (Array.isArray(valid))
    return valid.map((entry) => (random.chance(0.3) ? mutate(entry) : entry));
  if (typeof valid !== 'object' || valid === null) return random.pick(hostileValues);
  const entries = Object.entries(valid).map(([key, value]) => [
    random.chance(0.05) ? String(random.pick(hostileValues)) : key,
    random.chance(0.3) ? mutate(value) : value,
  ]);
  return Object.fromEntries(entries);
}

const bodies = createTestQueries(definition, cars, { count: caseCount(500, 1500), seed: 21 }).map(
  (query) => {
    const body = mutate(query);
    return typeof body === 'object' && body !== null && random.chance(0.9)
      ? { ...body, index: carIndex }
      : body;
  },
);

describe('fuzzed requests', () => {
  let platform: TestPlatform;
  let target: SearchTarget;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    target = { url: platform.url, apiKey: searchApiKey };
    await replaceAll(target, carIndex, cars);
  });

  afterAll(() => platform.close());

  test('get 200 or a description of the error, and the service keeps working', async () => {
    const statuses = new Map<number, number>();
    for (const body of bodies) {
      const text = JSON.stringify(body) ?? '';
      const { status, body: answered } = await searchFor(
        target,
        random.chance(0.02) ? text.slice(1) : text,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) continue;
      expect({ body, status }).toEqual({ body, status: 400 });
      expect(answered.errors!.length).toBeGreaterThan(0);
    }
    expect([...statuses.keys()].sort()).toEqual([200, 400]);
    const { body } = await searchFor(target, { index: carIndex, limit: 0 });
    expect(body.total_items).toBe(cars.length);
  });
});
