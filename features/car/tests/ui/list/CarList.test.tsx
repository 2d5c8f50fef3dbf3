/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import type { CarListData } from '../../../ui/list/carListData';
import { examples } from '../../../../../blocks/CarList/CarList.fixture';
import { valueNames } from '../../../ui/list/carFacets';
import { countText } from '../../../../search/ui/countText';
import { readListState, writeListState } from '../../../ui/list/listState';
import type { CarListFields } from '../../../../../schema/generated/fields';
import { messagesOf } from '../../../../../messages/messagesOf';
import { showBlock } from '../../../../../tests/unit/blocks/showBlock';

const texts = messagesOf('en');
const { Default } = examples;
const [car] = Default.data.cars;

function show(over: Partial<CarListData> = {}) {
  const fields = { ...Default, data: { ...Default.data, ...over } } as CarListFields;
  return showBlock('CarList', fields).container;
}

const listElement = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLElement>(`[data-list-${name}]`)!;

/** Distinct cars, as many as given. */
const cars = (count: number): CarRecord[] =>
  Array.from({ length: count }, (_, at) => ({ ...car!, car_id: `car-${at}` }));

test('[LIST-23] counts above 10 000 are shown as 10000+', () => {
  expect([10_000, 10_001, 123_456].map((count) => countText(count, 'en-GB'))).toEqual([
    '10,000',
    '10000+',
    '10000+',
  ]);
  expect(listElement(show({ total: 54_321 }), 'submit')).toHaveTextContent('10000+');
});

test('[LIST-16] the end of the list is hidden when all cars are shown and there are fewer than 12', () => {
  expect(listElement(show({ total: 11, cars: cars(11) }), 'end')).not.toBeVisible();
  const end = listElement(show({ total: 12, cars: cars(12) }), 'end');
  expect(end).toBeVisible();
  expect(within(end).getByRole('button', { name: texts.carMore })).toBeDisabled();
  expect(within(end).getByRole('progressbar')).toHaveAttribute('value', '12');
});

test('[LIST-15] the end of the list links to the next page while there are more cars', () => {
  const end = listElement(show({ total: 100, cars: cars(24) }), 'end');
  const link = within(end).getByRole('link', { name: texts.carMore });
  expect(link.getAttribute('href')).toMatch(/page=2$/);
  expect(within(end).getByRole('progressbar')).toHaveAttribute('max', '100');
});

test('after the last page, the list advises to narrow the search', () => {
  const state = { ...Default.data.state, page: 20 };
  const end = listElement(show({ total: 900, cars: cars(480), state }), 'end');
  expect(within(end).getByRole('button', { name: texts.carMore })).toBeDisabled();
  expect(end).toHaveTextContent(texts.carNarrow);
});

test('[LIST-19] 24 placeholder cards are shown while cars load, for every page size', () => {
  const skeleton = listElement(show({ perPage: 48 }), 'skeleton');
  expect(skeleton.dataset.listSkeleton).toBe('24');
});

test('[LIST-20] [LIST-22] a failure of the service is shown with the texts of the dictionary', () => {
  const { container } = showBlock('CarList', examples.ServiceFails);
  expect(listElement(container, 'failure')).toBeVisible();
  expect(listElement(container, 'failure')).toHaveTextContent(texts.carFailureTitle);
  expect(listElement(container, 'nothing')).not.toBeVisible();
});

test('[ERR-26] error and empty texts come from the dictionary, in every language', () => {
  const failure = listElement(showBlock('CarList', examples.ServiceFails).container, 'failure');
  expect(failure).toHaveTextContent(`${texts.carFailureTitle}${texts.carFailureText}`);
  const emptyList = listElement(showBlock('CarList', examples.NothingFound).container, 'nothing');
  expect(emptyList).toHaveTextContent(`${texts.carNothingTitle}${texts.carNothingText}`);
  const keys = ['carFailureTitle', 'carFailureText', 'carNothingTitle', 'carNothingText'] as const;
  for (const key of keys) {
    const translations = (['en', 'sv', 'nb', 'sk', 'fi'] as const).map((to) => messagesOf(to)[key]);
    expect(new Set(translations).size).toBe(5);
  }
});

test('[LIST-21] without cars the list shows that and the filter to remove', () => {
  const { container } = showBlock('CarList', examples.NothingFound);
  const box = listElement(container, 'nothing');
  expect(box).toBeVisible();
  expect(box).toHaveTextContent(texts.carNothingTitle);
  const links = within(box).getAllByRole('link');
  expect(links[0]).toHaveTextContent('Did you mean “volvo cabriolet”?');
  expect(box).toHaveTextContent('(31)');
});

test('[LIST-25] prices of commercial vehicles are without VAT, and marked so', () => {
  const container = show({ cars: [{ ...car!, car_vehicle_type_code: 'LCV' }] });
  expect(container.querySelector('[data-car]')).toHaveTextContent(texts.carWithoutVat);
  expect(show({ cars: [car!] }).querySelector('[data-car]')).not.toHaveTextContent(
    texts.carWithoutVat,
  );
});

