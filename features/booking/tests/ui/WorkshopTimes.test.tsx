/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { getCalendarNames } from '../../../appointments/ui/calendarNames';
import type { BookingSettings } from '../../ui/step.types';
import { WorkshopTimes } from '../../ui/WorkshopTimes';
import type { BookedCar, Workshop } from '../../../../domain/booking/booking.types';
import { sv } from '../../../../messages/catalogues';
import { Words } from './Words';

const settings = {
  words: getCalendarNames('sv-SE'),
  timeZone: 'Europe/Stockholm',
} as BookingSettings;
const workshop = { departmentId: '1001-w', siteName: 'Stockholm', firstTimeSlot: null } as Workshop;

afterEach(() => jest.useRealTimers());

test.each([
  ['still Sunday there', '2026-11-29T22:30:00Z', 'Vecka 48, 23 nov'],
  ['already Monday there', '2026-11-29T23:30:00Z', 'Vecka 49, 30 nov'],
])(
  '[BOOK-84] the first week contains today’s date in the time zone of the workshop: %s',
  (_, now, week) => {
    jest.useFakeTimers({ now: new Date(now) });
    const fetchMock = jest.fn(async () => ({ ok: true, json: async () => [] }));
    global.fetch = fetchMock as never;
    const view = render(
      <WorkshopTimes
        bookingInfo={{ time: null, outcome: null }}
        dispatch={jest.fn()}
        {...{ settings, workshop }}
        car={{ registrationNumber: 'DSL123' } as BookedCar}
        codes={[]}
        isPressed={false}
      >
        {null}
      </WorkshopTimes>,
      { wrapper: Words },
    );
    const weeks = screen.getByRole('group', { name: sv.bookingWeeks });
    expect(weeks.firstElementChild?.textContent).toBe(week);
    // Unmounted before the response arrives, so that no state changes after the test.
    view.unmount();
  },
);
