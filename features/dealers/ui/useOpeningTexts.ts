import { useMessages } from '../../../design-system/messages';
import type { HoursTexts, OpeningTexts } from './stateText';

/** Keys of the names of the weekdays, Monday first. */
const weekdays = [
  ...(['dealerMonday', 'dealerTuesday', 'dealerWednesday', 'dealerThursday'] as const),
  ...(['dealerFriday', 'dealerSaturday', 'dealerSunday'] as const),
] as const;

/** The texts for opening hours, in the page's language. */
export function useOpeningTexts(): { texts: OpeningTexts; hoursTexts: HoursTexts } {
  const message = useMessages();
  return {
    texts: {
      time: message('dealerTime'),
      fullHour: message('dealerFullHour'),
      shortDate: message('dealerShortDate'),
      weekdays: weekdays.map((key) => message(key)),
      openUntil: message('dealerOpenUntil'),
      openAlways: message('dealerOpenAlways'),
      opensAt: message('dealerOpensAt'),
      opensTomorrow: message('dealerOpensTomorrow'),
      opensOn: message('dealerOpensOn'),
      closedNow: message('dealerClosedNow'),
    },
    hoursTexts: {
      hours: message('dealerHours'),
      allDay: message('dealerAllDay'),
      closed: message('dealerClosed'),
      unknown: message('dealerAskHours'),
    },
  };
}
