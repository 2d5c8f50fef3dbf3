import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import type { CarMedia } from '../../domain/documents/carMedia.types';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { delayScripts } from './delayScripts';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';
import { findCarWithMedia } from './turnedCar';

const en = messagesOf('en');
const turned = findCarWithMedia();
const getCarAddress = () => getAddress('automotive-uk', turned.path);
const service = `**/api/autosonshow/${turned.registration}`;

const listFrames = (folder: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `/-/media/${folder}/${String(index).padStart(2, '0')}.webp`,
  );
const everything: CarMedia = {
  videoUrl: '/-/media/films/lake-road.webm',
  images360: listFrames('turntables/midsuv-white', 24),
  internal360: listFrames('panoramas/suv-dark-ev', 36),
  hasVideo: true,
  hasInternal360: true,
  has360: true,
};

const getTabs = (page: Page) => page.getByRole('tablist', { name: en.mediaModes });
const getTab = (page: Page, name: string) => getTabs(page).getByRole('tab', { name, exact: true });
const getPanel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const getSpin = (page: Page) =>
  page.getByRole('slider', { name: en.mediaAroundOf.replace('{car}', turned.name) });
const getGallery = (page: Page) => page.locator('[data-gallery-view]');
/** Returns the number of the current frame of the exterior view. */
const readCurrentFrame = (page: Page) =>
  getSpin(page).evaluate((slider) => {
    const number = /(\d\d)\.webp$/.exec(slider.querySelector('img')?.src ?? '')?.[1];
    return number === undefined ? undefined : Number(number);
  });
const expectFrame = (page: Page, number: number) =>
  expect.poll(() => readCurrentFrame(page)).toBe(number);

async function open(page: Page, media: CarMedia = everything): Promise<void> {
  await page.route(service, (route) => route.fulfill({ json: media }));
  await page.goto(getCarAddress());
}

/** Opens the exterior view, stopped at its first frame. */
async function openSpin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await getTab(page, en.mediaAround).click();
  await expectFrame(page, 0);
}

test.beforeEach(paintedPictures);

