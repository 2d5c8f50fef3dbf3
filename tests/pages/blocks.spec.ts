import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { trackScripts } from './pageScripts';
import { exampleAddress, stopClock, isPlaying } from './blockExamples';
import { routeFilmWithSound } from './filmWithSound';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

const sv = messagesOf('sv');
const en = messagesOf('en');
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('film', () => {
  test('[VIDEO-01] can be played and paused; without sound there is no mute button [VIDEO-03]', async ({
    page,
  }) => {
    await page.goto(getAddress('automotive-se', '/kop-bil/biltyp/elbilar'));
    const film = page.locator('[data-client=Film]');
    await film.getByRole('button', { name: sv.play }).click();
    const video = film.locator('video');
    await expect
      // Long timeout: the film is created on the first request.
      .poll(() => video.evaluate((v) => (v as HTMLVideoElement).currentTime), { timeout: 60_000 })
      .toBeGreaterThan(0.3);
    await expect(film.locator('[data-film-sound]')).toBeHidden();
    await film.getByRole('button', { name: sv.pause }).click();
    await expect.poll(() => isPlaying(video)).toBe(false);
    await expect(film.getByRole('button', { name: sv.play })).toBeVisible();
  });

  test('[VIDEO-02] [VIDEO-03] a film with sound can be muted', async ({ page }) => {
    await routeFilmWithSound(page, '**/-/media/films/showroom.webm');
    await page.goto(exampleAddress('Video', 'Default'));
    const film = page.locator('[data-client=Film]');
    await film.getByRole('button', { name: en.play }).click();
    const isMuted = () => film.locator('video').evaluate((v) => (v as HTMLVideoElement).muted);
    await film.getByRole('button', { name: en.mute }).click();
    await expect.poll(isMuted).toBe(true);
    await film.getByRole('button', { name: en.unmute }).click();
    await expect.poll(isMuted).toBe(false);
  });

  test('[HERO-01] a hero shows its film, or its picture when the film fails to load', async ({
    page,
  }) => {
    await page.goto(getAddress('brand-se'));
    const film = page.locator('main [data-client=Film]').first();
    // It plays only while it is in view.
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(film.locator('video'))).toBe(true);
    await film.getByRole('button', { name: sv.pause }).click();
    await expect.poll(() => isPlaying(film.locator('video'))).toBe(false);
    await page.route('**/-/media/films/**', (route) => route.abort());
    await page.reload();
    await expect(film.locator('[data-film-play]')).toBeHidden();
    await expect(film.locator('video')).toHaveCSS('opacity', '0');
    await expect(film.getByRole('img')).toBeVisible();
  });

  test('[HERO-01] nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(getAddress('brand-se'));
    const film = page.locator('main [data-client=Film]').first();
    await expect(film.getByRole('button', { name: sv.play })).toBeVisible();
    expect(await isPlaying(film.locator('video'))).toBe(false);
  });

  test('[VIDEO-04] [BLOCK-13] the provider is contacted only after the visitor has consented', async ({
    page,
  }) => {
    const requested: string[] = [];
    await page.route(/youtube/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
    });
    await page.goto(getAddress('automotive-se', '/dack-och-biltillbehor'));
    const agree = page.getByRole('button', { name: sv.youtubeConsentButton });
    await agree.scrollIntoViewIfNeeded();
    expect(requested).toEqual([]);
    await agree.click();
    const frame = page.locator('iframe[src*=youtube]');
    await expect(frame).toHaveAttribute('title', 'Ett hjulskifte på två minuter');
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.host).toBe('www.youtube-nocookie.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      autoplay: '1',
      mute: '1',
      controls: '1',
    });
    await expect.poll(() => requested.length).toBe(1);
  });

  test('[VIDEO-04] a visitor who has consented before is not asked again', async ({
    page,
    context,
  }) => {
    await page.route(/youtube/, (route) => route.fulfill({ body: '' }));
    const address = getAddress('automotive-se', '/dack-och-biltillbehor');
    await context.addCookies([{ name: 'consent', value: 'necessary.marketing', url: address }]);
    await page.goto(address);
    await page.locator('[data-client=ProviderFilm]').scrollIntoViewIfNeeded();
    await expect(page.locator('iframe[src*=youtube]')).toBeAttached();
  });
});

test('[HERO-02] the full-screen hero fills the window, and its button scrolls past it', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(getAddress('pickup'));
  const hero = page.locator('main section').first();
  const box = await hero.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(wide.height - 1);
  await page.getByRole('link', { name: sv.scrollDown }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(wide.height / 2);
});

test('[BLOCK-01] [BLOCK-02] [BLOCK-03] the countdown counts down to zero', async ({ page }) => {
  await stopClock(page, '2027-03-20T08:59:57Z');
  await page.goto(getAddress('automotive-se'));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText('00dagar00timmar00minuter03sekunder');
  await page.clock.runFor(2_000);
  await expect(timer).toHaveText('00dagar00timmar00minuter01sekund');
  await page.clock.runFor(10_000);
  await expect(timer).toHaveText('00dagar00timmar00minuter00sekunder');
  await expect(page.getByText('Dörrarna är öppna. Välkommen in!')).toBeVisible();
});

