/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { BookingSettings } from '../../ui/step.types';
import { useGuessedPlace } from '../../ui/useGuessedPlace';
import { VehicleForm } from '../../ui/VehicleForm';
import { sv } from '../../../../messages/catalogues';
import { Words } from './Words';

const settings = { country: 'SE', elsewhere: [] } as unknown as BookingSettings;

function Form() {
  const placeFromUrl = useGuessedPlace('SE');
  return (
    <VehicleForm
      car={null}
      location={null}
      guessed={placeFromUrl}
      dispatch={jest.fn()}
      settings={settings}
      notSupportedText="bookingNotSupported"
    />
  );
}

const show = (query: string) => {
  history.replaceState(null, '', `/${query}`);
  render(<Form />, { wrapper: Words });
};
const field = () => screen.getByRole<HTMLInputElement>('combobox');

test.each([
  ['?lat=59.86&lng=17.64', 'Uppsala'],
  ['?lat=59.277&lng=17.908', 'Skärholmen'],
  ['?lat=0&lng=0', '0.00, 0.00'],
])('[BOOK-19] %s fills in the field with the name of the place: %s', async (query, name) => {
  show(query);
  expect(await screen.findByText('Stämmer vald plats? Om inte, ändra här.')).toBeVisible();
  expect(field()).toHaveValue(name);
});

test.each(['', '?lat=59.86', '?lat=91&lng=17', '?lat=x&lng=17'])(
  '[BOOK-19] "%s" sets no place',
  async (query) => {
    show(query);
    await Promise.resolve();
    expect(field()).toHaveValue('');
    expect(screen.queryByText(sv.bookingIsPlaceRight)).toBeNull();
  },
);
