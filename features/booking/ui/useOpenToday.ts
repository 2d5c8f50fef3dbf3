import { useCallback } from 'react';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { Workshop } from '../../../domain/booking/booking.types';
import { dayNumberOf } from '../../../domain/openingHours/days';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { shortDay } from '../../appointments/ui/calendarWords';
import type { BookingSettings } from './step.types';
import { hoursOfWorkshop } from './workshopSites';

/**
 * Says when a workshop is open today, by its own clock; undefined where nobody knows.
 * @param visit the ISO day of a visit, which then counts instead of today
 */
export function useOpenToday(
  { hours, timeZone, words }: Pick<BookingSettings, 'hours' | 'timeZone' | 'words'>,
  visit?: string,
): (workshop: Workshop) => string | undefined {
  const message = useMessages();
  return useCallback(
    ({ siteId }) => {
      const { day, minute } = wallTimeAt(Date.now(), timeZone);
      if (visit !== undefined && dayNumberOf(visit) !== day) {
        const then = hoursOfWorkshop(hours, siteId, dayNumberOf(visit));
        if (then === 'unknown' || then === 'closed') return undefined;
        const [open, close] = then;
        return fillIn(message('bookingOpenOn'), {
          day: shortDay(visit, words),
          open: clock(open),
          close: clock(close),
        });
      }
      const today = hoursOfWorkshop(hours, siteId, day);
      if (today === 'unknown') return undefined;
      if (today === 'closed') return message('bookingClosedToday');
      const [open, close] = today;
      if (minute >= close) return message('bookingHasClosed');
      return fillIn(message('bookingOpenToday'), { open: clock(open), close: clock(close) });
    },
    [hours, timeZone, words, visit, message],
  );
}

/** `07:30` of minutes after midnight. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
