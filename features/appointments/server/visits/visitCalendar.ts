import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { Site } from '../../../../sites/site.types';
import { visitSpan } from './visitTime';

export interface VisitEvent {
  visit: BookedVisit;
  site: Site;
  /** What it is called. */
  title: string;
  /** What is said of a car that stays for the day. */
  note?: string;
  /** Absolute address of the visit's page. */
  link: string;
  /** Absolute origin that names the event for good. */
  origin: string;
  /** Who keeps the appointment: without an organizer programs refuse what is published or cancelled (RFC 5546 §3.2). */
  organizer: { name: string; email: string };
}

/** What a file name does not tell: the type carries the method that the calendar has (RFC 6047 §2.4). */
export interface CalendarFile {
  contentType: string;
  content: string;
}

/** Signs that a quoted parameter cannot hold (RFC 5545 §3.1), with the blanks beside them. */
const UNQUOTABLE = /["\s\p{Cc}]+/gu;
/** Signs that no text can hold: all that control but tab and the ends of lines, which are escaped. */
const UNWRITABLE = /(?![\t\r\n])\p{Cc}/gu;

/**
 * A calendar file with the visit (RFC 5545). Calendars know the event again by its id: a file that is made later
 * moves it, or takes it out.
 */
export function visitCalendar(event: VisitEvent): CalendarFile {
  const { visit, site, title, note, link, origin, organizer } = event;
  const { request, answer, workshop, offerings, state } = visit;
  const isCancelled = state === 'cancelled';
  const { start, end } = visitSpan(visit, site.country);
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Forecourt', product: 'Visits' }, method });
  calendar.createEvent({
    id: `${answer.id}@${new URL(origin).hostname}`,
    sequence: Math.floor(Date.now() / 1000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(start),
    end: new Date(end),
    allDay: request.isFullDay,
    organizer: { ...organizer, name: organizer.name.replace(UNQUOTABLE, ' ').trim() },
    summary: writable(`${title}, ${workshop.siteName}`),
    description: writable(
      [offerings.map(({ name }) => name).join(', '), note, answer.id, link]
        .filter((line) => line !== undefined)
        .join('\n'),
    ),
    location: {
      title: writable(`${workshop.siteName}, ${workshop.address}`),
      geo: { lat: workshop.latitude, lon: workshop.longitude },
    },
    url: link,
  });
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { contentType, content: `${calendar.toString()}\r\n` };
}

const writable = (text: string): string => text.replace(UNWRITABLE, '');
