import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

it.each([
  ['/cars?page=21', '/cars?page=20'],
  ['/cars?page=1000000000', '/cars?page=20'],
  ['/cars/?car_fuel=El&page=99&sort=price_asc', '/cars?car_fuel=El&page=20&sort=price_asc'],
  [`/cars?page=${'9'.repeat(400)}`, '/cars?page=20'],
])('[LIST-08] %s behind the last page of lists leads to it', async (path, location) => {
  const app = await startApp();
  const { status, headers } = await app.ask({ path });
  expect([status, headers.location]).toEqual([308, location]);
});

it.each(['/?page=20', '/?page=2', '/?page=x', '/?mypage=99', '/?q=page=99'])(
  '[LIST-08] %s is an address of its own',
  async (path) => {
    const app = await startApp();
    expect((await app.ask({ path })).status).toBe(200);
  },
);