test('a reduced price shows the lowest price of the 30 days before once: struck out, or in a line', () => {
  const readPrices = (lowest: number) => {
    const ordinary = { car_price: 369_900, car_price_text: 'SEK 369,900' };
    const cars = [{ ...car!, ...ordinary, car_lowest_price_30_days: lowest }];
    const prices = show({ cars }).querySelector('[data-prices]');
    return {
      struck: /\d{3},\d{3}/.exec(prices?.querySelector('s')?.textContent ?? '')?.[0],
      line: /Lowest price in the 30 days before the reduction: .*?([\d,]+)/.exec(
        prices?.textContent ?? '',
      )?.[1],
    };
  };
  expect(readPrices(369_900)).toEqual({ struck: '369,900', line: undefined });
  expect(readPrices(365_000)).toEqual({ struck: undefined, line: '365,000' });
});

test('a price is not shown as reduced where the lowest of the 30 days before is unknown', () => {
  const card = show({ cars: [{ ...car!, car_lowest_price_30_days: undefined }] });
  const prices = card.querySelector<HTMLElement>('[data-prices]')!;
  expect(prices).toHaveTextContent('SEK 359,900');
  expect(prices.querySelector('s')).toBeNull();
});

test('a price without VAT is marked so only once', () => {
  const van = {
    ...car!,
    car_vehicle_type_code: 'LCV' as const,
    car_price_title: 'Price excl. VAT',
  };
  const text = show({ cars: [van] }).querySelector('[data-prices] > p')?.textContent ?? '';
  expect(text.match(/excl\. VAT/g)).toHaveLength(1);
  expect(text).toMatch(/^Price SEK/);
});

test('a card has one monthly cost: that of a leasing campaign, else the credit’s', () => {
  const lease = {
    title: 'Personal lease',
    monthly_cost_text: 'SEK 4,190/month',
    months_text: '36 months',
    mileage_text: '15,000 km a year',
    start_fee_text: 'Set-up fee SEK 0',
  };
  const prices = (is_campaign: boolean) => {
    const cars = [{ ...car!, car_private_leasing_option: { ...lease, is_campaign } }];
    return show({ cars }).querySelector<HTMLElement>('[data-prices]')!;
  };
  expect(prices(true)).toHaveTextContent(/SEK 4,190.*36 months/);
  expect(prices(true)).not.toHaveTextContent('APR');
  expect(prices(false)).not.toHaveTextContent('SEK 4,190');
  expect(prices(false).querySelector('summary')).toHaveTextContent(/month · [\d.]+% APR$/);
});

test('[FILT-22] a facet has a search field from 10 values on', () => {
  const container = show();
  const facet = (name: string) => container.querySelector(`[data-facet^="${name}"]`);
  expect(facet('car_brand')?.querySelector('[data-facet-search]')).not.toBeNull();
  expect(facet('car_condition')?.querySelector('[data-facet-search]')).toBeNull();
});

test('[FILT-24] [FILT-25] facets have values with counts and children, or a histogram with two bounds', () => {
  const container = show();
  const volvo = container.querySelector<HTMLInputElement>('input[value="Volvo"]')!;
  expect(volvo).toBeChecked();
  expect(volvo.closest('li')).toHaveTextContent(/^Volvo.*211/);
  expect(container.querySelector('input[value="Volvo>EX30"]')).toBeChecked();
  const price = container.querySelector<HTMLElement>('[data-range="car_price"]')!;
  expect(price.dataset).toMatchObject({ min: '49900', max: '1249000' });
  expect(price.querySelectorAll('input[name=car_price]')).toHaveLength(2);
});

test('[FILT-08] [FILT-09] active filters are shown as chips, with a link that clears all', () => {
  const nav = within(show()).getByRole('navigation', { name: texts.carActiveFilters });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/cars?car_price=&car_price=500000',
    '/cars?car_brand=Volvo&car_price=&car_price=500000',
    '/cars?car_brand=Volvo&car_model=Volvo%3EEX30',
    '/cars',
  ]);
});

test('the heading names make and model, then other values, in the page’s language', () => {
  const pathValues = [
    { facet: 'car_brand>car_model', levels: ['Volvo', 'EX30'] },
    { facet: 'car_fuel', levels: ['Electric'] },
    { facet: 'car_seats', levels: ['7'] },
    { facet: 'car_vehicle_type_code', levels: ['LCV'] },
  ];
  const heading = within(show({ pathValues })).getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Volvo EX30, Electric, 7 seats, Van$/);
});

