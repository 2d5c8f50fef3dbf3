import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookedVisit } from '../../domain/booking/visit.types';
import type { Site } from '../../sites/site.types';
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
}

/**
 * A calendar file with the visit (RFC 5545). Calendars know the event again by its id: a file that is made later
 * moves it, or takes it out.
 */
export function visitCalendar({ visit, site, title, note, link, origin }: VisitEvent): string {
  const { request, answer, workshop, offerings, state } = visit;
  const isCancelled = state === 'cancelled';
  const { start, end } = visitSpan(visit, site.country);
  const calendar = ical({
    prodId: { company: 'Forecourt', product: 'Visits' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${answer.id}@${new URL(origin).hostname}`,
    sequence: Math.floor(Date.now() / 1000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(start),
    end: new Date(end),
    allDay: request.isFullDay,
    summary: `${title}, ${workshop.siteName}`,
    description: [offerings.map(({ name }) => name).join(', '), note, answer.id, link]
      .filter((line) => line !== undefined)
      .join('\n'),
    location: {
      title: `${workshop.siteName}, ${workshop.address}`,
      geo: { lat: workshop.latitude, lon: workshop.longitude },
    },
    url: link,
  });
  return calendar.toString();
}
