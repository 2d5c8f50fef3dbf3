import type { Page } from '@playwright/test';
import { askedPrice } from '../../domain/finance/carPrices';
import { messagesOf } from '../../site/messages/messagesOf';
import type { Language } from '../../sites/site.types';
import { end, startBuilt } from '../support/built';
import { freePorts } from '../support/freePorts';
import { addresses, addressOf } from './addresses';
import { findCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

/** A car of each site that sells cars, with the language and path of its cars and the path of its list. */
const sites = [
  ['automotive-se', 'sv', '/bil/1000017', '/kop-bil'],
  ['automotive-no', 'nb', '/bil/2000019', '/kjop-bil/alle-brukte-biler'],
  ['automotive-uk', 'en', '/car/3000036', '/buy-car/used-cars'],
  ['brand-se', 'sv', '/bil/8000006', '/kop-bil'],
  ['carstore-se', 'sv', '/bil/4000012', '/kop-bil/alla-begagnade-bilar'],
  ['carstore-no', 'nb', '/bil/5000003', '/kjop-bil'],
  ['carstore-sk', 'sk', '/auto/6000001', '/kupit-auto'],
  ['carstore-fi', 'fi', '/auto/7000014', '/osta-auto'],
] as const satisfies readonly (readonly [string, Language, string, string])[];

/** The car whose page is asked for by id alone. */
const asked = findCar('automotive-se', ({ car_id }) => car_id === '1000017');
const car = asked.path;
const sv = messagesOf('sv');
const main = (page: Page) => page.getByRole('main');
const listButton = (page: Page, language: Language) =>
  main(page).getByRole('link', { name: messagesOf(language).detailToList });

test.beforeEach(withoutPictures);

for (const [site, language, path, list] of sites) {
  test(`[ROUTE-17] [ROUTE-18] [CAR-01] [CAR-02] ${site} shows a car below its path, and the way to its list`, async ({
    page,
  }) => {
    const response = await page.goto(addressOf(site, path));
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${path}/[a-z0-9-]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const back = main(page).getByRole('link', { name: messagesOf(language).detailBack });
    await expect(back).toHaveAttribute('href', list);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  });
}

test('[CAR-02] an id alone moves to the car’s address by 302, with the query, in each language', async ({
  request,
}) => {
  const ask = async (path: string) => {
    const response = await request.get(addresses.web + path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await ask('/bil/1000017')).toEqual([302, car]);
  expect(await ask('/bil/1000017?utm_source=x')).toEqual([302, `${car}?utm_source=x`]);
  expect(await ask('/en/bil/1000017')).toEqual([302, `/en${car}`]);
  expect(await ask('/bil/1000017/another-name')).toEqual([302, car]);
  expect((await ask(car))[0]).toBe(200);
});

test('[CAR-03] [CAR-04] without an id, and below a car, there is no page', async ({ request }) => {
  for (const path of ['/bil', '/bil/', `${car}/more`]) {
    expect((await request.get(addresses.web + path)).status()).toBe(404);
  }
});

test('cards of the list lead to pages of cars', async ({ page }) => {
  await page.goto(addressOf('automotive-se', '/kop-bil'));
  const link = page.locator('[data-list-cars] [data-car] a').nth(2);
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

for (const width of [390, 1440]) {
  test.describe(`a car that is gone, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[CAR-30] [CAR-32] [CAR-33] [ERR-27] heading, text, cars for the words of its name, and the way to more', async ({
      page,
    }) => {
      const response = await page.goto(addressOf('automotive-se', '/bil/999/volvo-xc60-2012'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Bilen har fått en ny ägare',
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const cars = main(page).locator('[data-car]');
      expect(await cars.count()).toBeGreaterThan(0);
      expect(await cars.count()).toBeLessThanOrEqual(8);
      await expect(cars.first()).toHaveAttribute('data-car-name', 'Volvo XC60');
      await listButton(page, 'sv').click();
      await expect(page).toHaveURL(/\/kop-bil\?keyphrase=volvo\+xc60/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test('[CAR-31] one site leaves the way to the list out', async ({ page }) => {
  const response = await page.goto(addressOf('brand-se', '/bil/999/volvo-xc60'));
  expect(response?.status()).toBe(404);
  await expect(main(page).locator('[data-car]').first()).toBeVisible();
  await expect(listButton(page, 'sv')).toHaveCount(0);
});

test('a car says to search engines and previews what it is', async ({ page }) => {
  await page.goto(addressOf('automotive-se', car));
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(car);
  await expect(page.locator('link[hreflang=en-SE]')).toHaveAttribute(
    'href',
    new RegExp(`/en${car}`),
  );
  const description = page.locator('meta[name=description]');
  const price = askedPrice(asked) ?? 0;
  const told = (await description.getAttribute('content'))?.replace(/\s/g, '');
  expect(told).toContain(`${price}kr,`);
  expect(told).toContain('provkörning');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\.webp&w=1280$/,
  );
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Car',
      offers: expect.objectContaining({ '@type': 'Offer', price, priceCurrency: 'SEK' }),
    }),
  );
  const trail = data.find((entry) => entry['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement).toHaveLength(4);
});

test('[CAR-34] [ERR-30] while nobody can tell of the car, the page says so and offers to try again', async ({
  page,
}) => {
  const [port] = await freePorts(1);
  const at = (path: string) => `http://localhost:${port}${path}`;
  const web = await startBuilt('index', at('/readyz'), {
    LOG_LEVEL: 'silent',
    PORT: String(port),
    CONTENT_URL: `${addresses.embedded}/graphql`,
    MEDIA_URL: `${addresses.embedded}/media`,
    EVENTS_URL: `${addresses.embedded}/events`,
    SEARCH_URL: 'http://127.0.0.1:9',
  });
  try {
    const response = await page.goto(at(car));
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.detailFailureTitle);
    const retry = main(page).getByRole('link', { name: sv.detailRetry });
    await expect(retry).toHaveAttribute('href', car);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    await end(web);
  }
});
