import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { Site } from '../../../../sites/site.types';
import { visitSpan } from './visitTime';

export interface VisitEvent {
  visit: BookedVisit;
  site: Site;
  /** Title of the event. */
  title: string;
  /** Note for a visit without a time of day. */
  note?: string;
  /** Absolute address of the visit's page. */
  link: string;
  /** Absolute origin, part of the event's permanent id. */
  origin: string;
  /** The organizer: without one, programs reject published and cancelled events (RFC 5546, 3.2). */
  organizer: { name: string; email: string };
}

/** The media type contains the method of the calendar, as mail programs require (RFC 6047, 2.4). */
export interface CalendarFile {
  contentType: string;
  content: string;
}

/** Characters that a quoted parameter cannot contain (RFC 5545, 3.1), with adjacent whitespace. */
const UNQUOTABLE = /["\s\p{Cc}]+/gu;
/** Control characters, which texts cannot contain. Tabs and line ends are allowed: they are escaped. */
const UNWRITABLE = /(?![\t\r\n])\p{Cc}/gu;

/**
 * A calendar file with the visit (RFC 5545). Calendars match the event by its id: a later file moves or
 * removes it.
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
    summary: removeControlCharacters(`${title}, ${workshop.siteName}`),
    description: removeControlCharacters(
      [offerings.map(({ name }) => name).join(', '), note, answer.id, link]
        .filter((line) => line !== undefined)
        .join('\n'),
    ),
    location: {
      title: removeControlCharacters(`${workshop.siteName}, ${workshop.address}`),
      geo: { lat: workshop.latitude, lon: workshop.longitude },
    },
    url: link,
  });
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { contentType, content: `${calendar.toString()}\r\n` };
}

const removeControlCharacters = (text: string): string => text.replace(UNWRITABLE, '');
