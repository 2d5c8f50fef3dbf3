import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const source = readFileSync('site/public/push/worker.js', 'utf8');
const origin = 'https://cars.example';

/** Starts the worker with mocks of the browser's APIs. */
function startWorker(tabs: { url: string; focus: () => void }[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const shown: [string, object][] = [];
  const opened: string[] = [];
  const sent: [string, RequestInit][] = [];
  const self = {
    location: { origin, hostname: 'cars.example' },
    addEventListener: (type: string, listen: (event: object) => void) => (listeners[type] = listen),
    registration: {
      showNotification: async (title: string, options: object) => shown.push([title, options]),
      pushManager: { subscribe: async () => ({ toJSON: () => ({ endpoint: 'new' }) }) },
    },
    clients: {
      matchAll: async () => tabs,
      openWindow: async (href: string) => opened.push(href),
    },
  };
  const fetch = async (url: string, init: RequestInit) => sent.push([url, init]);
  runInNewContext(source, { self, URL, fetch });
  return {
    ...{ shown, opened, sent },
    async send(type: string, event: object) {
      let done: Promise<unknown> = Promise.resolve();
      listeners[type]!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
      await done;
    },
  };
}

const message = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } });
const createClickEvent = (data: object, action = '') => ({
  notification: { data, close: () => undefined },
  action,
});

test('a message that cannot be read is shown with the name of the site', async () => {
  const worker = startWorker();
  await worker.send('push', message('no json'));
  await worker.send('push', message('null'));
  await worker.send('push', {});
  expect(worker.shown.map(([title]) => title)).toEqual(Array(3).fill('cars.example'));
});

test("a click opens the notice's page, in an existing tab if possible, and its button the stop page", async () => {
  const focus = jest.fn();
  const worker = startWorker([{ url: `${origin}/kop-bil?car_brand=Volvo`, focus }]);
  const data = { open: '/kop-bil?car_brand=Volvo', stop: '/sparade-bilar?alerts=stop' };
  await worker.send('notificationclick', createClickEvent(data));
  expect(focus).toHaveBeenCalledTimes(1);
  await worker.send('notificationclick', createClickEvent(data, 'stop'));
  await worker.send('notificationclick', createClickEvent({ open: '//evil.example/x' }));
  expect(worker.opened).toEqual([`${origin}/sparade-bilar?alerts=stop`, `${origin}/`]);
});

test('a changed push subscription is sent with the secret of the old one', async () => {
  const worker = startWorker();
  const oldSubscription = {
    options: { applicationServerKey: 'key' },
    toJSON: () => ({ endpoint: 'old', keys: { p256dh: 'p', auth: 'secret' } }),
  };
  await worker.send('pushsubscriptionchange', { oldSubscription: null });
  await worker.send('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(worker.sent).toHaveLength(1);
  const [url, { body }] = worker.sent[0]!;
  expect(url).toBe('/api/alerts/devices/moved');
  expect(JSON.parse(String(body))).toEqual({
    old: { endpoint: 'old', auth: 'secret' },
    subscription: { endpoint: 'new' },
  });
});

test('the worker intercepts no requests and caches nothing', () => {
  expect(source).not.toMatch(/'fetch'|caches|skipWaiting|clients\.claim/);
});
