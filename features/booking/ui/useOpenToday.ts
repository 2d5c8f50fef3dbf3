import { useCallback } from 'react';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { Workshop } from '../../../domain/booking/booking.types';
import { toDayNumber } from '../../../domain/openingHours/days';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { shortDay } from '../../appointments/ui/calendarNames';
import type { BookingSettings } from './step.types';
import { hoursOfWorkshop } from './workshopSites';

/**
 * Returns a function that formats a workshop's hours today, in its own time zone; undefined if they are
 * unknown.
 * @param visit ISO day of a visit, which is used instead of today
 */
export function useOpenToday(
  { hours, timeZone, words }: Pick<BookingSettings, 'hours' | 'timeZone' | 'words'>,
  visit?: string,
): (workshop: Workshop) => string | undefined {
  const message = useMessages();
  return useCallback(
    ({ siteId }) => {
      const { day, minute } = wallTimeAt(Date.now(), timeZone);
      if (visit !== undefined && toDayNumber(visit) !== day) {
        const visitHours = hoursOfWorkshop(hours, siteId, toDayNumber(visit));
        if (visitHours === 'unknown' || visitHours === 'closed') return undefined;
        const [open, close] = visitHours;
        return fillIn(message('bookingOpenOn'), {
          day: shortDay(visit, words),
          open: formatTime(open),
          close: formatTime(close),
        });
      }
      const today = hoursOfWorkshop(hours, siteId, day);
      if (today === 'unknown') return undefined;
      if (today === 'closed') return message('bookingClosedToday');
      const [open, close] = today;
      if (minute >= close) return message('bookingHasClosed');
      return fillIn(message('bookingOpenToday'), {
        open: formatTime(open),
        close: formatTime(close),
      });
    },
    [hours, timeZone, words, visit, message],
  );
}

/** Formats minutes after midnight as `07:30`. */
const formatTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60]
    .map((component) => String(component).padStart(2, '0'))
    .join(':');
