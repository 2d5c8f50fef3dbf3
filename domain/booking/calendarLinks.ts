/** What is put into a calendar. */
export interface CalendarEvent {
  title: string;
  /** Instants: `2026-11-24T07:00:00.000Z`. */
  start: string;
  end: string;
  place: string;
  text: string;
}

/** Address of Google's calendar with a new event filled in. */
export function googleCalendar({ title, start, end, place, text }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location: place,
    details: text,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Address of Outlook's calendar on the web with a new event filled in. */
export function outlookCalendar({ title, start, end, place, text }: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    location: place,
    body: text,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}

/** `20261124T070000Z` */
const compact = (instant: string): string => instant.replace(/[-:]|\.\d+/g, '');
