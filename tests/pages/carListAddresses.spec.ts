import type { APIRequestContext } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { HtmlPage, type HtmlPart } from './htmlPage';
import { expect, test } from './test';

const texts = messagesOf('sv');

const open = (request: APIRequestContext, path = '/kop-bil') =>
  HtmlPage.open(request, 'automotive-se', path);
const getCards = (page: HtmlPart) => page.all('[data-list-cars] > li');
const getChips = (page: HtmlPart) => page.first(`nav[aria-label="${texts.carActiveFilters}"]`);
const getTotal = (page: HtmlPart) =>
  Number(/^[\d\s]+/.exec(page.first('[data-list-swap=count]').text)?.[0].replace(/\s/g, ''));

test('[LIST-01] [LIST-03] [LIST-06] [LIST-17] the list at the address in the settings shows the first 24 cars', async ({
  request,
}) => {
  const front = await open(request, '/');
  expect(front.all('footer a[href^="/kop-bil"]')).not.toEqual([]);
  const page = await open(request);
  expect(getCards(page)).toHaveLength(24);
  expect(getTotal(page)).toBe(600);
  expect(
    getCards(page)[0]!
      .all('a')
      .map(({ attributes }) => attributes.href),
  ).toEqual([expect.stringMatching(/^\/bil\/[^/]+\/[^/]+$/)]);
});

test('[LIST-07] [LIST-13] a keyphrase in the URL is searched for', async ({ request }) => {
  const page = await open(request, '/kop-bil?keyphrase=xc60');
  expect(getChips(page).text).toContain('xc60');
  const names = page.texts('[data-list-cars] h2, [data-list-cars] h3');
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names)).toEqual(new Set(['Volvo XC60']));
});

test('[FILT-14] [LIST-13] words in the search box become filters, the rest the keyphrase, and the box is emptied', async ({
  request,
}) => {
  const page = await (
    await open(request)
  ).submit('#car-filters', {
    search: 'volvo el regnsensor',
  });
  for (const word of ['Volvo', 'El', 'regnsensor']) {
    expect(getChips(page).text).toContain(word);
  }
  expect(page.first('input[name=search]').attributes.value ?? '').toBe('');
});

test('[FILT-10] [FILT-11] [FILT-09] [FILT-13] a chip removes its value and those that depend on it; clear all keeps only the sort order', async ({
  request,
}) => {
  const page = await open(request, '/kop-bil?car_brand=BMW&car_model=Volvo%3EXC60&page=2');
  expect(getChips(page).all('a')).toHaveLength(4);
  const less = await page.follow(getChips(page).links('Ta bort Volvo')[0]);
  expect(less.path).toBe('/kop-bil?car_brand=BMW');
  expect(getChips(less).all('a')).toHaveLength(2);

  const ordered = await open(request, '/kop-bil?car_fuel=El&keyphrase=volvo&sort=price_asc&page=2');
  const all = await ordered.follow(getChips(ordered).links(texts.carClearAll)[0]);
  expect(all.path).toBe('/kop-bil?sort=price_asc');
  expect(all.all('[data-list-chip]')).toEqual([]);
  expect(getTotal(all)).toBe(600);
});

test('a link to used cars ticks a box, which survives another sort order', async ({ request }) => {
  const page = await open(request, '/kop-bil?car_is_used=true');
  expect(page.first('input[type=checkbox][value="Begagnad"]').attributes).toHaveProperty('checked');
  const ordered = await page.submit('#car-filters', { sort: 'price_asc' });
  expect(ordered.url.searchParams.get('sort')).toBe('price_asc');
  expect(ordered.url.searchParams.getAll('car_condition')).toEqual(['Begagnad']);
  expect(getTotal(ordered)).toBe(getTotal(page));
});

test('[LIST-15] [LIST-08] more cars load a page at a time, and the URL shows them all', async ({
  request,
}) => {
  const page = await open(request);
  const more = await page.follow(page.links(texts.carMore)[0]);
  expect(more.path).toBe('/kop-bil?page=2');
  expect(getCards(more)).toHaveLength(48);
  expect(getCards(more)[0]!.text).toBe(getCards(page)[0]!.text);
  expect(more.first('progress').attributes.value).toBe('48');
  const last = await open(request, '/kop-bil?page=999');
  expect(getCards(last)).toHaveLength(480);
  const [end] = last.all('button').filter(({ text }) => text === texts.carMore);
  expect(end?.attributes).toHaveProperty('disabled');
});

test('[LIST-10] [FILT-05] filters are ticked and submitted', async ({ request }) => {
  const page = await (await open(request)).submit('#car-filters', { car_brand: 'Volvo' });
  expect(page.url.searchParams.getAll('car_brand')).toEqual(['Volvo']);
  expect(getChips(page).text).toContain('Volvo');
  const model = await page.submit('#car-filters', { car_model: 'Volvo>XC60' });
  expect(getChips(model).text).toContain('XC60');
  expect(model.first('[data-list-submit]').text).toContain(String(getTotal(model)));
});

test('[LIST-11] [LIST-12] filter values are in the path, and make and model in title and breadcrumb', async ({
  request,
}) => {
  const page = await open(request, '/kop-bil/volvo/xc60');
  expect(page.first('title').text).toMatch(/^XC60 Volvo \|/);
  expect(page.first('h1').text).toBe('Volvo XC60');
  expect(page.first(`nav[aria-label="${texts.breadcrumb}"]`).text).toContain('Volvo');
  expect(getChips(page).text).toContain('XC60');
});

test('[LIST-21] an empty list suggests which filter to remove, with the number of cars found without it', async ({
  request,
}) => {
  const page = await open(request, '/kop-bil?car_brand=smart&car_body=Skåpbil');
  const [link] = page.first('[data-list-nothing]').links(/utan filtret/);
  const found = await page.follow(link);
  expect(found.first('[data-list-nothing]').attributes).toHaveProperty('hidden');
  const note = page.first('[data-list-nothing] li').text;
  expect(note.replace(/\s/g, '')).toContain(`(${getTotal(found)})`);
  expect(getCards(found)).not.toEqual([]);
});
