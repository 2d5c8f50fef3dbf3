/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { OfferingExtras } from '../../../../blocks/booking/OfferingExtras';
import { MessagesProvider } from '../../../../design-system/messages';
import { ORIGINAL_SERVICE } from '../../../../domain/booking/serviceRules';
import { sv } from '../../../../site/messages/sv';

test('a mileage in kilometres is told where mil are asked for, and counts as none', () => {
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
  const field = screen.getByLabelText(/Miltal/);
  fireEvent.change(field, { target: { value: '21500' } });
  expect(field).not.toHaveAccessibleDescription(expect.stringContaining(sv.bookingMileageInMil));
  fireEvent.change(field, { target: { value: '215000' } });
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sv.bookingMileageInMil));
  expect(told).toMatchObject([{ milage: 21_500 }, { milage: null }]);
});
