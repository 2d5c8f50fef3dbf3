/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { CarCard } from '../../../ui/CarCard';
import { exampleDetailedCar } from '../../../ui/detail/exampleDetailedCar';
import type { DetailedCar } from '../../../ui/detail/detailedCar';
import { comparedCarsAddress } from '../../../ui/price/comparedCarsAddress';
import { PriceContext } from '../../../ui/price/PriceContext';
import { toCarFilters, readListState } from '../../../ui/list/listState';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';

const car = exampleDetailedCar;
const position = car.car_price_position!;

/** A page of a site that has a list of cars. */
function pageWithList() {
  const page = examplePage({ title: 'Car', theme: 'default', language: 'en' });
  const settings = { ...page.content.settings, pathToCarList: '/cars' };
  return { ...page, content: { ...page.content, settings } };
}

const show = (overrides: Partial<DetailedCar> = {}) =>
  render(
    <PageProviders data={pageWithList()}>
      <PriceContext car={{ ...car, ...overrides }} today="2026-11-02" />
      <CarCard car={{ ...car, ...overrides }} />
    </PageProviders>,
  );

/** Number of elements with this text: the section and the card can each have one. */
const countTexts = (text: RegExp) => screen.queryAllByText(text).length;

test('the price position is shown on the page and, where the price is lower, on the card', () => {
  show({ car_lowest_price_30_days: undefined });
  expect(countTexts(/21,000 below similar/)).toBe(2);
  expect(document.body).toHaveTextContent('Compared with 14 similar cars in our stock');
  expect(screen.getByRole('link', { name: 'Show similar cars' })).toBeVisible();
});

test('a higher or usual price is shown only on the page', () => {
  show({ car_price_position: { ...position, below: -12_000 } });
  expect(countTexts(/12,000 above similar/)).toBe(1);
  cleanup();
  show({ car_price_position: { ...position, below: 0 } });
  expect(countTexts(/In line with similar/)).toBe(1);
});

test('the price history shows its reduction and links to all reduced cars', () => {
  show();
  expect(document.body).toHaveTextContent(
    '10,000 less than the lowest price in the 30 days before',
  );
  const href = screen.getByRole('link', { name: /reduced price/ }).getAttribute('href')!;
  expect(readListState(new URL(href, 'http://x').searchParams)).toMatchObject({
    values: { car_is_reduced: ['true'] },
    sort: 'price_drop_desc',
  });
});

test('nothing is shown where position and history are unknown', () => {
  show({ car_price_position: undefined, car_price_history: [{ date: '2026-10-01', price: 1 }] });
  expect(document.getElementById('price')).toBeNull();
  expect(countTexts(/similar/)).toBe(0);
});

test('the link to similar cars carries the filters of the comparison, in the list’s format', () => {
  const address = comparedCarsAddress('/cars', car, position);
  const { values, ranges, sort } = readListState(new URL(address, 'http://x').searchParams);
  expect(values['car_brand>car_model>car_version']).toContain(
    'Volvo>EX30>Single Motor Extended Range',
  );
  expect(values).toMatchObject({
    car_fuel: ['Electric'],
    car_is_used: ['true'],
    car_year: ['2023', '2024', '2025'],
  });
  expect({ ranges, sort }).toEqual({ ranges: { car_mileage: [0, 4500] }, sort: 'price_asc' });
  const ofModel = comparedCarsAddress('/cars', car, { ...position, ofVersion: false });
  const state = readListState(new URL(ofModel, 'http://x').searchParams);
  expect(toCarFilters(state)['car_brand>car_model>car_version']).toEqual(['Volvo', 'Volvo>EX30']);
});
