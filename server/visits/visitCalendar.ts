import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookedVisit } from '../../domain/booking/visit.types';
import type { Site } from '../../sites/site.types';
import { instantOf } from './visitTime';

/** How long a visit takes up a calendar, in ms: nobody tells how long the work takes. */
export const EVENT_MS = 3_600_000;

export interface VisitEvent {
  visit: BookedVisit;
  site: Site;
  /** What it is called. */
  title: string;
  /** Absolute address of the visit's page. */
  link: string;
  /** Absolute origin that names the event for good. */
  origin: string;
}

/**
 * A calendar file with the visit (RFC 5545). Calendars know the event again by its id: a file that is made later
 * moves it, or takes it out.
 */
export function visitCalendar({ visit, site, title, link, origin }: VisitEvent): string {
  const { request, answer, workshop, offerings, state } = visit;
  const isCancelled = state === 'cancelled';
  const start = instantOf(request.timeSlot, site.country);
  const calendar = ical({
    prodId: { company: 'Forecourt', product: 'Visits' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${answer.id}@${new URL(origin).hostname}`,
    sequence: Math.floor(Date.now() / 1000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(start),
    end: new Date(start + EVENT_MS),
    summary: `${title}, ${workshop.siteName}`,
    description: `${offerings.map(({ name }) => name).join(', ')}\n${answer.id}\n${link}`,
    location: {
      title: `${workshop.siteName}, ${workshop.address}`,
      geo: { lat: workshop.latitude, lon: workshop.longitude },
    },
    url: link,
  });
  return calendar.toString();
}
