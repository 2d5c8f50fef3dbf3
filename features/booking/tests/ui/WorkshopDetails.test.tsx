/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { getCalendarNames } from '../../../appointments/ui/calendarNames';
import type { BookingSettings } from '../../ui/step.types';
import { FREE_TIMES_ID } from '../../ui/WorkshopTimes';
import { WorkshopDetails } from '../../ui/WorkshopDetails';
import type { BookedCar, Workshop } from '../../../../domain/booking/booking.types';
import { newBooking, reduceBooking, steps } from '../../model/bookingState';
import type { BookingState } from '../../../../domain/booking/bookingState.types';
import { sv } from '../../../../messages/catalogues';
import { Words } from './Words';

const settings = {
  words: getCalendarNames('sv-SE'),
  timeZone: 'Europe/Stockholm',
} as BookingSettings;
const car = { registrationNumber: 'DSL123', isSupported: true } as BookedCar;
const workshop = { departmentId: '1-w', siteName: 'Uppsala', firstTimeSlot: null } as Workshop;
const location = { name: 'Uppsala', latitude: 59.86, longitude: 17.64, placeId: '', region: '' };
const service = {
  name: 'Liten service',
  price: 2295,
  priceKnown: true,
  priceDiscount: null,
  category: 'Service',
  type: 'service',
  unit: 1,
  unitAbbreviation: '',
  userInput: null,
} as const;

const chosen: BookingState = {
  ...newBooking,
  car,
  location,
  bookingState: steps.workshop,
  displayState: steps.workshop,
  services: { small: service },
  bookingInfo: {
    ...newBooking.bookingInfo,
    workshop,
    time: { timeslot: '2026-11-30T10:00:00', isFullDay: false },
  },
};

/** The last step, with a workshop system in which the time has been taken meanwhile. */
function LastStep() {
  const [state, dispatch] = useReducer(reduceBooking, chosen);
  const refused = { state: 'refused', error: { code: 'TimeslotNotAvailable' } } as const;
  return (
    <WorkshopDetails
      {...{ state, dispatch, settings, car, location }}
      onConfirm={() => {
        dispatch({ type: 'sent', key: 'key' });
        dispatch({ type: 'outcomeKnown', key: 'key', outcome: refused });
      }}
    />
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

test('[BOOK-97] [ERR-49] a taken time is reported below the submit button, with a button that leads to other times, and the form keeps its values', async () => {
  sessionStorage.clear();
  const days = [{ date: '2026-12-01', availableSlots: ['09:00'], allDaySlotAvailable: false }];
  global.fetch = (async () => ({ ok: true, json: async () => days })) as never;
  await act(async () => render(<LastStep />, { wrapper: Words }));
  const values = {
    [sv.bookingFirstName]: 'Maja',
    [sv.bookingLastName]: 'Lind',
    [sv.contactPhone]: '070-123 45 67',
    [sv.contactEmail]: 'maja@example.com',
  };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
  const submit = screen.getByRole('button', { name: sv.bookingConfirm });
  await act(async () => fireEvent.click(submit));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Tiden är inte tillgänglig, vänligen välj en annan tid');
  expect(submit.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field(sv.bookingFirstName)).toHaveValue('Maja');
  fireEvent.click(screen.getByRole('button', { name: sv.bookingOtherTime }));
  expect(document.getElementById(FREE_TIMES_ID)).toHaveFocus();
  // Without a chosen time, the submit button leads there as well, and sends nothing.
  submit.focus();
  await act(async () => fireEvent.click(submit));
  expect(document.getElementById(FREE_TIMES_ID)).toHaveFocus();
});
