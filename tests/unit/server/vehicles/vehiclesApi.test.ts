/** @jest-environment node */
import type { RegisteredVehicle } from '../../../../domain/tradeIn/vehicle.types';
import type { CarRecord } from '../../../../blocks/Car/carRecord';
import { UpstreamError } from '../../../../server/upstreams/UpstreamError';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const host = 'automotive-se.localhost';
const volvo: RegisteredVehicle = { make: 'Volvo', model: 'V60', year: 2020, fuel: 'diesel' };

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
  const get = async (path: string, on = host) => {
    const { status, text, headers } = await app.ask({
      path: `/api/vehicles${path}`,
      headers: { host: on },
    });
    return { status, body: text, headers };
  };
  return { app, get, looked };
}

test('a plate is told make, model, year and fuel, and nothing is kept of it', async () => {
  const { get, looked, app } = await startVehicles();
  const { status, body, headers } = await get('/abc%20123');
  expect([status, JSON.parse(body)]).toEqual([200, volvo]);
  expect([looked, headers['cache-control']]).toEqual([['SE ABC123'], 'no-store']);
  expect(JSON.stringify(app.lines())).not.toMatch(/"msg":"[^"]*ABC123/);
});

test('a range comes with what it was made from', async () => {
  const { get } = await startVehicles();
  const { status, body } = await get('/ABC123/estimate?mileage=5000&extras=towBar');
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      vehicle: volvo,
      range: expect.objectContaining({ low: 166_000, high: 181_000, likeCars: 5 }) as object,
    },
  ]);
});

test('of too few cars there is a vehicle and no range', async () => {
  const { get } = await startVehicles({ cars: likeCars(2) });
  const { body } = await get('/ABC123/estimate?mileage=5000');
  expect(JSON.parse(body)).toEqual({ vehicle: volvo, range: null });
});

test.each([
  ['a plate that nobody has', '/XYZ999', 404],
  ['no plate', '/%27%3B--', 400],
  ['no mileage', '/ABC123/estimate', 400],
  ['a mileage below nothing', '/ABC123/estimate?mileage=-1', 400],
  ['equipment that there is none of', '/ABC123/estimate?mileage=1&extras=wings', 400],
])('%s is said so', async (_, path, expected) => {
  const { get } = await startVehicles();
  const { status, body } = await get(path);
  expect(status).toBe(expected);
  expect(body).not.toMatch(/XYZ999|wings|'/);
});

test('a register or a search that is down is said to be down', async () => {
  const register = await startVehicles({ down: true });
  expect((await register.get('/ABC123')).status).toBe(503);
  const search = await startVehicles({ failed: true, cars: [] });
  expect((await search.get('/ABC123/estimate?mileage=1')).status).toBe(503);
});

test('a site without cars has no such address, and nobody reads the register through ours', async () => {
  const { get, looked } = await startVehicles();
  expect((await get('/ABC123', 'charging.localhost')).status).toBe(404);
  const statuses: number[] = [];
  for (let count = 0; count < 45; count += 1) statuses.push((await get('/ABC123')).status);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect(looked.length).toBeLessThanOrEqual(40);
});
