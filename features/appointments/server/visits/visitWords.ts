import { fillIn } from '../../../../design-system/messages';
import { shownVehicle } from '../../../../domain/booking/shownVehicle';
import type { BookedVisit, VisitTime } from '../../../../domain/booking/visit.types';
import type { Messages } from '../../../../messages/messages';
import type { Language, Site } from '../../../../sites/site.types';

/** What messages about a visit fill their texts in with, in the language of who reads them. */
export interface VisitWords {
  /** `tisdag 24 november` */
  day: string;
  /** `08:00` */
  time: string;
  /** What the visit is for: the first of what was ordered. */
  service: string;
  /** Its plate, and what it is where that is known. */
  car: string;
  /** For texts that editors wrote before cars had names in them. */
  plate: string;
  workshop: string;
  address: string;
}

/** @param visit its time is local to the workshop */
export function visitWords(
  visit: BookedVisit,
  { site, language }: { site: Site; language: Language },
): VisitWords {
  const { request, workshop } = visit;
  return {
    ...eventWords(visit),
    ...timeInWords(request, site.locales[language] ?? language),
    workshop: workshop.siteName,
    address: workshop.address,
  };
}

function timeInWords({ timeSlot }: VisitTime, locale: string): Pick<VisitWords, 'day' | 'time'> {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return { day: format.format(new Date(`${timeSlot}Z`)), time: timeSlot.slice(11, 16) };
}

/** What the visit is called in a calendar, and what is said of a car that stays for the day. */
export const eventOf = (
  messages: Messages,
  visit: BookedVisit,
): { title: string; note: string | undefined } => ({
  title: fillIn(messages.visitEvent, eventWords(visit)),
  note: dayNoteOf(visit, messages),
});

/** What is said of a visit that has a day and no time; undefined for one with a time. */
export function dayNoteOf(
  { request, isTimeToCome }: BookedVisit,
  messages: Messages,
): string | undefined {
  if (!request.isFullDay) return undefined;
  return isTimeToCome ? `${messages.tireNoTime}.` : messages.bookingFullDayNote;
}

const eventWords = ({ offerings, request }: BookedVisit) => ({
  service: offerings[0]?.name ?? '',
  car: shownVehicle(request),
  plate: request.registrationNumber,
});
