import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { createPushClient } from '../../features/alerts/server/push/pushClient';
import { TestDevice, type StoredPush } from '../support/TestDevice';
import { change } from './search/searchTarget';
import { carIndex, createTestCars } from './search/testCars';
import {
  TestMailClient,
  startTestAlerts,
  type TestAlerts,
  createTestPush,
  createAlert,
  createDeviceAlert,
} from './testAlerts';
import { searchApiKey, TestPlatform } from './testPlatform';
import { messagesOf } from '../../messages/messagesOf';
import { waitUntil } from '../support/waitUntil';

const [model] = createTestCars(1, 1);
let platform: TestPlatform;
let pushService: string;
let alerts: TestAlerts;
let carCount = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
  pushService = `${platform.url}/push`;
});
afterAll(() => platform.close());
beforeEach(async () => {
  alerts = startTestAlerts({
    databaseUrl: platform.database.url,
    search: { url: platform.url, apiKey: searchApiKey },
    mail: new TestMailClient(),
    push: createTestPush(pushService),
  });
  alerts.watcher.start();
  alerts.sender.start();
  await waitUntil(
    async () => (await queryRow(`select "sequence" from "alert_cursor"`)).sequence !== null,
  );
});
afterEach(async () => {
  await alerts.database.query(`delete from "alert_subscriber"`);
  await alerts.database.query(`delete from "received_message"`);
  await alerts.close();
});

const queryRow = async (sql: string) =>
  (await alerts.database.query(sql)).rows[0] as Record<string, unknown>;
const countRows = async (table: string) =>
  (await queryRow(`select count(*)::int as "count" from "${table}"`)).count;
const createCar = (changes: Record<string, unknown> = {}) => {
  const id = `device-${(carCount += 1)}`;
  return {
    ...model,
    car_id: id,
    slug: id,
    car_regno: undefined,
    car_brand: 'Volvo',
    car_model_text: 'Volvo XC60',
    car_price: 150_000,
    car_has_campaign_price: false,
    ...changes,
  };
};
const putCars = (...documents: ReturnType<typeof createCar>[]) =>
  change(
    { url: platform.url, apiKey: searchApiKey },
    carIndex,
    documents.map((upsert) => ({ upsert })),
  );

async function readMessages(device: TestDevice): Promise<StoredPush[]> {
  const { rows } = await alerts.database.query(
    `select "content" from "received_message" where "kind" = 'push' and "content"->>'to' = $1 order by "received_at"`,
    [device.id],
  );
  return (rows as { content: StoredPush }[]).map(({ content }) => content);
}

/** Saves a search for a device and waits for its first message. */
async function saveOnDevice(
  device: TestDevice,
  changes: Parameters<typeof createDeviceAlert>[0] = {},
): Promise<string> {
  const saved = await alerts.devices.save(createDeviceAlert(changes), device.subscription);
  if (typeof saved !== 'object') throw new Error('It is not saved');
  // The sender may already have sent it.
  if (saved.message) await alerts.sender.sendNow(saved.message);
  await waitUntil(async () => (await countRows('alert_mail')) === 0);
  return saved.subscriber;
}

