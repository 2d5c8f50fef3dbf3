import { Details } from '../../../design-system/components/Details/Details';
import { Link } from '../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { googleCalendar, outlookCalendar } from '../model/calendarLinks';
import { formatVehicle } from '../../../domain/booking/formatBookedVehicle';
import type { ShownVisit } from '../../../domain/booking/visit.types';
import { usePageInfo } from '../../../rendering/pageInfo';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Links that add the visit to the visitor's calendar. */
export function CalendarLinks({ visit }: { visit: ShownVisit }) {
  const message = useMessages();
  const { language } = usePageInfo();
  const { token, workshop, start, end, services, reference } = visit;
  const file = new URLSearchParams({ visit: token, language });
  const values = {
    service: services[0] ?? '',
    car: formatVehicle(visit),
    plate: visit.registrationNumber,
  };
  const event = {
    title: `${fillIn(message('visitEvent'), values)}, ${workshop.siteName}`,
    start,
    end,
    isAllDay: visit.isFullDay,
    place: `${workshop.siteName}, ${workshop.address}`,
    text: [
      `${services.join(', ')} (${reference})`,
      ...(visit.isFullDay ? [message('bookingFullDayNote')] : []),
    ].join('\n'),
  };
  return (
    <Details summary={message('visitCalendar')}>
      <List>
        <li>
          <Link href={`/api/visits/calendar?${file.toString()}`} download>
            {message('visitCalendarFile')}
          </Link>
        </li>
        <li>
          <Link href={googleCalendar(event)} target="_blank" rel="noreferrer">
            {message('visitGoogleCalendar')}
          </Link>
        </li>
        <li>
          <Link href={outlookCalendar(event)} target="_blank" rel="noreferrer">
            {message('visitOutlookCalendar')}
          </Link>
        </li>
      </List>
    </Details>
  );
}
