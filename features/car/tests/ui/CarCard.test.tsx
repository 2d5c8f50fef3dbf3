/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { CarCard } from '../../ui/CarCard';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { examplePage } from '../../../../site/dev/examplePage';
import { PageProviders } from '../../../../site/page/PageProviders';

const car: CarRecord = {
  car_id: '1',
  slug: 'a',
  car_brand: 'Kia',
  car_model: 'EV9',
  car_year: 2026,
  car_fuel: 'El',
  car_gearbox: 'Automat',
  car_condition: 'Beställningsbil',
};

const facts = (over: Partial<CarRecord>, language: 'sv' | 'en' = 'sv') => {
  const page = examplePage({ title: 'Car', theme: 'default', language });
  const { container } = render(
    <PageProviders data={page}>
      <CarCard car={{ ...car, ...over }} />
    </PageProviders>,
  );
  return container.querySelector('[data-facts]')?.textContent.replaceAll('\u00a0', ' ');
};

test('the facts are one line; a car without mileage shows its condition instead', () => {
  expect(facts({ car_mileage_text: '10 mil' })).toBe('2026 · 10 mil · El · Automat');
  expect(facts({})).toBe('2026 · Beställningsbil · El · Automat');
});

test('an English page translates the values that the stock has in the market’s language', () => {
  expect(facts({}, 'en')).toBe('2026 · To order · Electric · Automatic');
  expect(facts({ car_fuel: 'Vätgas' }, 'en')).toBe('2026 · To order · Vätgas · Automatic');
});

test('the heart and the comparison are over the picture, named by their car', () => {
  const page = examplePage({ title: 'Car', theme: 'default', language: 'en' });
  const { container } = render(
    <PageProviders data={page}>
      <CarCard car={{ ...car, car_version: 'GT-Line' }} />
    </PageProviders>,
  );
  const names = [...container.querySelectorAll('button')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Save Kia EV9 GT-Line, 2026', 'Compare Kia EV9 GT-Line, 2026']);
  // Script reads the address of a stored car from the first link.
  expect(container.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/\/1\/a$/));
});
