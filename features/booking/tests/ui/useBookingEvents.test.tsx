/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useBookingEvents } from '../../ui/useBookingEvents';
import type { FormInteractionEvent, PurchaseEvent } from '../../../../rendering/client/dataLayer';
import type { SelectedService } from '../../../../domain/booking/bookingState.types';
import { newBooking } from '../../model/bookingState';

const service = (changes: Partial<SelectedService>): SelectedService => ({
  name: 'Service',
  price: 100,
  priceKnown: true,
  priceDiscount: null,
  category: 'Service',
  type: 'service',
  unit: 1,
  unitAbbreviation: '',
  userInput: null,
  ...changes,
});
const services = {
  large: service({ price: 4790, priceDiscount: 4071 }),
  tyres: service({ price: 250, priceDiscount: 200, unit: 4 }),
  wash: service({ price: 395 }),
  noise: service({ price: 0, priceKnown: false }),
};
const car = (hasServiceAgreement: boolean) => ({
  registrationNumber: 'MEK106',
  brand: 'Mercedes-Benz',
  model: 'C 200',
  buildYear: 2024,
  hasServiceAgreement,
  isSupported: true,
});

beforeEach(() => {
  window.dataLayer = [];
});

function book(hasAgreement: boolean): PurchaseEvent['ecommerce'] {
  const answer = { id: 'AB12', registrationNumber: 'MEK106', kobraProductIds: [] };
  const bookingInfo = {
    ...newBooking.bookingInfo,
    outcome: { state: 'confirmed', answer } as const,
  };
  const state = { displayState: 5, services, car: car(hasAgreement), bookingInfo };
  renderHook(() =>
    useBookingEvents(state, { formName: 'booking', isRestored: true, hasStoredState: false }),
  );
  const purchase = (window.dataLayer as PurchaseEvent[]).find(({ event }) => event === 'purchase');
  return purchase!.ecommerce;
}

test.each([
  [true, 4071 + 4 * 200 + 395],
  [false, 4790 + 4 * 250 + 395],
])(
  '[BOOK-78] [TRACK-10] items of a purchase are reported as charged, agreement %s, and add up to its value',
  (hasAgreement, charged) => {
    const { value, items, currency } = book(hasAgreement);
    expect({ value, currency }).toEqual({ value: charged, currency: 'SEK' });
    expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(value);
  },
);

test.each([
  ['booking', ['vehicle and place', 'services', 'add-ons', 'workshop and time', 'confirmation']],
  [
    'service_booking',
    [
      'registration number',
      'choose service',
      'choose addon',
      'time and place',
      'contact details',
      'complete booking',
    ],
  ],
] as const)('[TRACK-10] the steps of %s are reported by number and name', (formName, names) => {
  const state = { ...newBooking, displayState: 1 };
  const { rerender } = renderHook(
    (given) => useBookingEvents(given, { formName, isRestored: true, hasStoredState: false }),
    { initialProps: state },
  );
  names.slice(1).forEach((_, at) => rerender({ ...state, displayState: at + 2 }));
  const reported = (window.dataLayer as FormInteractionEvent[]).map(
    ({ form_step, form_step_name }) => [form_step, form_step_name],
  );
  expect(reported).toEqual(names.map((name, at) => [at + 1, name]));
});
