import type { APIRequestContext } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { HtmlPage, type HtmlPart } from './htmlPage';
import { expect, test } from './test';

const texts = messagesOf('sv');

const open = (request: APIRequestContext, path = '/kop-bil') =>
  HtmlPage.open(request, 'automotive-se', path);
const cardsOf = (page: HtmlPart) => page.all('[data-list-cars] > li');
const chipsOf = (page: HtmlPart) => page.one(`nav[aria-label="${texts.carActiveFilters}"]`);
const totalOf = (page: HtmlPart) =>
  Number(/^[\d\s]+/.exec(page.one('[data-list-swap=count]').text)?.[0].replace(/\s/g, ''));

test('[LIST-01] [LIST-03] [LIST-06] [LIST-17] anybody finds the first 24 cars at the list of the settings', async ({
  request,
}) => {
  const front = await open(request, '/');
  expect(front.all('footer a[href^="/kop-bil"]')).not.toEqual([]);
  const page = await open(request);
  expect(cardsOf(page)).toHaveLength(24);
  expect(totalOf(page)).toBe(600);
  expect(
    cardsOf(page)[0]!
      .all('a')
      .map(({ attributes }) => attributes.href),
  ).toEqual([expect.stringMatching(/^\/bil\/[^/]+\/[^/]+$/)]);
});

test('[LIST-07] [LIST-13] words of the address are searched for', async ({ request }) => {
  const page = await open(request, '/kop-bil?keyphrase=xc60');
  expect(chipsOf(page).text).toContain('xc60');
  const names = page.texts('[data-list-cars] h2, [data-list-cars] h3');
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names)).toEqual(new Set(['Volvo XC60']));
});

test('[FILT-14] [LIST-13] words of the search box become filters, the rest the keyphrase, and the box is emptied', async ({
  request,
}) => {
  const page = await (
    await open(request)
  ).submit('#car-filters', {
    search: 'volvo el regnsensor',
  });
  for (const word of ['Volvo', 'El', 'regnsensor']) {
    expect(chipsOf(page).text).toContain(word);
  }
  expect(page.one('input[name=search]').attributes.value ?? '').toBe('');
});

test('[FILT-10] [FILT-11] [FILT-09] [FILT-13] a chip gives up its value and those below it, clearing all but the order', async ({
  request,
}) => {
  const page = await open(request, '/kop-bil?car_brand=BMW&car_model=Volvo%3EXC60&page=2');
  expect(chipsOf(page).all('a')).toHaveLength(4);
  const less = await page.follow(chipsOf(page).links('Ta bort Volvo')[0]);
  expect(less.path).toBe('/kop-bil?car_brand=BMW');
  expect(chipsOf(less).all('a')).toHaveLength(2);

  const ordered = await open(request, '/kop-bil?car_fuel=El&keyphrase=volvo&sort=price_asc&page=2');
  const all = await ordered.follow(chipsOf(ordered).links(texts.carClearAll)[0]);
  expect(all.path).toBe('/kop-bil?sort=price_asc');
  expect(all.all('[data-list-chip]')).toEqual([]);
  expect(totalOf(all)).toBe(600);
});

test('a link to used cars ticks a box, and another order keeps it', async ({ request }) => {
  const page = await open(request, '/kop-bil?car_is_used=true');
  expect(page.one('input[type=checkbox][value="Begagnad"]').attributes).toHaveProperty('checked');
  const ordered = await page.submit('#car-filters', { sort: 'price_asc' });
  expect(ordered.url.searchParams.get('sort')).toBe('price_asc');
  expect(ordered.url.searchParams.getAll('car_condition')).toEqual(['Begagnad']);
  expect(totalOf(ordered)).toBe(totalOf(page));
});

test('[LIST-15] [LIST-08] more cars come a page at a time, and the address shows them all', async ({
  request,
}) => {
  const page = await open(request);
  const more = await page.follow(page.links(texts.carMore)[0]);
  expect(more.path).toBe('/kop-bil?page=2');
  expect(cardsOf(more)).toHaveLength(48);
  expect(cardsOf(more)[0]!.text).toBe(cardsOf(page)[0]!.text);
  expect(more.one('progress').attributes.value).toBe('48');
  const last = await open(request, '/kop-bil?page=999');
  expect(cardsOf(last)).toHaveLength(480);
  const [end] = last.all('button').filter(({ text }) => text === texts.carMore);
  expect(end?.attributes).toHaveProperty('disabled');
});

test('[LIST-10] [FILT-05] filters are ticked and sent', async ({ request }) => {
  const page = await (await open(request)).submit('#car-filters', { car_brand: 'Volvo' });
  expect(page.url.searchParams.getAll('car_brand')).toEqual(['Volvo']);
  expect(chipsOf(page).text).toContain('Volvo');
  const model = await page.submit('#car-filters', { car_model: 'Volvo>XC60' });
  expect(chipsOf(model).text).toContain('XC60');
  expect(model.one('[data-list-submit]').text).toContain(String(totalOf(model)));
});

test('[LIST-11] [LIST-12] values stand in the path, make and model in title and breadcrumb', async ({
  request,
}) => {
  const page = await open(request, '/kop-bil/volvo/xc60');
  expect(page.one('title').text).toMatch(/^XC60 Volvo \|/);
  expect(page.one('h1').text).toBe('Volvo XC60');
  expect(page.one(`nav[aria-label="${texts.breadcrumb}"]`).text).toContain('Volvo');
  expect(chipsOf(page).text).toContain('XC60');
});

test('[LIST-21] without cars the list tells which filter to give up, with how many cars that finds', async ({
  request,
}) => {
  const page = await open(request, '/kop-bil?car_brand=smart&car_body=Skåpbil');
  const [way] = page.one('[data-list-nothing]').links(/utan filtret/);
  const found = await page.follow(way);
  expect(found.one('[data-list-nothing]').attributes).toHaveProperty('hidden');
  const told = page.one('[data-list-nothing] li').text;
  expect(told.replace(/\s/g, '')).toContain(`(${totalOf(found)})`);
  expect(cardsOf(found)).not.toEqual([]);
});