test('a device gets alerts only after its push service has accepted the first message', async () => {
  const device = new TestDevice(pushService);
  const saved = await alerts.devices.save(createDeviceAlert(), device.subscription);
  expect(await countRows('alert_search')).toBe(1);
  expect(await queryRow(`select "confirmed_at" from "alert_search"`)).toEqual({
    confirmed_at: null,
  });
  const { message, subscriber } = saved as { message: string; subscriber: string };
  await alerts.sender.sendNow(message);
  await waitUntil(async () => (await readMessages(device)).length === 1);
  const [first] = await readMessages(device);
  expect(device.read(first!)).toEqual({
    id: message,
    language: 'sv',
    title: messagesOf('sv').deviceFirst,
    body: 'Volvo',
    open: expect.stringContaining('?alerts=manage&token=') as string,
  });
  const car = createCar();
  await putCars(car);
  await waitUntil(async () => (await readMessages(device)).length === 2);
  const [, news] = await readMessages(device);
  expect(news).toMatchObject({
    ttl: 172_800,
    urgency: 'normal',
    topic: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  expect(device.read(news!)).toEqual({
    id: expect.any(String) as string,
    language: 'sv',
    title: 'Ny bil: Volvo',
    body: expect.stringMatching(/^Volvo XC60 · 150\s000\skr · /) as string,
    open: `/bil/${car.car_id}/${car.slug}`,
    stop: {
      title: 'Avsluta bevakningen',
      open: expect.stringContaining('?alerts=stop&token=') as string,
    },
  });
  expect(
    await alerts.devices.find({ ...device.subscription, auth: device.subscription.keys.auth }),
  ).toEqual({ subscriber, site: 'automotive-se', count: 1 });
});

test('a known device needs no second first message, and saving the same search again adds none', async () => {
  const device = new TestDevice(pushService);
  await saveOnDevice(device);
  const again = await alerts.devices.save(
    createDeviceAlert({ frequency: 'daily' }),
    device.subscription,
  );
  expect(again).toEqual({ subscriber: expect.any(String) as string, message: undefined });
  await alerts.devices.save(
    createDeviceAlert({ filters: { car_brand: ['Kia'] } }),
    device.subscription,
  );
  const { rows } = await alerts.database.query(
    `select "frequency", "confirmed_at" is not null as "on", "expires_at" > now() + interval '170 days' as "lasts"
       from "alert_search" order by "created_at"`,
  );
  expect(rows).toEqual([
    { frequency: 'daily', on: true, lasts: true },
    { frequency: 'instant', on: true, lasts: true },
  ]);
  expect(await readMessages(device)).toHaveLength(1);
});

test('saved cars send alerts when the price falls or the car is sold, and can be replaced by others', async () => {
  const device = new TestDevice(pushService);
  const car = createCar({ car_price: 600_000 });
  const watch = (id: string) =>
    saveOnDevice(device, {
      ...{ kind: 'cars', title: '', filters: { car_id: [id] }, address: '/sparade-bilar' },
      prices: [{ car: id, price: 600_000 }],
    });
  await putCars(car);
  await watch('another');
  await watch(car.car_id);
  expect(await countRows('alert_search')).toBe(1);
  await putCars({ ...car, car_price: 550_000 });
  await waitUntil(async () => (await readMessages(device)).length === 2);
  const [, drop] = await readMessages(device);
  expect(device.read(drop!)).toMatchObject({
    title: 'Volvo XC60',
    body: expect.stringMatching(/^Nu 550\s000\skr, förut 600\s000\skr · /) as string,
    open: `/bil/${car.car_id}/${car.slug}`,
  });
});

test('a browser that has unsubscribed is deleted with everything stored for it', async () => {
  const device = new TestDevice(pushService);
  await saveOnDevice(device);
  await saveOnDevice(device, { filters: { car_brand: ['Kia'] } });
  await device.end();
  await putCars(createCar());
  await waitUntil(async () => (await countRows('alert_subscriber')) === 0);
  expect(await countRows('alert_search')).toBe(0);
  expect(alerts.lines.join('')).not.toContain(device.id);
});

test('an endpoint with different keys is refused, and a device is found only with its secret', async () => {
  const device = new TestDevice(pushService);
  const other = new TestDevice(pushService);
  await saveOnDevice(device);
  const stolen = { endpoint: device.subscription.endpoint, keys: other.subscription.keys };
  expect(await alerts.devices.save(createDeviceAlert(), stolen)).toBeUndefined();
  expect(await alerts.devices.find({ ...stolen, auth: stolen.keys.auth })).toBeUndefined();
});

test('a device whose push endpoint changes gets alerts at the new endpoint', async () => {
  const device = new TestDevice(pushService);
  const moved = new TestDevice(pushService);
  await alerts.devices.move(await saveOnDevice(device), moved.subscription);
  await putCars(createCar());
  await waitUntil(async () => (await readMessages(moved)).length === 1);
  expect(await readMessages(device)).toHaveLength(1);
});

test('a device takes over the saved searches of an e-mail address', async () => {
  const email = 'copied@example.org';
  await alerts.store.save(createAlert({ email }));
  const { id, subscriber } = (await queryRow(
    `select "id", "subscriber_id" as "subscriber" from "alert_search"`,
  )) as { id: string; subscriber: string };
  await alerts.store.confirm(id);
  const [watched] = await alerts.devices.findWatched(subscriber);
  expect(watched).toEqual(createDeviceAlert());
});

test('messages go only to known push services, follow no redirect and time out', async () => {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:test@forecourt.example' };
  const message = { text: '{}', topic: 'topic', ttlSeconds: 60, urgency: 'low' } as const;
  const client = createPushClient(keys, { hosts: [], standIn: `${url}/push/` });
  try {
    const known = new TestDevice(`${url}/push`).subscription;
    await expect(client.send({ to: known, ...message })).rejects.toMatchObject({ status: 307 });
    const unknown = new TestDevice(`${url}/admin`).subscription;
    await expect(client.send({ to: unknown, ...message })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(requestedPaths).toEqual([new URL(known.endpoint).pathname]);
  } finally {
    await close(server);
  }
});

test('the embedded push service accepts only messages that are signed for it', async () => {
  const device = new TestDevice(pushService);
  const send = (headers: Record<string, string>) =>
    fetch(device.subscription.endpoint, {
      method: 'POST',
      headers: { ttl: '60', 'content-encoding': 'aes128gcm', ...headers },
      body: 'x',
    }).then(({ status }) => status);
  expect(await send({})).toBe(403);
  expect(await send({ authorization: 'vapid t=a.b.c, k=d' })).toBe(403);
  expect(await send({ 'content-encoding': 'identity' })).toBe(400);
  expect(await readMessages(device)).toEqual([]);
});

const close = (server: Server) =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });
