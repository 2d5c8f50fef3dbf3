import { askingPrice } from '../../domain/finance/carPrices';
import { messagesOf } from '../../messages/messagesOf';
import type { Language } from '../../sites/site.types';
import { addresses } from './addresses';
import { HtmlPage } from './htmlPage';
import { findCar } from './stockCars';
import { expect, test } from './test';

/** A car of each site that sells cars, with language, path of its cars and path of its list. */
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

/** The car whose page is requested only by id. */
const requestedCar = findCar('automotive-se', ({ car_id }) => car_id === '1000017');
const car = requestedCar.path;
const sv = messagesOf('sv');
for (const [site, language, path, list] of sites) {
  test(`[ROUTE-17] [ROUTE-18] [CAR-01] [CAR-02] ${site} shows a car at its path, with a link to its list`, async ({
    request,
  }) => {
    const page = await HtmlPage.open(request, site, path);
    expect(page.status).toBe(200);
    expect(page.url.pathname).toMatch(new RegExp(`^${path}/[a-z0-9-]+$`));
    const [back] = page.first('main').links(messagesOf(language).detailBack);
    expect(back?.attributes.href).toBe(list);
    const [name, ...others] = page.texts('h1');
    expect(others).toEqual([]);
    expect(page.first('title').text.startsWith(name!)).toBe(true);
  });
}

test('[CAR-02] a URL with only an id redirects to the car’s full path by 302, with the query, in each language', async ({
  request,
}) => {
  const getLocation = async (path: string) => {
    const response = await request.get(addresses.web + path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await getLocation('/bil/1000017')).toEqual([302, car]);
  expect(await getLocation('/bil/1000017?utm_source=x')).toEqual([302, `${car}?utm_source=x`]);
  expect(await getLocation('/en/bil/1000017')).toEqual([302, `/en${car}`]);
  expect(await getLocation('/bil/1000017/another-name')).toEqual([302, car]);
  expect((await getLocation(car))[0]).toBe(200);
});

test('[CAR-03] [CAR-04] a path without an id, or below a car, is not found', async ({
  request,
}) => {
  for (const path of ['/bil', '/bil/', `${car}/more`]) {
    expect((await request.get(addresses.web + path)).status()).toBe(404);
  }
});

test('cards of the list link to car pages', async ({ request }) => {
  const list = await HtmlPage.open(request, 'automotive-se', '/kop-bil');
  const link = list.all('[data-list-cars] [data-car] a')[2];
  expect((await list.follow(link)).first('h1').text).toBe(link!.text);
});

test('[CAR-30] [CAR-32] [CAR-33] [ERR-27] a page of a sold car shows a heading, a text, cars that match its name, and a link to more', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/bil/999/volvo-xc60-2012');
  expect(page.status).toBe(404);
  expect(page.texts('h1')).toEqual(['Bilen har fått en ny ägare']);
  expect(page.first('meta[name=robots]').attributes.content).toBe('noindex');
  const cars = page.all('main [data-car]');
  expect(cars.length).toBeGreaterThan(0);
  expect(cars.length).toBeLessThanOrEqual(8);
  expect(cars[0]!.attributes['data-car-name']).toBe('Volvo XC60');
  const list = await page.follow(page.first('main').links(sv.detailToList)[0]);
  expect(list.path).toMatch(/^\/kop-bil\?keyphrase=volvo\+xc60/);
  expect(list.status).toBe(200);
});

test('a reserved car shows that and links to similar cars; an incoming one has no plate and no dealer', async ({
  request,
}) => {
  const reserved = await HtmlPage.open(request, 'automotive-se', '/bil/1000099');
  expect(reserved.first('[data-price-column]').text).toContain(sv.carReserved);
  expect(reserved.first('main').links(sv.holdSimilar)[0]?.attributes.href).toBe('#similar');
  const coming = await HtmlPage.open(request, 'automotive-se', '/bil/1000000');
  const overview = coming.first('#overview').text;
  expect(overview).toContain('Beställningsbil');
  expect(overview).not.toContain(sv.detailRegistration);
});

test('[CAR-31] the not-found page of one site has no link to the list', async ({ request }) => {
  const page = await HtmlPage.open(request, 'brand-se', '/bil/999/volvo-xc60');
  expect(page.status).toBe(404);
  expect(page.all('main [data-car]')).not.toEqual([]);
  expect(page.first('main').links(sv.detailToList)).toEqual([]);
});

test('a car page has metadata for search engines and link previews', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', car);
  const getContent = (selector: string) => page.first(selector).attributes.content ?? '';
  expect(new URL(page.first('link[rel=canonical]').attributes.href ?? '').pathname).toBe(car);
  expect(page.first('link[hreflang=en-SE]').attributes.href).toMatch(new RegExp(`/en${car}`));
  const price = askingPrice(requestedCar) ?? 0;
  const description = getContent('meta[name=description]').replace(/\s/g, '');
  expect(description).toContain(`${price}kr,`);
  expect(description).toContain('provkörning');
  expect(getContent('meta[property="og:image"]')).toMatch(/\.webp&w=1280$/);
  const scripts = [
    ...page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ];
  const data = scripts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Car',
      offers: expect.objectContaining({ '@type': 'Offer', price, priceCurrency: 'SEK' }),
    }),
  );
  const trail = data.find((entry) => entry['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement).toHaveLength(4);
});
