import { useCallback } from 'react';
import { fillIn, useMessages } from '../../design-system/messages';
import type { Workshop } from '../../domain/booking/booking.types';
import type { WorkshopHours } from './workshopSites';
import { hoursOfWorkshop } from './workshopSites';

/** Says when a workshop is open today; undefined where nobody knows. */
export function useOpenToday(hours: WorkshopHours): (workshop: Workshop) => string | undefined {
  const message = useMessages();
  return useCallback(
    ({ siteId }) => {
      const today = hoursOfWorkshop(hours, siteId, new Date().toLocaleDateString('sv-SE'));
      if (today === 'unknown') return undefined;
      if (today === 'closed') return message('bookingClosedToday');
      const [open, close] = today;
      return fillIn(message('bookingOpenToday'), { open: clock(open), close: clock(close) });
    },
    [hours, message],
  );
}

/** `07:30` of minutes after midnight. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
