import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const getFooter = (page: Page) => page.getByRole('contentinfo');

test.beforeEach(paintedPictures);

test('[FOOT-01] [FOOT-02] [FOOT-03] brand logos link to the cars of their brand', async ({
  request,
}) => {
  const front = await HtmlPage.open(request, 'automotive-se');
  const footerPart = front.first('footer');
  expect(footerPart.texts('h2, h3')).toContain('Våra bilmärken');
  const logo = footerPart.first('a[href="/kop-bil?car_brand=Mercedes-Benz"]');
  expect(logo.attributes['aria-label'] ?? logo.first('img').attributes.alt).toContain(
    'Mercedes-Benz',
  );
  expect((await front.follow(logo)).status).toBe(200);
});

test('[FOOT-04] [FOOT-05] [FOOT-06] [FOOT-08] [FOOT-09] the footer fits every width, in columns where there is room, and a single info field fills the width', async ({
  page,
}) => {
  await page.goto(getAddress('carstore-fi'));
  for (const [width, columns] of [
    [320, 1],
    [390, 2],
    [768, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const titles = getFooter(page).getByRole('navigation').getByRole('heading');
    const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(columns);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await expect(
    getFooter(page).getByRole('link', { name: 'Katso, mitä pihassa on nyt' }),
  ).toBeVisible();
  await expect(getFooter(page).getByRole('link', { name: /^LinkedIn/ })).toBeVisible();
  const text = await getFooter(page).getByText('Huoltotie 13').boundingBox();
  const navigation = await getFooter(page).getByRole('navigation').boundingBox();
  expect(text?.width).toBe(navigation?.width);
});

test.describe('copying contact details', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[FOOT-11] [FOOT-12] [FOOT-13] e-mail addresses and telephone numbers are copied, and ‘Copied’ is shown for a second', async ({
    page,
  }) => {
    await page.goto(getAddress('automotive-no'));
    const copied = getFooter(page).getByText('Copied');
    for (const [name, value] of [
      ['Kopier hei@automotive-no.example', 'hei@automotive-no.example'],
      ['Kopier +4700001010', '+4700001010'],
    ] as const) {
      await getFooter(page).getByRole('button', { name }).first().click();
      await expect(copied).toBeVisible();
      await expect(getFooter(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(
        1,
      );
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
      await expect(copied).toHaveCount(0);
    }
  });
});

test.describe('cookie settings', () => {
  const texts = messagesOf('fi');
  const getSettings = (page: Page) => page.getByRole('dialog', { name: texts.consentSettings });
  const getLink = (page: Page) => getFooter(page).getByRole('link', { name: 'Evästeasetukset' });

  test('[FOOT-10] open our own dialog instead of navigating, by keyboard, and return the focus', async ({
    page,
    context,
  }) => {
    const address = getAddress('carstore-fi');
    await page.goto(address);
    await getLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(getSettings(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await expect(getSettings(page)).toHaveCount(0);
    await expect(getLink(page)).toBeFocused();
    expect(await context.cookies()).toEqual([]);

    await page.keyboard.press('Enter');
    await getSettings(page).getByLabel(texts.consentStatistics).press('Space');
    await getSettings(page).getByRole('button', { name: texts.consentSave }).click();
    await expect(getSettings(page)).toHaveCount(0);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'consent', value: 'necessary.statistics', path: '/' });

    // The dialog shows the stored consent, which can be withdrawn.
    await getLink(page).click();
    await expect(getSettings(page).getByLabel(texts.consentStatistics)).toBeChecked();
    await expect(getSettings(page).getByLabel(texts.consentMarketing)).not.toBeChecked();
    await getSettings(page).getByRole('button', { name: texts.consentDecline }).click();
    expect((await context.cookies())[0]?.value).toBe('necessary');
  });

  test('[FOOT-10] open the second layer of a consent manager on the page', async ({ page }) => {
    await page.goto(getAddress('carstore-fi'));
    for (const [manager, method] of [
      ['UC_UI', 'showSecondLayer'],
      ['__ucCmp', 'showSecondLayer'],
      ['Cookiebot', 'renew'],
      ['OneTrust', 'ToggleInfoDisplay'],
    ] as const) {
      await page.evaluate(
        ([name, opens]) => {
          const open = () => (document.documentElement.dataset.opened = name);
          Object.assign(window, { [name]: { [opens]: open } });
        },
        [manager, method] as const,
      );
      await getLink(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-opened', manager);
      await expect(getSettings(page)).toHaveCount(0);
      await page.evaluate((name) => Reflect.deleteProperty(window, name), manager);
    }
  });

  test('axe finds no violation in the dialog, which fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(getAddress('carstore-fi'));
    await getLink(page).click();
    await expect(getSettings(page)).toBeVisible();
    expect(await findViolations(page, { include: ['dialog'] })).toEqual([]);
    const box = await getSettings(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  });
});

test.describe('consent banner on the first visit', () => {
  const texts = messagesOf('en');
  const getBanner = (page: Page) => page.getByRole('region', { name: texts.consentTitle });
  const getButton = (page: Page, name: string) => getBanner(page).getByRole('button', { name });

  test('does not take the focus, and shows accept and decline in the same style', async ({
    page,
  }) => {
    await page.goto(getAddress('automotive-uk'));
    await expect(getBanner(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    // The first Tab focuses the skip link.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await getBanner(page).evaluate((own) => own.contains(document.activeElement))).toBe(
      true,
    );
    const styles = await Promise.all(
      [texts.consentAccept, texts.consentDecline].map((name) =>
        getButton(page, name).evaluate((own) => {
          const { width, height } = own.getBoundingClientRect();
          return [own.className, Math.round(width), Math.round(height)];
        }),
      ),
    );
    expect(styles[0]).toEqual(styles[1]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('is not shown again after an answer, given in it or in the dialog', async ({
    page,
    context,
  }) => {
    await page.goto(getAddress('automotive-uk'));
    await getButton(page, texts.consentDetails).click();
    const dialog = page.getByRole('dialog', { name: texts.consentSettings });
    await dialog.getByRole('button', { name: texts.consentDecline }).click();
    await expect(getBanner(page)).toHaveCount(0);
    expect((await context.cookies())[0]?.value).toBe('necessary');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(getBanner(page)).toHaveCount(0);
  });

  test('[TRACK-05] [SHELL-18] a tag manager container loads with consent denied, and an answer applies at once', async ({
    page,
  }) => {
    const requested: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route(getAddress('automotive-uk'), async (route) => {
      // Node, unlike browsers, cannot resolve hosts below localhost.
      const headers = { ...route.request().headers(), host: 'automotive-uk.localhost' };
      const response = await route.fetch({ url: addresses.web, headers });
      const body = (await response.text()).replace('<html', '<html data-tag-manager="GTM-TEST1"');
      return route.fulfill({ response, body });
    });
    await page.goto(getAddress('automotive-uk'));
    await expect
      .poll(() => requested)
      .toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    const readCommands = () =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .map((entry) => [...(Object.values(entry as object) as unknown[])])
          .filter(([name]) => name === 'consent')
          .map(([, kind, mode]) => [kind, (mode as Record<string, string>).ad_storage]),
      );
    expect(await readCommands()).toEqual([['default', 'denied']]);
    await getButton(page, texts.consentAccept).click();
    expect(await readCommands()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
    expect(requested).toHaveLength(1);
  });
});

test('[FOOT-14] the loan warning is black on white with a red symbol three lines high, in every theme', async ({
  page,
}) => {
  for (const [site, path] of [
    ['automotive-se', '/'],
    ['automotive-se', '/en'],
    ['carstore-se', '/'],
    ['brand-se', '/marken/mercedes'],
    ['pickup', '/'],
  ] as const) {
    await page.goto(getAddress(site, path));
    const warning = getFooter(page).getByRole('note');
    await expect(warning).toContainText('Att låna kostar pengar!');
    await expect(warning).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(warning).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(warning.locator('svg path').first()).toHaveCSS('stroke', 'rgb(226, 0, 26)');
    const lines = await warning.evaluate((own) => {
      const symbol = own.querySelector('svg')?.getBoundingClientRect().height ?? 0;
      return symbol / parseFloat(getComputedStyle(own).lineHeight);
    });
    expect(lines).toBeCloseTo(3, 1);
  }
});

test('[FOOT-14] sites outside Sweden show no loan warning', async ({ request }) => {
  for (const site of ['automotive-no', 'automotive-uk', 'carstore-sk', 'carstore-fi']) {
    const front = await HtmlPage.open(request, site);
    expect(front.has('footer')).toBe(true);
    expect(front.html).not.toContain('Att låna kostar pengar!');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[FOOT-10] the link to the cookie settings leads to the policy, and no button is shown', async ({
    page,
  }) => {
    await page.goto(getAddress('carstore-fi'));
    await expect(getFooter(page).getByRole('button')).toHaveCount(0);
    await getFooter(page).getByRole('link', { name: 'Evästeasetukset' }).click();
    await expect(page).toHaveURL(/\/meista\/evasteet$/);
  });
});
