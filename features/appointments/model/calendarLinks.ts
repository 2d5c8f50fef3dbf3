/** An event for a calendar. */
export interface CalendarEvent {
  title: string;
  /** Start of the event as an ISO 8601 instant: `2026-11-24T07:00:00.000Z`. */
  start: string;
  end: string;
  /** Whether the event covers whole days; `start` and `end` are then midnights in UTC. */
  isAllDay: boolean;
  place: string;
  text: string;
}

/** Address of Google's calendar with a new event filled in. */
export function googleCalendar({
  title,
  start,
  end,
  isAllDay,
  place,
  text,
}: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: [start, end].map((at) => compactInstant(isAllDay ? at.slice(0, 10) : at)).join('/'),
    location: place,
    details: text,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Address of Outlook's calendar on the web with a new event filled in. */
export function outlookCalendar({
  title,
  start,
  end,
  isAllDay,
  place,
  text,
}: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: isAllDay ? start.slice(0, 10) : start,
    enddt: isAllDay ? end.slice(0, 10) : end,
    allday: String(isAllDay),
    location: place,
    body: text,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}

/** `20261124T070000Z` */
const compactInstant = (instant: string): string => instant.replace(/[-:]|\.\d+/g, '');
