import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { AlertNotice } from '../../features/alerts/server/alertNotice';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { type StoredPush, TestDevice } from '../support/TestDevice';
import { addresses, getAddress } from './addresses';
import { createCar, changeStock } from './changeStock';
import { expect, test } from './test';

const sv = messagesOf('sv');
const fi = messagesOf('fi');
const getMain = (page: Page) => page.getByRole('main');
const SITE = 'automotive-se';

/**
 * Gives the browser a subscription of the embedded push service, whose keys the test knows, since without
 * internet access it has no push service; grants permission on request. The worker, server, encryption and
 * push service are real.
 */
async function giveDevice(context: BrowserContext, device: TestDevice): Promise<void> {
  await context.addInitScript((given) => {
    let subscribed: object | null = null;
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        subscribed = null;
        sessionStorage.setItem('test-unsubscribed', '1');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (applicationServerKey.length !== 65) throw new Error('This is no key');
        sessionStorage.setItem('test-subscribed', '1');
        return (subscribed = subscription);
      },
      getSubscription: async () =>
        sessionStorage.getItem('test-subscribed') ? (subscribed ?? subscription) : null,
    });
    const isGiven = () => sessionStorage.getItem('test-permission') === '1';
    Object.defineProperty(Notification, 'permission', {
      get: () => (isGiven() ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('test-permission', '1');
      return 'granted';
    };
  }, device.subscription);
}

/** Waits for a notice with this title on a device and returns it decrypted. */
async function waitForNotice(device: TestDevice, title: RegExp): Promise<AlertNotice> {
  let found: AlertNotice | undefined;
  await expect(async () => {
    const answer = await fetch(`${addresses.embedded}/_inbox?format=json`);
    const { messages } = (await answer.json()) as {
      messages: { kind: string; content: StoredPush | null }[];
    };
    found = messages
      .flatMap(({ kind, content }) =>
        kind === 'push' && content?.to === device.id ? [device.read(content)] : [],
      )
      .find((notice) => title.test(notice.title));
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

/** Channel on which the worker reports notifications, which headless browsers do not show. */
const SHOWN = 'test-shown';

/** Serves the worker with notifications reported to the test instead of shown. */
async function reportShown(context: BrowserContext): Promise<void> {
  const worker = await (await fetch(`${addresses.web}/push/worker.js`)).text();
  const reporting = `ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
    new BroadcastChannel('${SHOWN}').postMessage({ title, ...options });`;
  await context.route('**/push/worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${reporting}\n${worker}` }),
  );
}

/**
 * Sends a message to the worker like the browser's push service, and returns the notification that it shows.
 * Browsers stop idle workers and restart them for a message; this does the same, so that the result does not
 * depend on timing.
 */
async function showNotification(page: Page, data: string): Promise<unknown> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (ours) resolve(ours.registrationId);
    }),
  );
  const stopped = new Promise<void>((resolve) =>
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    }),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await browser.send('ServiceWorker.stopAllWorkers');
  await stopped;
  const shown = await page.evaluateHandle((name) => {
    const channel = new BroadcastChannel(name);
    return {
      shownTitle: new Promise((resolve) => (channel.onmessage = ({ data: it }) => resolve(it))),
    };
  }, SHOWN);
  const origin = getAddress(SITE, '');
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  return shown.evaluate(({ shownTitle }) => shownTitle);
}

test('a device subscribes to a search by a press, its worker shows the notice, and it can be ended', async ({
  page,
  context,
}) => {
  const device = new TestDevice(`${addresses.embedded}/push`);
  await giveDevice(context, device);
  await reportShown(context);
  await page.goto(getAddress(SITE, '/kop-bil?car_brand=Polestar&car_color=Lila'));
  await getMain(page).getByRole('link', { name: sv.alertSave }).first().click();
  const offer = getMain(page).getByRole('button', { name: sv.deviceButton });
  await expect(offer).toBeVisible();
  await expect(getMain(page)).toContainText(sv.deviceText.split('{')[0]!);
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: sv.alertInstant }).check();
  await offer.click();
  const done = getMain(page).getByText(sv.deviceDone);
  await expect(done).toBeFocused();
  await expect(offer).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  const first = await waitForNotice(device, new RegExp(sv.deviceFirst));
  expect(first.body).toContain('Polestar');
  // The worker does not control the page.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const id = `device-${randomUUID()}`;
  await changeStock({ upsert: { ...(await createCar('Lila')), car_id: id, slug: id } });
  const news = await waitForNotice(device, /^Ny bil: Polestar/);
  await changeStock({ delete: id });
  const { title, body, open, stop } = news;
  expect(await showNotification(page, JSON.stringify(news))).toEqual({
    ...{ title, body, lang: 'sv', tag: news.id },
    data: { open, stop: stop!.open },
    actions: [{ action: 'stop', title: stop!.title }],
  });
  expect(open).toContain(`/bil/${id}/`);

  // Also from the page of saved cars, where no car is saved.
  await page.goto(getAddress(SITE, '/sparade-bilar'));
  await getMain(page).getByRole('link', { name: sv.deviceToOwn }).click();
  await expect(getMain(page)).toContainText(sv.deviceManageText);
  await expect(getMain(page)).toContainText('Polestar');
  await expect(getMain(page).getByRole('button', { name: sv.deviceButtonAll })).toHaveCount(0);
  await page.goto(getAddress(SITE, stop!.open));
  await expect(getMain(page)).toContainText(sv.deviceStopText);
  await getMain(page).getByRole('button', { name: sv.alertStop }).click();
  await expect(getMain(page)).toContainText(sv.alertStopped);

  // The subscription has ended, so the browser no longer needs it.
  await page.goto(getAddress(SITE, '/sparade-bilar?alerts=save&list=/kop-bil?car_brand=Volvo'));
  await expect(async () =>
    expect(await page.evaluate(() => sessionStorage.getItem('test-unsubscribed'))).toBe('1'),
  ).toPass();
  await expect(getMain(page).getByRole('button', { name: sv.deviceButton })).toBeVisible();
});

const SAVE = '/tallennetut-autot?alerts=save&list=/osta-auto?car_brand=Volvo';

test('a message replaces the offer in a browser that does not support it or denies it', async ({
  browser,
}) => {
  const expectMessage = async (text: string, script: () => void, options = {}) => {
    const context = await browser.newContext(options);
    await context.addInitScript(script);
    const page = await context.newPage();
    await page.goto(getAddress('carstore-fi', SAVE));
    await expect(getMain(page).getByText(text)).toBeVisible();
    await expect(getMain(page).getByRole('button', { name: fi.deviceButton })).toBeHidden();
    await expect(getMain(page).getByRole('button', { name: fi.alertSubmit })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await context.close();
  };
  await expectMessage(fi.deviceDenied, () =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  const removePush = () => Reflect.deleteProperty(window, 'PushManager');
  await expectMessage(fi.deviceUnsupported, removePush);
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  await expectMessage(fi.deviceHome, removePush, { userAgent });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('notices on devices are not offered', async ({ page }) => {
    await page.goto(getAddress('carstore-fi', SAVE));
    await expect(getMain(page).getByRole('button', { name: fi.alertSubmit })).toBeVisible();
    await expect(getMain(page).getByText(fi.deviceTitle, { exact: true })).toBeHidden();
  });
});
