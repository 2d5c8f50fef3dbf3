import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { siteNames, sites } from '../../sites/sites';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { trackScripts } from './pageScripts';
import {
  dropdowns,
  getFirstDropdown,
  getHamburger,
  megaMenu,
  open,
  phone,
  getSheet,
  getTopEntries,
  wide,
} from './menus';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.beforeEach(withoutPictures);

for (const site of siteNames) {
  test(`[NAV-01] [MEGA-01] [SITE-25] [NAV-02] [MEGA-03] ${site} has its menu, and every link in it leads to a page`, async ({
    request,
  }) => {
    const front = await HtmlPage.open(request, site);
    const bar = front.first('header');
    expect(bar.attributes['data-navigation']).toBe(sites[site].navigation);
    expect(bar.first('[data-logo]').attributes.href).toBe('/');
    const { origin, host } = front.url;
    const paths = bar
      .all('a[href]')
      .map(({ attributes }) => new URL(attributes.href ?? '', front.url))
      .filter((link) => link.origin === origin)
      .map(({ pathname, search }) => pathname + search);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of new Set(paths)) {
      const answer = await request.get(addresses.web + path, { headers: { host } });
      expect.soft(answer.status(), path).toBe(200);
    }
  });
}

test('[NAV-32] pages of dealers and booking have the same navigation', async ({ page }) => {
  for (const [site, path] of [
    ['automotive-no', '/finn-oss'],
    ['automotive-no', '/service-og-verksted'],
    ['carstore-fi', '/loyda-meidat'],
  ] as const) {
    await open(page, site, wide, path);
    await expect(page.locator('[data-navigation=dropdowns]')).toBeVisible();
    await expect(getTopEntries(page).first()).toBeVisible();
    await page.setViewportSize(phone);
    await expect(
      page.locator('header [popovertarget]:not([popovertargetaction=hide])').first(),
    ).toBeVisible();
  }
});

