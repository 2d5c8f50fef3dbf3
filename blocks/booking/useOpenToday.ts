import { useCallback } from 'react';
import { fillIn, useMessages } from '../../design-system/messages';
import type { Workshop } from '../../domain/booking/booking.types';
import { wallTimeAt } from '../../domain/openingHours/wallClock';
import type { BookingSettings } from './step.types';
import { hoursOfWorkshop } from './workshopSites';

/** Says when a workshop is open today, by its own clock; undefined where nobody knows. */
export function useOpenToday({
  hours,
  timeZone,
}: Pick<BookingSettings, 'hours' | 'timeZone'>): (workshop: Workshop) => string | undefined {
  const message = useMessages();
  return useCallback(
    ({ siteId }) => {
      const { day, minute } = wallTimeAt(Date.now(), timeZone);
      const today = hoursOfWorkshop(hours, siteId, day);
      if (today === 'unknown') return undefined;
      if (today === 'closed') return message('bookingClosedToday');
      const [open, close] = today;
      if (minute >= close) return message('bookingHasClosed');
      return fillIn(message('bookingOpenToday'), { open: clock(open), close: clock(close) });
    },
    [hours, timeZone, message],
  );
}

/** `07:30` of minutes after midnight. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
