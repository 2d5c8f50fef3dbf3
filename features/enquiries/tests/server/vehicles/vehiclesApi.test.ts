import type { RegisteredVehicle } from '../../../../../domain/tradeIn/vehicle.types';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import { UpstreamError } from '../../../../../platform/upstreams/UpstreamError';
import { startApp, stopServers } from '../../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const host = 'automotive-se.localhost';
const volvo: RegisteredVehicle = { make: 'Volvo', model: 'V60', year: 2020, fuel: 'diesel' };

const ownVehicle = { plate: 'ABC123', mileage: 5000 };

const likeCars = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    car_id: String(at),
    car_is_used: true,
    car_year: 2020,
    car_mileage: 5000,
    car_price: 200_000,
  })) as unknown as CarRecord[];

async function startVehicles({ cars = likeCars(5), failed = false, down = false } = {}) {
  const lookups: string[] = [];
  const app = await startApp({
    vehicleRegister: {
      find: async (country, plate) => {
        lookups.push(`${country} ${plate}`);
        if (down) throw new UpstreamError('vehicle register', 'timeout', 'no answer');
        return plate === 'ABC123' ? volvo : undefined;
      },
    },
    searchCars: async () => ({ facets: [], cars, total: cars.length, failed }),
  });
  const postVehicles = async (
    path: string,
    body: object,
    { on = host, origin }: { on?: string; origin?: string } = {},
  ) => {
    const { status, text, headers } = await app.request({
      path: `/api/vehicles${path}`,
      method: 'POST',
      headers: { host: on, origin: origin ?? `http://${on}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status, body: text, headers };
  };
  return { app, postVehicles, lookups };
}

test('a plate returns make, model, year and fuel, and is not logged or cached', async () => {
  const { postVehicles, lookups, app } = await startVehicles();
  const { status, body, headers } = await postVehicles('', { plate: 'abc 123' });
  expect([status, JSON.parse(body)]).toEqual([200, volvo]);
  expect([lookups, headers['cache-control']]).toEqual([['SE ABC123'], 'no-store']);
  expect(JSON.stringify(app.lines())).not.toMatch(/abc.{0,3}123/i);
});

test('an estimate is returned with the data that it is based on', async () => {
  const { postVehicles } = await startVehicles();
  const { status, body } = await postVehicles('/estimate', { ...ownVehicle, extras: ['towBar'] });
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      vehicle: volvo,
      range: expect.objectContaining({ low: 166_000, high: 181_000, likeCars: 5 }) as object,
    },
  ]);
});

test('too few similar cars give a vehicle without an estimate', async () => {
  const { postVehicles } = await startVehicles({ cars: likeCars(2) });
  const { body } = await postVehicles('/estimate', ownVehicle);
  expect(JSON.parse(body)).toEqual({ vehicle: volvo, range: null });
});

test.each([
  ['an unknown plate', '', { plate: 'XYZ999' }, 404],
  ['an estimate for an unknown plate', '/estimate', { ...ownVehicle, plate: 'XYZ999' }, 404],
  ['an invalid plate', '', { plate: "';--" }, 400],
  ['a plate that is not text', '', { plate: ['ABC123'] }, 400],
  ['a missing plate', '', {}, 400],
  ['a missing mileage', '/estimate', { plate: 'ABC123' }, 400],
  ['a negative mileage', '/estimate', { ...ownVehicle, mileage: -1 }, 400],
  ['unknown equipment', '/estimate', { ...ownVehicle, extras: ['wings'] }, 400],
])('%s is answered with an error', async (_, path, body, expected) => {
  const { postVehicles } = await startVehicles();
  const answer = await postVehicles(path, body);
  expect(answer.status).toBe(expected);
  expect(answer.body).not.toMatch(/XYZ999|wings|'/);
});

test('only pages of the site may look up vehicles, and never with the plate in the address', async () => {
  const { app, postVehicles, lookups } = await startVehicles();
  const foreign = await postVehicles('', { plate: 'ABC123' }, { origin: 'https://evil.example' });
  const inAddress = await app.request({ path: '/api/vehicles/ABC123', headers: { host } });
  expect([foreign.status, inAddress.status, lookups]).toEqual([403, 405, []]);
});

test('a register or search service that is down is answered with 503', async () => {
  const register = await startVehicles({ down: true });
  expect((await register.postVehicles('', { plate: 'ABC123' })).status).toBe(503);
  const search = await startVehicles({ failed: true, cars: [] });
  expect((await search.postVehicles('/estimate', ownVehicle)).status).toBe(503);
});

test('a site without cars answers 404, and look-ups are rate limited', async () => {
  const { postVehicles, lookups } = await startVehicles();
  expect((await postVehicles('', { plate: 'ABC123' }, { on: 'charging.localhost' })).status).toBe(
    404,
  );
  const statuses: number[] = [];
  for (let count = 0; count < 45; count += 1)
    statuses.push((await postVehicles('', { plate: 'ABC123' })).status);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect(lookups.length).toBeLessThanOrEqual(40);
});
