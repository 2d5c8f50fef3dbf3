/** @jest-environment jsdom */
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
  return [...container.querySelectorAll('ul[role=list] li')]
    .map((fact) => fact.textContent)
    .slice(-4);
};

test('fuel and gearbox keep their places on the card of a car without mileage', () => {
  expect(facts({ car_mileage_text: '10 mil' })).toEqual(['2026', '10 mil', 'El', 'Automat']);
  expect(facts({})).toEqual(['2026', 'Beställningsbil', 'El', 'Automat']);
});

test('an English page translates the values that the stock has in the market’s language', () => {
  expect(facts({}, 'en')).toEqual(['2026', 'To order', 'Electric', 'Automatic']);
  expect(facts({ car_fuel: 'Vätgas' }, 'en')).toEqual(['2026', 'To order', 'Vätgas', 'Automatic']);
});