test('a chip is understandable without its facet, and shows which bound a range has', () => {
  const chips = (query: string) => {
    const state = readListState(new URLSearchParams(query));
    const nav = within(show({ state })).getByRole('navigation', { name: texts.carActiveFilters });
    return within(nav)
      .getAllByRole('link')
      .slice(0, -1)
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  };
  expect(chips('car_seats=7')).toEqual(['7 seats']);
  expect(chips('-car_brand=Tesla&-car_fuel=Diesel')).toEqual(['Not Tesla', 'Not diesel']);
  expect(chips('car_price=&car_price=300000')).toEqual(['Price up to SEK 300,000']);
  expect(chips('car_price=100000&car_price=')).toEqual(['Price from SEK 100,000']);
  expect(chips('car_price=100000&car_price=300000')).toEqual(['Price SEK 100,000 – SEK 300,000']);
});

test('[FILT-08] a value that no car has is shown as a chip that removes it, for every filter', () => {
  const names = [...valueNames.flatMap((name) => name.split('>')), 'car_vehicle_type'];
  const missing = [...names, ...names.map((name) => `-${name}`)].filter((name) => {
    const depth = ['car_model', 'car_site_city'].includes(name.replace('-', '')) ? 2 : 1;
    const levels = name.endsWith('car_version') ? 3 : depth;
    // An excluded value is named with the values above it.
    const value = Array.from({ length: name.startsWith('-') ? levels : 1 }, () => 'nonsense').join(
      '>',
    );
    const state = readListState(new URLSearchParams({ [name]: value }));
    const nav = listElement(show({ state, facets: [], cars: [], total: 0 }), 'swap="chips"');
    const chips = [...nav.querySelectorAll<HTMLAnchorElement>('[data-list-chip]')];
    return !chips.some(
      (chip) => /nonsense/i.test(chip.textContent ?? '') && chip.getAttribute('href') === '/cars',
    );
  });
  expect(missing).toEqual([]);
});

test('invalid numbers are shown as chips of their own, also for numeric filters', () => {
  const state = readListState(new URLSearchParams('car_year=a&car_year=b&car_year=c'));
  const chips = show({ state }).querySelectorAll('[data-list-chip]');
  expect([...chips].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c']);
});

test('words that no car has are named above the cars that match the other words', () => {
  const state = { ...readListState(new URLSearchParams('car_brand=Volvo')), keyphrase: 'zebra' };
  const container = show({ state, droppedWords: ['zebra'] });
  expect(within(listElement(container, 'swap="chips"')).getByRole('status')).toHaveTextContent(
    texts.carDroppedNote.replace('{words}', '“zebra”'),
  );
});

test('a search that was not understood shows no cars, and a link to all of them', () => {
  const state = readListState(new URLSearchParams('sort=price_asc'));
  const suggestions = [{ kind: 'keyphrase', name: 'one owner', state, total: 600 }] as const;
  const container = show({ state, cars: [], total: 0, unread: ['one owner'], suggestions });
  const box = within(listElement(container, 'nothing'));
  expect(box.getByRole('heading')).toHaveTextContent('We found no cars for “one owner”');
  expect(box.getByRole('link', { name: 'Show all 600 cars' })).toHaveAttribute(
    'href',
    '/cars?sort=price_asc',
  );
});

test('excluded values count among the chosen filters', () => {
  const state = readListState(new URLSearchParams('car_body=SUV&-car_brand=Tesla'));
  const chosenCount = show({ state }).querySelector('[data-list-swap="chosen"]');
  expect(chosenCount).toHaveTextContent('(2)');
});

describe('choices without a visible filter are submitted with the next choice', () => {
  /** What the form of a list in a state submits, parsed as its next state. */
  const submittedQuery = (query: string, over: Partial<CarListData> = {}) => {
    const state = readListState(new URLSearchParams(query));
    const form = show({ state, ...over }).querySelector<HTMLFormElement>('form[data-list-form]')!;
    const pairs = [...new FormData(form)].map(([name, text]) => [name, String(text)]);
    const { sort: _order, ...next } = readListState(new URLSearchParams(pairs));
    return writeListState(next).toString();
  };

  test.each([
    ['a field without a facet', 'car_is_used=true'],
    ['a dealer', 'car_site_id=17'],
    ['a value that no car found has', 'car_condition=Ex-demonstrator'],
    ['a facet that the answer lacks', 'car_fuel=Electric'],
    ['a value that is not shown', 'car_has_campaign_price=false'],
    ['a model without its make', 'car_model=Nada'],
    ['a range that the answer lacks', 'car_mileage=100&car_mileage='],
    ['excluded values', '-car_brand=Tesla&-car_fuel=Diesel'],
    ['words', 'keyphrase=towbar&words=all'],
    ['values with controls', 'car_condition=Used&car_brand=Volvo&car_model=Volvo%3EEX30'],
  ])('the next submit includes %s', (_, query) => expect(submittedQuery(query)).toBe(query));

  test('the next submit includes all choices while the search service does not respond', () => {
    const query = 'car_brand=Volvo&car_fuel=Electric&car_price=&car_price=500000';
    expect(submittedQuery(query, { facets: [], cars: [], total: 0, failed: true })).toBe(query);
  });
});
