import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

it.each([
  ['/cars?page=21', '/cars?page=20'],
  ['/cars?page=1000000000', '/cars?page=20'],
  ['/cars/?car_fuel=El&page=99&sort=price_asc', '/cars?car_fuel=El&page=20&sort=price_asc'],
  [`/cars?page=${'9'.repeat(400)}`, '/cars?page=20'],
])(
  '[LIST-08] %s after the last page of a list redirects to the last page',
  async (path, location) => {
    const app = await startApp();
    const { status, headers } = await app.request({ path });
    expect([status, headers.location]).toEqual([308, location]);
  },
);

it.each(['/?page=20', '/?page=2', '/?page=x', '/?mypage=99', '/?q=page=99'])(
  '[LIST-08] %s is not redirected',
  async (path) => {
    const app = await startApp();
    expect((await app.request({ path })).status).toBe(200);
  },
);
