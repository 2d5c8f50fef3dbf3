/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { OfferingExtras } from '../../../../blocks/booking/OfferingExtras';
import { MessagesProvider } from '../../../../design-system/messages';
import { ORIGINAL_SERVICE } from '../../../../domain/booking/serviceRules';
import { sv } from '../../../../site/messages/sv';

function showField() {
  const told: unknown[] = [];
  render(
    <MessagesProvider messages={(key) => (sv as Record<string, string>)[key] ?? key}>
      <OfferingExtras
        offering={{ code: ORIGINAL_SERVICE } as never}
        chosen={{ code: ORIGINAL_SERVICE, userInput: '' } as never}
        state={{ milage: null } as never}
        dispatch={(action) => told.push(action)}
      />
    </MessagesProvider>,
  );
  return { told, field: screen.getByLabelText<HTMLInputElement>(/Miltal/) };
}

test('a mileage in kilometres is told where mil are asked for, and counts as none', () => {
  const { told, field } = showField();
  fireEvent.change(field, { target: { value: '21500' } });
  expect(field).not.toHaveAccessibleDescription(expect.stringContaining(sv.bookingMileageInMil));
  fireEvent.change(field, { target: { value: '215000' } });
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sv.bookingMileageInMil));
  expect(told).toMatchObject([{ milage: 21_500 }, { milage: null }]);
});

test.each(['12.5', '12,5', '-5', '0', '1e3'])(
  '[BOOK-55] "%s" is no mileage: it stays as it was typed, and what is asked for is told',
  (typed) => {
    const { told, field } = showField();
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sv.bookingMileageWhole));
    expect(told).toMatchObject([{ milage: null }]);
  },
);

test('[BOOK-55] thousands may be parted', () => {
  const { told, field } = showField();
  fireEvent.change(field, { target: { value: '12 500' } });
  expect(told).toMatchObject([{ milage: 12_500 }]);
});
