import { messagesOf } from '../../messages/messagesOf';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { scrollOn } from './scrollOn';
import { expect, test } from './test';

test.describe('scroll-to-top button', () => {
  test('[SHELL-04] [SHELL-06] is bottom-left and named by its translation', async ({ page }) => {
    await page.goto(getAddress('automotive-se'));
    await scrollOn(page, 900);
    const button = page.getByRole('link', { name: messagesOf('sv').scrollToTopButtonAria });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    const viewport = page.viewportSize();
    if (!box || !viewport) throw new Error('The button has no box');
    expect(box.x).toBeLessThan(viewport.width / 4);
    expect(box.y).toBeGreaterThan((viewport.height * 3) / 4);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('[SHELL-05] is shown whenever the page is scrolled more than 528 px, at every width', async ({
    page,
  }) => {
    await page.goto(getAddress('automotive-se'));
    const button = page.locator('[data-scroll-to-top]');
    await expect(button).toBeHidden();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [top, isShown] of [
        [528, false],
        [529, true],
        [900, true],
        [700, true],
        [528, false],
      ] as const) {
        await scrollOn(page, top);
        await expect(button).toBeVisible({ visible: isShown });
      }
    }
  });

  test('[SHELL-04] covers no control, and is moved up by bars at the bottom', async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(getAddress('automotive-se', '/kop-bil'));
      await scrollOn(page, 900);
      const button = page.locator('[data-scroll-to-top]');
      await expect(button).toBeVisible();
      const box = await button.boundingBox();
      expect(box?.x).toBeLessThan(48);
      // The content starts next to it, except for a few pixels at the edge on phones.
      const covered = await page.evaluate(
        (right) => {
          const main = document.querySelector('main');
          const found = [...(main?.querySelectorAll('a, button, input, select, summary') ?? [])];
          const isNextTo = (control: Element) =>
            control.matches('[data-scroll-to-top]') ||
            control.getBoundingClientRect().left >= right;
          const seen = found.filter((control) =>
            control.checkVisibility({ visibilityProperty: true }),
          );
          return seen.filter((control) => !isNextTo(control)).map(({ outerHTML }) => outerHTML);
        },
        (box?.x ?? 0) + (box?.width ?? 0) - 8,
      );
      expect(covered).toEqual([]);
    }
    const link = page.locator('[data-car] a').first();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    await scrollOn(page, 900);
    const bar = await page.locator('[data-price-bar]').boundingBox();
    const box = await page.locator('[data-scroll-to-top]').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  for (const width of [390, 768]) {
    test(`leaves no empty strip before the footer at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(getAddress('carstore-se'));
      const gap = await page.evaluate(() => {
        const band = [...document.querySelectorAll('main [data-band]')].at(-1);
        const footer = document.querySelector('footer');
        if (!band || !footer) throw new Error('There is no band or no footer');
        return footer.getBoundingClientRect().top - band.getBoundingClientRect().bottom;
      });
      expect(Math.abs(gap)).toBeLessThan(1);
    });
  }
});

test('[SHELL-07] [SHELL-08] [SHELL-09] [SHELL-10] the error card is Swedish on an English page, and its button reloads', async ({
  page,
}) => {
  const address = getAddress('automotive-uk', '/?keyphrase=suv');
  await page.goto(address);
  // Simulates an island that fails in the browser, and is replaced by a card.
  await page.evaluate(() => {
    const card = document.querySelector<HTMLTemplateElement>('#island-error')?.content;
    if (card) document.querySelector('main')?.prepend(card.cloneNode(true));
  });
  const card = page.getByRole('main').getByRole('alert');
  await expect(card.getByRole('heading', { name: 'Aj då', exact: true })).toBeVisible();
  await expect(card).toContainText('Här skulle en sektion visas, men något gick fel.');
  await card.getByRole('button', { name: 'Ladda om sidan' }).click();
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test.describe('page view', () => {
  test('[SHELL-20] [TRACK-01] [TRACK-02] is sent once, with the data that the events service requires', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (outgoing) => {
      if (outgoing.url().endsWith('/api/events/page-view')) sent.push(outgoing.url());
    });
    const waitForEvents = async () => {
      const inbox = await fetch(`${addresses.embedded}/_inbox?format=json`);
      return (await inbox.text()).split('"Seen by this test"').length - 1;
    };
    // The name distinguishes this view from those of other tests.
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(&quot;pageName&quot;:&quot;)[^&]*/,
        '$1Seen by this test',
      );
      return route.fulfill({ response, body });
    });
    await page.goto(addresses.web, { waitUntil: 'networkidle' });
    expect(sent).toHaveLength(1);
    await expect.poll(waitForEvents).toBe(1);
    const inbox = await fetch(`${addresses.embedded}/_inbox?format=json`);
    const text = await inbox.text();
    for (const fragment of [
      '"channel":"WEB"',
      '"currency":"USD"',
      '"language":"sv"',
      'pageVariantId',
    ]) {
      expect(text).toContain(fragment);
    }
  });

  test('[SHELL-20] is not sent by the not-found page', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (outgoing) => {
      if (outgoing.url().includes('page-view')) sent.push(outgoing.url());
    });
    await page.goto(getAddress('trucks', '/finns-inte'), { waitUntil: 'networkidle' });
    expect(sent).toEqual([]);
  });
});

test('[SHELL-15] pictures are served in the four widths, in a modern format, in reserved boxes', async ({
  page,
}) => {
  const served: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/image?')) served.push(response.headers()['content-type'] ?? '');
  });
  await page.goto(getAddress('automotive-se'), { waitUntil: 'networkidle' });
  expect(served.length).toBeGreaterThan(0);
  expect(served.every((type) => /image\/(avif|webp)/.test(type))).toBe(true);
  const srcset = await page.locator('main img[srcset]').first().getAttribute('srcset');
  expect(srcset?.match(/ (\d+)w/g)).toEqual([' 320w', ' 640w', ' 1280w', ' 1920w']);
  // An image without its own size fills a container with a size.
  const unsized = page.locator('main img:not([width]), main img:not([height])');
  const places = await unsized.evaluateAll((images) =>
    images.map((image) => getComputedStyle(image).position),
  );
  expect(new Set(places)).toEqual(new Set(['absolute']));
});

test('[SHELL-18] without a container id no tag manager is loaded', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (outgoing) => {
    if (!new URL(outgoing.url()).hostname.endsWith('localhost')) foreign.push(outgoing.url());
  });
  await page.goto(getAddress('carstore-fi'), { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(paintedPictures);

  test('the page is readable, and navigation and search work', async ({ page }) => {
    await page.goto(getAddress('automotive-se'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.getByRole('banner').getByRole('link').nth(1);
    const href = await link.getAttribute('href');
    await page.goto(new URL(href ?? '', page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(getAddress('automotive-se'));
    await page.getByRole('searchbox').fill('Volvo');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/kop-bil\/volvo$/);
  });
});

test.describe('search bar', () => {
  test('[HERO-04] [HERO-05] [HERO-06] [HERO-07] [HERO-08] submits a keyphrase by Enter and by button', async ({
    page,
  }) => {
    await page.goto(getAddress('automotive-uk'));
    const form = page.locator('[data-client=SearchBar]').first();
    const input = form.getByRole('searchbox');
    const submit = form.locator('button[type=submit]');
    await input.fill('Volvo EX30');
    await form.locator('button[type=reset]').click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(submit).toBeDisabled();
    await input.fill('  ');
    await input.press('Enter');
    await expect(submit).toBeDisabled();
    await input.fill('Volvo EX30');
    await submit.click();
    await expect(page).toHaveURL(/[?&]keyphrase=Volvo(\+|%20)EX30$/);
    await page.goBack();
    await input.fill('BMW');
    await input.press('Enter');
    await expect(page).toHaveURL(/[?&]keyphrase=BMW$/);
  });
});

test.describe('preview for editors', () => {
  const preview = '/api/editing/feaas/render?route=/&sc_site=trucks&sc_lang=sv';

  test('[SHELL-23] [EDIT-01] a preview opens only with the secret, and pages for visitors contain no trace of editing', async ({
    request,
  }) => {
    for (const secret of ['', '&secret=guess']) {
      const refused = await request.get(`${addresses.web}${preview}${secret}`);
      expect(refused.status()).toBe(401);
    }
    const opened = await request.get(
      `${addresses.web}${preview}&secret=editing-secret-of-the-tests`,
    );
    expect(opened.status()).toBe(200);
    expect(await opened.text()).toContain('noindex');
    const { html } = await HtmlPage.open(request, 'trucks');
    expect(html).toContain('</html>');
    expect(html).not.toMatch(/editing|scpm|secret/i);
  });
});

test('[OQ-17] [ERR-65] an unknown URL gets the 404 page of its site, with header and footer', async ({
  request,
}) => {
  for (const site of ['automotive-no', 'carstore-sk', 'charging']) {
    const page = await HtmlPage.open(request, site, '/does/not/exist');
    expect(page.status).toBe(404);
    const selectors = ['header', 'h1', 'footer', 'main a[href="/"]'];
    const missing = selectors.filter((selector) => !page.has(selector));
    expect.soft(missing, site).toEqual([]);
  }
});
