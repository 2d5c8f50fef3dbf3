/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useContactStep, useTireHotelEvents } from '../../ui/useTireHotelEvents';
import { newTireHotel } from '../../model/tireHotelState';
import type { TirePage } from '../../model/tireHotelState.types';

test('[TRACK-12] [TIRE-72] each step of a wheel change is reported with its number and the specification’s name', () => {
  window.dataLayer = [];
  const pages: TirePage[] = ['Search', 'Login', 'Validate', 'LoggedIn', 'Booking'];
  const { rerender } = renderHook(
    ({ page, hasForm }: { page: TirePage; hasForm: boolean }) => {
      useTireHotelEvents({ ...newTireHotel, page }, true);
      useContactStep(hasForm);
    },
    { initialProps: { page: 'Search', hasForm: false } },
  );
  for (const page of pages) rerender({ page, hasForm: false });
  rerender({ page: 'Booking', hasForm: true });
  rerender({ page: 'Confirmation', hasForm: false });
  expect(window.dataLayer).toEqual(
    [
      'phone validation',
      'validation code',
      'vehicle info',
      'time and place',
      'contact details',
      'complete booking',
    ].map((form_step_name, at) => ({
      event: 'form_interaction',
      form_name: 'tire_hotel',
      form_step: at + 1,
      form_step_name,
    })),
  );
});
