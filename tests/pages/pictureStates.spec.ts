import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';
import { ports } from './addresses';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

let webPort: number;
const getAddress = (site: string, address: string) =>
  `http://${site}.localhost:${webPort}${address}`;

/** Current behaviour of the media store. */
let behaviour: 'serves' | 'hangs' | 'fails' = 'serves';
let store: Server;
let web: ChildProcess;
let dataDir: string;

/** Starts a web process with a media store whose behaviour the test sets. */
test.beforeAll(async () => {
  const picture = await sharp({
    create: { width: 1920, height: 1080, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer();
  store = createServer((_, response) => {
    if (behaviour === 'serves') response.setHeader('Content-Type', 'image/jpeg').end(picture);
    if (behaviour === 'fails') response.writeHead(500).end('password=hunter2');
  });
  const [port, storePort] = await freePorts(2);
  store.listen(storePort, '127.0.0.1');
  webPort = port!;
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-pictures-'));
  web = await startBuilt('index', `http://localhost:${webPort}/readyz`, {
    LOG_LEVEL: 'fatal',
    PORT: String(webPort),
    EMBEDDED_PORT: String(ports.embedded),
    MEDIA_URL: `http://127.0.0.1:${storePort}`,
    DATA_DIR: dataDir,
  });
});

test.afterAll(async () => {
  await endProcess(web);
  store.closeAllConnections();
  store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const getCars = (page: Page) => page.locator('[data-car] img');
const getHero = (page: Page) => page.getByRole('main').locator('img').first();
const getWidth = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
const getBackground = (picture: Locator, pseudoElement?: string) =>
  picture.evaluate((img, pseudo) => getComputedStyle(img, pseudo).backgroundImage, pseudoElement);
const getBoxes = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      all.map((img) => {
        const { width, height } = img.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}`;
      }),
    );
const silhouette = /svg\+xml/;

test('a late picture shows its preview in its place, and is loaded without a reload', async ({
  page,
}) => {
  behaviour = 'hangs';
  const answered = page.waitForResponse(/\/image\?/);
  await page.goto(getAddress('automotive-se', '/kop-bil'));
  const answer = await answered;
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
  const picture = getCars(page).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await expect(picture).not.toHaveAttribute('data-failed');
  expect(await getWidth(picture)).toBeLessThan(9);
  expect(await getBackground(picture)).toContain('data:image');
  const boxes = await getBoxes(page);

  behaviour = 'serves';
  await expect.poll(() => getWidth(picture), { timeout: 40_000 }).toBeGreaterThan(100);
  await expect(picture).not.toHaveAttribute('data-failed');
  expect(await getBoxes(page)).toEqual(boxes);
});

for (const [site, address] of [
  ['carstore-fi', '/'],
  ['pickup', '/'],
  ['charging', '/'],
] as const) {
  test(`late pictures of ${site}${address} have the same size as loaded ones`, async ({ page }) => {
    behaviour = 'hangs';
    await page.goto(getAddress(site, address));
    await expect
      .poll(() => getHero(page).evaluate((img: HTMLImageElement) => img.complete))
      .toBe(true);
    const boxes = await getBoxes(page);
    behaviour = 'serves';
    await expect.poll(() => getWidth(getHero(page)), { timeout: 40_000 }).toBeGreaterThan(100);
    expect(await getBoxes(page)).toEqual(boxes);
  });
}

test('a failed picture shows a silhouette, and its alternative text is for screen readers', async ({
  page,
}) => {
  behaviour = 'fails';
  // Earlier images are still cached, so other ones are requested.
  await page.goto(getAddress('trucks', '/'));
  await expect(getHero(page)).toHaveAttribute('data-failed');
  expect(await getBackground(getHero(page))).toMatch(silhouette);
  await page.goto(getAddress('carstore-sk', '/kupit-auto'));
  const failed = page.getByRole('main').locator('[data-car] img[data-failed]').first();
  await expect(failed).toBeVisible();
  expect(await getBackground(failed)).toMatch(silhouette);
});

test('a failed picture is loaded when its store has recovered', async ({ page }) => {
  behaviour = 'fails';
  await page.goto(getAddress('carstore-no', '/'));
  await expect(getHero(page)).toHaveAttribute('data-failed');
  behaviour = 'serves';
  await expect(getHero(page)).not.toHaveAttribute('data-failed', { timeout: 40_000 });
  expect(await getWidth(getHero(page))).toBeGreaterThan(100);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a silhouette covers the browser’s own error icon', async ({ page }) => {
    behaviour = 'fails';
    await page.goto(getAddress('carstore-sk', '/'));
    await expect.poll(() => getBackground(getHero(page), '::after')).toMatch(silhouette);
    const sizes = await getHero(page).evaluate((img) => {
      const { width, height } = getComputedStyle(img, '::after');
      return [parseFloat(width) - img.clientWidth, parseFloat(height) - img.clientHeight];
    });
    // The scaled images have whole pixels.
    for (const size of sizes) expect(Math.abs(size)).toBeLessThan(1);
  });
});