test.describe('dropdown navigation', () => {
  test('[NAV-03] [NAV-04] the logo is 150 × 55 px, 90 % below 640 px', async ({ page }) => {
    await open(page, dropdowns, wide);
    const logo = page.locator('[data-logo] > *');
    for (const [width, logoWidth, logoHeight] of [
      [1440, 150, 55],
      [640, 150, 55],
      [639, 135, 49.5],
      [390, 135, 49.5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const box = await logo.boundingBox();
      expect(box?.width).toBeCloseTo(logoWidth, 1);
      expect(box?.height).toBeCloseTo(logoHeight, 1);
    }
  });

  test('[NAV-05] [NAV-06] dropdowns from 1280 px, a hamburger below', async ({ page }) => {
    await open(page, dropdowns, { width: 1280, height: 800 });
    await expect(getHamburger(page)).toBeHidden();
    await getFirstDropdown(page).locator(':scope > summary').click();
    const second = getFirstDropdown(page).locator(':scope > ul > li > details').first();
    await second.locator(':scope > summary').click();
    await expect(second.locator('ul a').first()).toBeVisible();
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(getHamburger(page)).toBeVisible();
    await expect(getTopEntries(page).first()).toBeHidden();
  });

  test('[NAV-22] titles of the first two levels are in upper case, those of the third are not', async ({
    page,
  }) => {
    await open(page, dropdowns, wide);
    const levels = [
      '[data-menu] > li > details > summary',
      '[data-menu] > li > details > ul > li > a',
      '[data-menu] > li > details > ul > li > details > ul > li > a',
    ].map((selector) => page.locator(selector).first());
    const transforms = await Promise.all(
      levels.map((level) => level.evaluate((element) => getComputedStyle(element).textTransform)),
    );
    expect(transforms).toEqual(['uppercase', 'uppercase', 'none']);
  });

  test('[NAV-07] [NAV-08] entries that do not fit move to More, and return when there is room', async ({
    page,
  }) => {
    await open(page, dropdowns, wide);
    const all = await getTopEntries(page).count();
    const more = page.locator('[data-more]');
    await expect(more).toBeHidden();
    const squeeze = (width: string) =>
      page.locator('nav:has(> [data-menu])').evaluate((nav, flex) => {
        nav.style.flex = flex;
      }, width);
    await squeeze('0 0 400px');
    await expect(more).toBeVisible();
    await expect(more.locator(':scope > details > summary')).toHaveText(messagesOf('sv').more);
    const fitting = await getTopEntries(page).count();
    expect(fitting).toBeGreaterThan(0);
    expect(fitting).toBeLessThan(all);
    const room = await page.locator('[data-menu]').evaluate((menu) => {
      const last = [...menu.children].filter((item) => !(item as HTMLElement).hidden).at(-1);
      return menu.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0);
    });
    expect(room).toBeGreaterThanOrEqual(0);
    await more.locator(':scope > details > summary').click();
    await expect(more.locator(':scope > details > ul > li')).toHaveCount(all - fitting);
    const inner = more.locator(':scope > details > ul > li').last();
    await expect(inner).toBeVisible();
    await squeeze('1');
    await expect(more).toBeHidden();
    expect(await getTopEntries(page).count()).toBe(all);
  });

  test('[NAV-09] [NAV-12] languages and extra links are part of the bar', async ({ page }) => {
    await open(page, dropdowns, wide);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Hitta oss' })).toBeVisible();
    await bar.locator('[data-languages] summary').click();
    await bar.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(getAddress(dropdowns, '/en'));
    await expect(page.getByRole('banner').locator('[data-languages] summary')).toContainText('en');
  });

  test('[NAV-10] a site with one language has no language menu', async ({ request }) => {
    const front = await HtmlPage.open(request, 'carstore-no');
    expect(front.has('header')).toBe(true);
    expect(front.has('[data-languages]')).toBe(false);
  });

  test('[NAV-14] a sticky bar stays at the top', async ({ page }) => {
    await open(page, dropdowns, wide, '/bilagande');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const readTop = () =>
      page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await readTop()).toBe(0);
    await page.getByRole('banner').evaluate((bar) => {
      (bar as HTMLElement).style.position = 'static';
    });
    expect(await readTop()).toBeLessThan(0);
  });

  test('[NAV-15] on the home page the bar is transparent until more than 100 px are scrolled', async ({
    page,
  }) => {
    await open(page, dropdowns, wide);
    const readBackground = () =>
      page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const scrollDown = async (top: number) => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    };
    expect(await readBackground()).toBe('rgba(0, 0, 0, 0)');
    await scrollDown(100);
    expect(await readBackground()).toBe('rgba(0, 0, 0, 0)');
    await scrollDown(101);
    await expect.poll(readBackground).toBe('rgb(255, 255, 255)');
    await scrollDown(0);
    await expect.poll(readBackground).toBe('rgba(0, 0, 0, 0)');
    await page.goto(getAddress(dropdowns, '/bilagande'));
    expect(await readBackground()).toBe('rgb(255, 255, 255)');
  });

  test('[NAV-16] the cursor shows progress while a page is loading', async ({ page }) => {
    await open(page, dropdowns, wide);
    const answer = new EventTarget();
    const held = new Promise((resolve) => answer.addEventListener('now', resolve));
    await page.route('**/salj-din-bil', async (route) => {
      await held;
      await route.continue();
    });
    // During navigation the page cannot be evaluated, so it reports by itself.
    await page.evaluate(() => {
      const report = () => console.log(`cursor: ${getComputedStyle(document.body).cursor}`);
      new MutationObserver(report).observe(document.documentElement, { attributes: true });
    });
    const reported = page.waitForEvent('console', (message) => message.text() === 'cursor: wait');
    const link = getTopEntries(page).getByRole('link', { name: 'Sälj din bil' });
    await link.click({ noWaitAfter: true });
    await reported;
    answer.dispatchEvent(new Event('now'));
    await page.waitForURL('**/salj-din-bil');
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });

  test('[NAV-23] [NAV-24] [NAV-26] a mouse opens a dropdown, which closes 200 ms after the mouse leaves', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, dropdowns, wide);
    const dropdown = getFirstDropdown(page);
    await dropdown.locator(':scope > summary').hover();
    await expect(dropdown).toHaveAttribute('open');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 700);
    await page.clock.runFor(199);
    await expect(dropdown).toHaveAttribute('open');
    await page.clock.runFor(2);
    await expect(dropdown).not.toHaveAttribute('open');
  });

  test('[NAV-25] a dropdown closes 600 ms after the mouse leaves an entry without children', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, dropdowns, wide);
    const dropdown = getFirstDropdown(page);
    await dropdown.locator(':scope > summary').hover();
    await dropdown.locator(':scope > ul > li > a').first().hover();
    await page.clock.runFor(1000);
    await expect(dropdown).toHaveAttribute('open');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 700);
    await page.clock.runFor(599);
    await expect(dropdown).toHaveAttribute('open');
    await page.clock.runFor(2);
    await expect(dropdown).not.toHaveAttribute('open');
  });

  test(
    '[NAV-26] Enter, arrows, Home, End and Escape work in the menu',
    { tag: '@walk' },
    async ({ page }) => {
      await open(page, dropdowns, wide);
      const dropdown = getFirstDropdown(page);
      const summary = dropdown.locator(':scope > summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(dropdown).toHaveAttribute('open');
      await page.keyboard.press('ArrowDown');
      const rows = dropdown.locator(':scope > ul > li');
      await expect(rows.nth(0).locator('a')).toBeFocused();
      await page.keyboard.press('End');
      await expect(rows.last().locator('a')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      const third = rows.nth(2).locator('> details > summary');
      await expect(third).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(rows.nth(2).locator('ul a').first()).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(third).toBeFocused();
      await page.keyboard.press('Home');
      await expect(rows.nth(0).locator('a')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dropdown).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(getTopEntries(page).nth(1).locator('a')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(summary).toBeFocused();
    },
  );

  test('[NAV-26] dropdowns close when the focus leaves them', async ({ page }) => {
    await open(page, dropdowns, wide);
    const dropdown = getFirstDropdown(page);
    await dropdown.locator(':scope > summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(dropdown).not.toHaveAttribute('open');
  });

  test('[NAV-27] dropdowns are closed on the next page, and after going back', async ({ page }) => {
    await open(page, dropdowns, wide);
    await getFirstDropdown(page).locator(':scope > summary').click();
    await getFirstDropdown(page).locator(':scope > ul > li > a').first().click();
    await page.waitForLoadState();
    await expect(page.locator('[data-menu] details[open]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('[data-menu] details[open]')).toHaveCount(0);
  });

  test('[NAV-06] the sheet expands one entry at a time and follows the focus', async ({ page }) => {
    await open(page, dropdowns, phone);
    await getHamburger(page).click();
    await expect(getSheet(page)).toBeVisible();
    const entries = page.locator('[data-menu] > li > details');
    await entries.nth(0).locator(':scope > summary').click();
    await expect(entries.nth(0).locator('a').first()).toBeVisible();
    await entries.nth(1).locator(':scope > summary').click();
    await expect(entries.nth(0)).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(entries.nth(1)).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(getSheet(page)).toBeHidden();
    await getHamburger(page).click();
    await page.getByRole('button', { name: messagesOf('sv').closeMenu }).click();
    await expect(getSheet(page)).toBeHidden();
  });

  // Layout shifts at 390 px are checked by everyPage.spec.ts.
  for (const width of [768, 1024, 1280, 1600]) {
    test(`no layout shift while the page loads at ${width} px`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const scripts = trackScripts(page);
      await page.setViewportSize({ width, height: 800 });
      for (const site of ['carstore-fi', megaMenu]) {
        await page.goto(getAddress(site));
        await scripts.waitUntilLoaded();
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: number[] }).shifts,
        );
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of [dropdowns, megaMenu]) {
    test(`[NAV-05] [NAV-06] [MEGA-04] [MEGA-08] the menu of ${site} opens and its links work`, async ({
      page,
    }) => {
      await open(page, site, wide);
      await getFirstDropdown(page).locator(':scope > summary').click();
      const link = getFirstDropdown(page).locator('a:visible').first();
      await expect(link).toBeVisible();
      await page.setViewportSize(phone);
      await page.reload();
      await getHamburger(page).click();
      await getFirstDropdown(page).locator(':scope > summary').click();
      await getFirstDropdown(page).locator('a:visible').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).not.toBe('/');
    });
  }
});

for (const site of [dropdowns, 'carstore-fi', megaMenu]) {
  for (const size of [wide, phone]) {
    test(`no axe violation with the menu open: ${site}, ${size.width} px`, async ({ page }) => {
      await open(page, site, size);
      if (size === phone) await page.locator('header [popovertarget]:visible').first().click();
      await getFirstDropdown(page).locator(':scope > summary').click();
      expect(await findViolations(page, { include: ['header'] })).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
