/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { OfferingExtras } from '../../ui/OfferingExtras';
import { ORIGINAL_SERVICE } from '../../../../domain/booking/serviceRules';
import { sv } from '../../../../messages/catalogues';
import { Words } from './Words';

/** Types a mileage; returns the text of the field and the last value set in the booking. */
function type(value: string) {
  const dispatch = jest.fn();
  render(
    <OfferingExtras
      offering={{ code: ORIGINAL_SERVICE } as never}
      chosen={{ code: ORIGINAL_SERVICE, userInput: '' } as never}
      state={{ milage: null } as never}
      dispatch={dispatch}
    />,
    { wrapper: Words },
  );
  const field = screen.getByLabelText<HTMLInputElement>(/Miltal/);
  fireEvent.change(field, { target: { value } });
  return { field, milage: (dispatch.mock.lastCall?.[0] as { milage: number | null }).milage };
}

test.each([
  ['21500', '21500', 21_500],
  ['12 000 mil', '12000', 12_000],
  ['12.000', '12000', 12_000],
])('[BOOK-55] "%s" is read as a mileage of %s', (typed, shown, mil) => {
  const { field, milage } = type(typed);
  expect(field).toHaveValue(shown);
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(milage).toBe(mil);
});

test.each([
  ['215000', sv.bookingMileageInMil],
  ['12.5', sv.bookingMileageWhole],
  ['-5', sv.bookingMileageWhole],
  ['0', sv.bookingMileageWhole],
])(
  '[BOOK-55] "%s" stays in the field, is marked as invalid, and counts as no mileage',
  (typed, error) => {
    const { field, milage } = type(typed);
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(milage).toBeNull();
  },
);
