import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { AlertNotice } from '../../features/alerts/server/alertNotice';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { type KeptPush, TestDevice } from '../support/TestDevice';
import { addresses, addressOf } from './addresses';
import { anyCar, changeStock } from './changeStock';
import { expect, test } from './test';

const sv = messagesOf('sv');
const fi = messagesOf('fi');
const main = (page: Page) => page.getByRole('main');
const SITE = 'automotive-se';

/**
 * A browser without the internet has no push service to subscribe with: its `PushManager` gives the subscription of the
 * embedded one, whose keys the test has, and permission is given when it is asked for. All else is real: worker,
 * server, encryption, push service.
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

/** The notice of a device with such a title, once it has arrived and is read. */
async function noticeFor(device: TestDevice, title: RegExp): Promise<AlertNotice> {
  let found: AlertNotice | undefined;
  await expect(async () => {
    const answer = await fetch(`${addresses.embedded}/_inbox?format=json`);
    const { messages } = (await answer.json()) as {
      messages: { kind: string; content: KeptPush | null }[];
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

/** Where the worker says what it shows: a browser without a window shows nothing. */
const SHOWN = 'test-shown';

/** The worker as it is served, but that its notices are told of in the place of being shown. */
async function tellShown(context: BrowserContext): Promise<void> {
  const worker = await (await fetch(`${addresses.web}/push/worker.js`)).text();
  const telling = `ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
    new BroadcastChannel('${SHOWN}').postMessage({ title, ...options });`;
  await context.route('**/push/worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${telling}\n${worker}` }),
  );
}

/**
 * Hands a message to the worker as the browser's push service does, and gives what it shows. A browser ends workers that
 * have nothing to do and starts them for a message: that is done here too, so that it does not depend on the time that
 * has passed.
 */
async function shownFor(page: Page, data: string): Promise<unknown> {
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
    return { told: new Promise((resolve) => (channel.onmessage = ({ data: it }) => resolve(it))) };
  }, SHOWN);
  const origin = addressOf(SITE, '');
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  return shown.evaluate(({ told }) => told);
}

test('a search is watched on a device after a press, its notice is shown by the worker, and it ends', async ({
  page,
  context,
}) => {
  const device = new TestDevice(`${addresses.embedded}/push`);
  await giveDevice(context, device);
  await tellShown(context);
  await page.goto(addressOf(SITE, '/kop-bil?car_brand=Polestar&car_color=Lila'));
  await main(page).getByRole('link', { name: sv.alertSave }).first().click();
  const offer = main(page).getByRole('button', { name: sv.deviceButton });
  await expect(offer).toBeVisible();
  await expect(main(page)).toContainText(sv.deviceText.split('{')[0]!);
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: sv.alertInstant }).check();
  await offer.click();
  const done = main(page).getByText(sv.deviceDone);
  await expect(done).toBeFocused();
  await expect(offer).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  const first = await noticeFor(device, new RegExp(sv.deviceFirst));
  expect(first.body).toContain('Polestar');
  // The worker is nobody's: it stands in no page's way.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const id = `device-${randomUUID()}`;
  await changeStock({ upsert: { ...(await anyCar('Lila')), car_id: id, slug: id } });
  const news = await noticeFor(device, /^Ny bil: Polestar/);
  await changeStock({ delete: id });
  const { title, body, open, stop } = news;
  expect(await shownFor(page, JSON.stringify(news))).toEqual({
    ...{ title, body, lang: 'sv', tag: news.id },
    data: { open, stop: stop!.open },
    actions: [{ action: 'stop', title: stop!.title }],
  });
  expect(open).toContain(`/bil/${id}/`);

  // From the page of saved cars too, where none are saved.
  await page.goto(addressOf(SITE, '/sparade-bilar'));
  await main(page).getByRole('link', { name: sv.deviceToOwn }).click();
  await expect(main(page)).toContainText(sv.deviceManageText);
  await expect(main(page)).toContainText('Polestar');
  await expect(main(page).getByRole('button', { name: sv.deviceButtonAll })).toHaveCount(0);
  await page.goto(addressOf(SITE, stop!.open));
  await expect(main(page)).toContainText(sv.deviceStopText);
  await main(page).getByRole('button', { name: sv.alertStop }).click();
  await expect(main(page)).toContainText(sv.alertStopped);

  // Nothing is known of the device any more: its browser need not listen.
  await page.goto(addressOf(SITE, '/sparade-bilar?alerts=save&list=/kop-bil?car_brand=Volvo'));
  await expect(async () =>
    expect(await page.evaluate(() => sessionStorage.getItem('test-unsubscribed'))).toBe('1'),
  ).toPass();
  await expect(main(page).getByRole('button', { name: sv.deviceButton })).toBeVisible();
});

const SAVE = '/tallennetut-autot?alerts=save&list=/osta-auto?car_brand=Volvo';

test('what a browser cannot do is said in the place of the offer', async ({ browser }) => {
  const said = async (text: string, script: () => void, options = {}) => {
    const context = await browser.newContext(options);
    await context.addInitScript(script);
    const page = await context.newPage();
    await page.goto(addressOf('carstore-fi', SAVE));
    await expect(main(page).getByText(text)).toBeVisible();
    await expect(main(page).getByRole('button', { name: fi.deviceButton })).toBeHidden();
    await expect(main(page).getByRole('button', { name: fi.alertSubmit })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await context.close();
  };
  await said(fi.deviceDenied, () =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  const withoutPush = () => Reflect.deleteProperty(window, 'PushManager');
  await said(fi.deviceUnsupported, withoutPush);
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  await said(fi.deviceHome, withoutPush, { userAgent });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('devices are not spoken of', async ({ page }) => {
    await page.goto(addressOf('carstore-fi', SAVE));
    await expect(main(page).getByRole('button', { name: fi.alertSubmit })).toBeVisible();
    await expect(main(page).getByText(fi.deviceTitle, { exact: true })).toBeHidden();
  });
});
