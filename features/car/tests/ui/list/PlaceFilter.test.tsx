/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { CarListData } from '../../../ui/list/carListData';
import { examples } from '../../../../../blocks/CarList/CarList.fixture';
import type { CarListFields } from '../../../../../schema/generated/fields';
import { messagesOf } from '../../../../../messages/messagesOf';
import { showBlock } from '../../../../../tests/unit/blocks/showBlock';

const texts = messagesOf('en');
const { Default } = examples;
const [car] = Default.data.cars;

function show(over: Partial<CarListData>) {
  const data = { ...Default.data, ...over };
  return showBlock('CarList', { ...Default, data } as CarListFields).container;
}

const uppsala = {
  text: 'Uppsala',
  within: 50,
  delivery: true,
  found: { lat: 59.86, lng: 17.64, name: 'Uppsala', maxKm: 50 },
} as const;
const near = { ...Default.data.state, place: uppsala };

test('cards show distance and cost of home delivery, and the place is a filter that can be removed', () => {
  const list = show({ state: near, cars: [{ ...car!, distance_km: 23.4 }] });
  const card = list.querySelector<HTMLElement>('[data-list-cars] > li')!;
  expect(card).toHaveTextContent(/23 km/);
  expect(card.querySelector('[data-delivery]')).toHaveTextContent(/Home delivery .*995/);
  const chip = within(list).getByRole('link', { name: /Within 50 km of Uppsala/ });
  expect(chip.getAttribute('href')).not.toContain('near=');
  expect(list.querySelector('[data-place]')?.getAttribute('data-place')).toContain('Uppsala');
});

test('a car without a location has no distance and no home delivery', () => {
  const { car_site_city: _city, car_site_name: _name, ...sample } = car!;
  const list = show({ state: near, cars: [sample] });
  const card = list.querySelector<HTMLElement>('[data-list-cars] > li')!;
  expect(card).not.toHaveTextContent(/\d km/);
  expect(card.querySelector('[data-delivery]')).toHaveTextContent(texts.carDeliveryNone);
});

test('without a place there is only the field for it', () => {
  const list = show({});
  expect(within(list).getByLabelText(texts.carNearField)).toHaveValue('');
  expect(list.querySelector('[name=within], [name=delivery], [data-delivery]')).toBeNull();
  expect(list.querySelector('option[value=nearest]')).toBeNull();
});

test('the visitor’s own position is named as such, and its coordinates are not visible', () => {
  const found = { lat: 59.86, lng: 17.64, maxKm: null };
  const list = show({ state: { ...Default.data.state, place: { text: '59.86,17.64', found } } });
  expect(within(list).getByLabelText(texts.carNearField)).toHaveValue('');
  expect(list.querySelector('[data-near-position]')).toHaveValue('59.86,17.64');
  expect(list).not.toHaveTextContent('59.86');
});

test('an unknown place shows an error at its field, with towns that may be meant', () => {
  const unknownPlace = { place: { text: 'Upala', within: 25 }, suggestions: ['Uppsala'] };
  const list = show({ unknownPlace });
  const field = within(list).getByLabelText(texts.carNearField);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Upala/);
  // At the field, and above the cars for visitors who do not see the field.
  const meant = within(list).getAllByRole('link', { name: 'Uppsala' });
  expect(meant.map((link) => link.closest('[data-list-form], [data-list-swap="chips"]'))).toEqual([
    list.querySelector('[data-list-swap="chips"]'),
    list.querySelector('[data-list-form]'),
  ]);
  for (const link of meant) expect(link.getAttribute('href')).toContain('near=Uppsala&within=25');
});