test('[CAR-28] [MEDIA-01] [MEDIA-03] [ROUTE-21] pictures, two turning views and a film of a car can be used by keyboard', async ({
  page,
}) => {
  const answered = page.waitForResponse((response) =>
    response.url().endsWith(`/api/autosonshow/${turned.registration}`),
  );
  // Uses the real media service through our server.
  await page.goto(getCarAddress());
  const media = (await (await answered).json()) as CarMedia;
  expect([media.hasVideo, media.has360, media.hasInternal360]).toEqual([true, true, true]);
  await expect(getTabs(page).getByRole('tab')).toHaveText([
    ...[en.mediaImages, en.mediaAround, en.mediaInterior, en.mediaVideo],
  ]);
  await getTab(page, en.mediaImages).focus();
  await expect(getPanel(page, en.mediaImages)).toBeVisible();
  for (const name of [en.mediaAround, en.mediaInterior, en.mediaVideo]) {
    await page.keyboard.press('ArrowRight');
    await expect(getTab(page, name)).toBeFocused();
    await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(getPanel(page, name)).toBeVisible();
    await expect(getGallery(page)).toBeHidden();
  }
  await expect(getPanel(page, en.mediaVideo).locator('video')).toHaveAttribute(
    'src',
    media.videoUrl ?? '',
  );
  await page.keyboard.press('ArrowRight');
  await expect(getTab(page, en.mediaImages)).toBeFocused();
  await expect(getGallery(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(getTab(page, en.mediaVideo)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(getTab(page, en.mediaImages)).toBeFocused();
});

test('[MEDIA-05] the turning view advances every 150 ms, until it is stopped', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await expect(getTabs(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await getTab(page, en.mediaAround).click();
  await expectFrame(page, 0);
  for (const number of [1, 2, 3]) {
    await page.clock.runFor(149);
    expect(await readCurrentFrame(page)).toBe(number - 1);
    await page.clock.runFor(1);
    await expectFrame(page, number);
  }
  await getPanel(page, en.mediaAround).getByRole('button', { name: en.mediaStop }).click();
  await page.clock.runFor(1500);
  expect(await readCurrentFrame(page)).toBe(3);
  await expect(getSpin(page)).toHaveAttribute('aria-valuetext', '45 degrees');
  await getPanel(page, en.mediaAround).getByRole('button', { name: en.mediaTurn }).click();
  await page.clock.runFor(150);
  await expectFrame(page, 4);
});

test('[MEDIA-06] [MEDIA-07] with reduced motion the visitor starts the turning view, by keys or finger, and axe finds no violation', async ({
  page,
}) => {
  const requested = new Set<number>();
  page.on('request', (request) => {
    const number = /turntables\/.*\/(\d\d)\.webp$/.exec(request.url())?.[1];
    if (number !== undefined) requested.add(Number(number));
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await openSpin(page);
  await expect(
    getPanel(page, en.mediaAround).getByRole('button', { name: en.mediaTurn }),
  ).toBeVisible();

  await test.step('[MEDIA-07] five pictures on each side are prefetched, and no others', async () => {
    const sortRequested = () => [...requested].sort((a, b) => a - b);
    await expect.poll(sortRequested).toEqual([0, 1, 2, 3, 4, 5, 19, 20, 21, 22, 23]);
    await getSpin(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(sortRequested).toEqual([0, 1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23]);
  });

  await test.step('arrow keys move the turning view as a slider', async () => {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectFrame(page, 23);
    await expect(getSpin(page)).toHaveAttribute('aria-valuenow', '345');
    await page.keyboard.press('Home');
    await expectFrame(page, 0);
    await page.keyboard.press('PageUp');
    await expectFrame(page, 3);
    await page.keyboard.press('End');
    await expectFrame(page, 23);
    await page.keyboard.press('ArrowRight');
    await expectFrame(page, 0);
  });

  await test.step('[MEDIA-06] the turning view follows the finger, one picture per 5 px', async () => {
    const box = await getSpin(page).boundingBox();
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 4, y);
    expect(await readCurrentFrame(page)).toBe(0);
    await page.mouse.move(x - 5, y);
    await expectFrame(page, 1);
    await page.mouse.move(x - 15, y);
    await expectFrame(page, 3);
    await page.mouse.move(x + 5, y);
    await expectFrame(page, 23);
    await page.mouse.up();
    await page.mouse.move(x + 60, y);
    expect(await readCurrentFrame(page)).toBe(23);
  });

  await test.step('the viewer is accessible in every mode, and has the same height as the pictures', async () => {
    const stage = getGallery(page).locator('..');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      let height: number | undefined;
      for (const name of [en.mediaImages, en.mediaAround, en.mediaInterior, en.mediaVideo]) {
        await getTab(page, name).click();
        await expect(getPanel(page, name)).toBeVisible();
        height ??= (await stage.boundingBox())?.height;
        expect((await stage.boundingBox())?.height).toBe(height);
        expect(await findViolations(page, { include: ['[data-client=CarMediaViewer]'] })).toEqual(
          [],
        );
      }
    }
  });
});

const nothing = { hasVideo: false, hasInternal360: false, has360: false };
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'answers with an error': (page) => page.route(service, (route) => route.fulfill({ status: 503 })),
  'answers with garbage': (page) =>
    page.route(service, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello' })),
  'does not answer': (page) => page.route(service, (route) => route.abort()),
  'has nothing of the car': (page) =>
    page.route(service, (route) =>
      route.fulfill({ json: { ...nothing, images360: [], internal360: [] } }),
    ),
};
for (const [name, fail] of Object.entries(failures)) {
  test(`[MEDIA-08] [ERR-22] the gallery is unchanged when the service ${name}`, async ({
    page,
  }) => {
    await fail(page);
    const finished = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes('/api/autosonshow/'),
    });
    const refused = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/api/autosonshow/'),
    });
    await page.goto(getCarAddress(), { waitUntil: 'domcontentloaded' });
    await Promise.race([finished, refused]);
    await expect(getTabs(page)).toBeHidden();
    await page.getByRole('button', { name: en.galleryNext }).click();
    await expect(getGallery(page)).toContainText('2 / 6');
    await page.getByRole('button', { name: en.galleryFullScreen }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('[MEDIA-08] a slow service delays nothing', async ({ page }) => {
  let answer: () => void = () => undefined;
  await page.route(service, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ json: everything });
  });
  const requested = page.waitForRequest(service);
  await page.goto(getCarAddress());
  await requested;
  await page.getByRole('button', { name: en.galleryNext }).click();
  await expect(getGallery(page)).toContainText('2 / 6');
  await expect(getTabs(page)).toBeHidden();
  answer();
  await expect(getTabs(page)).toBeVisible();
  await expect(getGallery(page)).toContainText('2 / 6');
});

test('[MEDIA-08] a turning view without pictures loses its tab, and the gallery is shown again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/turntables/, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await getTab(page, en.mediaAround).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return getTabs(page).getByRole('tab').allTextContents();
    })
    .toEqual([en.mediaImages, en.mediaInterior, en.mediaVideo]);
  await expect(getGallery(page)).toBeVisible();
  await expect(getTab(page, en.mediaImages)).toBeFocused();
  await expect(page.locator('[data-gallery-status]')).toHaveText(en.mediaFailed);
});

test('a thumbnail brings back its picture, also when pressed before the gallery’s script has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(getTabs(page)).toBeVisible();
  const release = await delayScripts(page);
  await getTab(page, en.mediaVideo).click();
  await page.locator('[data-gallery-thumbnail]').nth(2).click();
  release();
  await expect(getGallery(page)).toBeVisible();
  await expect(getGallery(page)).toContainText('3 / 6');
  await expect(getTab(page, en.mediaImages)).toHaveAttribute('aria-selected', 'true');
});
