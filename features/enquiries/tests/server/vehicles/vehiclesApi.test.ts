import type { RegisteredVehicle } from '../../../../../domain/tradeIn/vehicle.types';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import { UpstreamError } from '../../../../../platform/upstreams/UpstreamError';
import { startApp, stopServers } from '../../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const host = 'automotive-se.localhost';
const volvo: RegisteredVehicle = { make: 'Volvo', model: 'V60', year: 2020, fuel: 'diesel' };

const own = { plate: 'ABC123', mileage: 5000 };

const likeCars = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    car_id: String(at),
    car_is_used: true,
    car_year: 2020,
    car_mileage: 5000,
    car_price: 200_000,
  })) as unknown as CarRecord[];

async function startVehicles({ cars = likeCars(5), failed = false, down = false } = {}) {
  const looked: string[] = [];
  const app = await startApp({
    vehicleRegister: {
      find: async (country, plate) => {
        looked.push(`${country} ${plate}`);
        if (down) throw new UpstreamError('vehicle register', 'timeout', 'no answer');
        return plate === 'ABC123' ? volvo : undefined;
      },
    },
    searchCars: async () => ({ facets: [], cars, total: cars.length, failed }),
  });
  const askFor = async (
    path: string,
    body: object,
    { on = host, origin }: { on?: string; origin?: string } = {},
  ) => {
    const { status, text, headers } = await app.ask({
      path: `/api/vehicles${path}`,
      method: 'POST',
      headers: { host: on, origin: origin ?? `http://${on}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status, body: text, headers };
  };
  return { app, ask: askFor, looked };
}

test('a plate is told make, model, year and fuel, and nothing is kept of it', async () => {
  const { ask, looked, app } = await startVehicles();
  const { status, body, headers } = await ask('', { plate: 'abc 123' });
  expect([status, JSON.parse(body)]).toEqual([200, volvo]);
  expect([looked, headers['cache-control']]).toEqual([['SE ABC123'], 'no-store']);
  expect(JSON.stringify(app.lines())).not.toMatch(/abc.{0,3}123/i);
});

test('a range comes with what it was made from', async () => {
  const { ask } = await startVehicles();
  const { status, body } = await ask('/estimate', { ...own, extras: ['towBar'] });
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      vehicle: volvo,
      range: expect.objectContaining({ low: 166_000, high: 181_000, likeCars: 5 }) as object,
    },
  ]);
});

test('of too few cars there is a vehicle and no range', async () => {
  const { ask } = await startVehicles({ cars: likeCars(2) });
  const { body } = await ask('/estimate', own);
  expect(JSON.parse(body)).toEqual({ vehicle: volvo, range: null });
});

test.each([
  ['a plate that nobody has', '', { plate: 'XYZ999' }, 404],
  ['the range of a plate that nobody has', '/estimate', { ...own, plate: 'XYZ999' }, 404],
  ['no plate', '', { plate: "';--" }, 400],
  ['a plate that is no text', '', { plate: ['ABC123'] }, 400],
  ['nothing', '', {}, 400],
  ['no mileage', '/estimate', { plate: 'ABC123' }, 400],
  ['a mileage below nothing', '/estimate', { ...own, mileage: -1 }, 400],
  ['equipment that there is none of', '/estimate', { ...own, extras: ['wings'] }, 400],
])('%s is said so', async (_, path, body, expected) => {
  const { ask } = await startVehicles();
  const answer = await ask(path, body);
  expect(answer.status).toBe(expected);
  expect(answer.body).not.toMatch(/XYZ999|wings|'/);
});

test('only pages of the site ask, and never with the plate in the address', async () => {
  const { app, ask, looked } = await startVehicles();
  const foreign = await ask('', { plate: 'ABC123' }, { origin: 'https://evil.example' });
  const inAddress = await app.ask({ path: '/api/vehicles/ABC123', headers: { host } });
  expect([foreign.status, inAddress.status, looked]).toEqual([403, 405, []]);
});

test('a register or a search that is down is said to be down', async () => {
  const register = await startVehicles({ down: true });
  expect((await register.ask('', { plate: 'ABC123' })).status).toBe(503);
  const search = await startVehicles({ failed: true, cars: [] });
  expect((await search.ask('/estimate', own)).status).toBe(503);
});

test('a site without cars has no such address, and nobody reads the register through ours', async () => {
  const { ask, looked } = await startVehicles();
  expect((await ask('', { plate: 'ABC123' }, { on: 'charging.localhost' })).status).toBe(404);
  const statuses: number[] = [];
  for (let count = 0; count < 45; count += 1)
    statuses.push((await ask('', { plate: 'ABC123' })).status);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect(looked.length).toBeLessThanOrEqual(40);
});
