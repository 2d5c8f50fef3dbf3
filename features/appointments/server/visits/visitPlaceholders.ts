import { fillIn } from '../../../../design-system/messages';
import { formatBookedVehicle } from '../../../../domain/booking/formatBookedVehicle';
import type { BookedVisit, VisitTime } from '../../../../domain/booking/visit.types';
import type { Messages } from '../../../../messages/messages';
import type { Language, Site } from '../../../../sites/site.types';

/** Values for the placeholders in messages about a visit, in the reader's language. */
export interface VisitPlaceholders {
  /** `tisdag 24 november` */
  day: string;
  /** `08:00` */
  time: string;
  /** The first service ordered. */
  service: string;
  /** The plate, with the model where that is known. */
  car: string;
  /** The plate alone, for texts that editors wrote before `car` was available. */
  plate: string;
  workshop: string;
  address: string;
}

/** Returns the values for a visit, whose time is local to its workshop. */
export function visitPlaceholders(
  visit: BookedVisit,
  { site, language }: { site: Site; language: Language },
): VisitPlaceholders {
  const { request, workshop } = visit;
  return {
    ...eventValues(visit),
    ...formatTime(request, site.locales[language] ?? language),
    workshop: workshop.siteName,
    address: workshop.address,
  };
}

function formatTime(
  { timeSlot }: VisitTime,
  locale: string,
): Pick<VisitPlaceholders, 'day' | 'time'> {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return { day: format.format(new Date(`${timeSlot}Z`)), time: timeSlot.slice(11, 16) };
}

/** Title of the visit in a calendar, and its note if it has no time of day. */
export const calendarTexts = (
  messages: Messages,
  visit: BookedVisit,
): { title: string; note: string | undefined } => ({
  title: fillIn(messages.visitEvent, eventValues(visit)),
  note: noTimeNote(visit, messages),
});

/** Note for a visit that has a day and no time; undefined for one with a time. */
export function noTimeNote(
  { request, isTimeToCome }: BookedVisit,
  messages: Messages,
): string | undefined {
  if (!request.isFullDay) return undefined;
  return isTimeToCome ? `${messages.tireNoTime}.` : messages.bookingFullDayNote;
}

const eventValues = ({ offerings, request }: BookedVisit) => ({
  service: offerings[0]?.name ?? '',
  car: formatBookedVehicle(request),
  plate: request.registrationNumber,
});
