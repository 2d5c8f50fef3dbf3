import { startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

async function start(car: object = {}) {
  const app = await startApp({
    searchCars: async () => ({
      facets: [],
      cars: [{ car_id: '7', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6', ...car }],
      total: 600,
    }),
  });
  return (path: string) => app.request({ path, headers: { host: 'automotive-se.localhost' } });
}

test('an unknown place is rejected, because otherwise all cars would seem to be near', async () => {
  const get = await start();
  const { status, text } = await get('/open-data/cars?near=zqxnowhere&within=30');
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ error: { status: 400 } });
  expect((await get('/open-data/cars?near=Stockholm&within=30')).status).toBe(200);
  expect((await get('/open-data/cars')).status).toBe(200);
});

test.each(['/open-data/cars/%3Cx%3E', '/open-data/cars/a.b', '/open-data/none'])(
  'an unknown address answers JSON with 404: %s',
  async (path) => {
    const { status, headers, text } = await (await start())(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({ error: { status: 404 } });
  },
);

test('open data is read-only: a POST request is refused', async () => {
  const app = await startApp();
  expect((await app.request({ path: '/open-data/cars', method: 'POST' })).status).toBe(405);
});

test('a car with a name and no other fields is returned', async () => {
  const { status, text } = await (await start())('/open-data/cars/7');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ id: '7', make: 'Kia', pictures: [] });
});