test('[BLOCK-07] [BLOCK-04] files are listed without script, and every one can be downloaded', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(getAddress('automotive-se', '/service-och-verkstad'));
  const files = page.locator('a[href*="/documents/"]');
  await expect(files).toHaveCount(4);
  await expect(files.nth(3)).toBeHidden();
  await page.getByText('Visa alla 4 filer').click();
  await expect(files.nth(3)).toBeVisible();
  for (const link of await files.all()) {
    const path = await link.getAttribute('href');
    const answer = await page.request.get(`${addresses.web}${path}`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
  await page.close();
});

test('[BLOCK-09] the address of the page can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = getAddress('automotive-se', '/om-hedin-automotive');
  await page.goto(address);
  await page.getByRole('button', { name: sv.copyLink }).click();
  await expect(page.getByText(sv.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/om-hedin-automotive$/,
  );
});

for (const [row, site, path, block] of [
  ['[BLOCK-05]', 'carstore-se', '/', 'main section ul a svg'],
  ['[BLOCK-06]', 'automotive-se', '/', 'main details summary h3'],
  ['[BLOCK-08]', 'automotive-no', '/', 'script[type="application/ld+json"]'],
  ['[BLOCK-11]', 'charging', '/', 'main > div[aria-hidden=true]'],
  ['[BLOCK-12] [BLOCK-16]', 'automotive-no', '/', 'main [role=group] dl'],
  ['[BLOCK-14]', 'trucks', '/', 'main section a[href="/transportbilar"]'],
  ['[BLOCK-15]', 'carstore-se', '/', 'main section:has(h2) a[href="/salj-din-bil"]'],
  ['[BLOCK-18]', 'charging', '/', 'main dl dd'],
] as const) {
  test(`${row} is shown on a page of ${site}`, async ({ request }) => {
    const page = await HtmlPage.open(request, site, path);
    expect(page.has(block)).toBe(true);
  });
}

test.describe('blurb', () => {
  test('[BLURB-02] the reversed layout puts the media first on wide windows; colours are those of the surface', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    const isTextFirst = async (name: string) => {
      await page.goto(exampleAddress('Blurb', name));
      const [words, picture] = [
        page.locator('main h2, h2').first(),
        page.locator('main img, img').first(),
      ];
      return ((await words.boundingBox())?.x ?? 0) < ((await picture.boundingBox())?.x ?? 0);
    };
    expect(await isTextFirst('Default')).toBe(true);
    expect(await isTextFirst('Reverse')).toBe(false);
    await page.goto(exampleAddress('Blurb', 'Dark'));
    const dark = page.locator('section', { has: page.locator('h2') }).first();
    await expect(dark).toHaveCSS('background-color', 'rgb(11, 31, 51)');
  });

  test('[BLURB-02] parts fade in only if the editor chose it and the visitor does not prefer reduced motion', async ({
    page,
  }) => {
    const findAnimated = async (name: string, selector: string) => {
      await page.goto(exampleAddress('Blurb', name));
      return page
        .locator(selector)
        .first()
        .evaluate(
          (element) =>
            getComputedStyle(element.closest('section > div > div > div') ?? element).animationName,
        );
    };
    expect(await findAnimated('Reverse', 'h2')).not.toBe('none');
    expect(await findAnimated('Default', 'h2')).toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await findAnimated('Reverse', 'h2')).toBe('none');
  });
});

test.describe('rows', () => {
  /** Returns the number of elements in each row, based on the tops of their boxes. */
  const countPerRow = (elements: Locator) =>
    elements.evaluateAll((all) => {
      const tops = all.map((element) => Math.round(element.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });

  test('no card or link is alone in its row', async ({ page }) => {
    await withoutPictures({ page });
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto(getAddress('automotive-se', '/kop-bil/biltyp/elbilar'));
    expect(
      await countPerRow(page.locator('main [role=group]').first().locator(':scope > *')),
    ).toEqual([3]);
    await page.goto(getAddress('charging'));
    for (const width of [800, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        Math.min(...(await countPerRow(page.locator('main ul').first().locator('li')))),
      ).toBeGreaterThan(1);
    }
  });

  test('a row that overflows scrolls by keyboard, and a row that fits is no tab stop', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(getAddress('trucks', '/finansiering'));
    const row = page.getByRole('group', { name: 'Kort om varje' });
    await row.focus();
    await expect(row).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize(wide);
    await expect(row).not.toHaveAttribute('tabindex');
  });

  test('collapsed content is shown in print', async ({ page }) => {
    await page.goto(getAddress('automotive-se'));
    const answer = page.locator('main details > div').first();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
  });
});

for (const site of ['carstore-se', 'brand-se', 'automotive-se']) {
  test(`${site} loads little script and has no layout shift, including carousels and films`, async ({
    page,
  }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
    });
    const before = trackScripts(page);
    await page.setViewportSize(phone);
    await page.goto(getAddress(site));
    await before.waitUntilLoaded();
    const sizes = (await Promise.all(scripts.values())).map(
      (body) => brotliCompressSync(body).length,
    );
    // Includes the first row of cars, which is on the first screen of a phone.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_900);
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
  });
}

/** Returns the layout shift of the page so far (CLS). */
function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return entries.reduce((sum, { value }) => sum + value, 0);
  });
}
