import { googleCalendar, outlookCalendar } from '../../../../domain/booking/calendarLinks';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import { visitCalendar } from '../../../../server/visits/visitCalendar';
import { sites } from '../../../../sites/sites';

const visit = (isFullDay: boolean): BookedVisit => ({
  state: 'confirmed',
  request: {
    customer: { firstName: 'A', lastName: 'B', phone: '070 174 06 05', email: 'a@example.com' },
    freeText: '',
    departmentId: '1001-w',
    timeSlot: '2026-11-24T08:00:00',
    isFullDay,
    registrationNumber: 'MEK106',
    mileage: 1,
    serviceOfferingRequests: [],
  },
  answer: { id: 'K4F9', registrationNumber: 'MEK106', kobraProductIds: [] },
  workshop: {
    departmentId: '1001-w',
    siteName: 'Automotive Lund',
    address: 'Storgatan 1',
    phone: '',
    latitude: 55,
    longitude: 13,
  },
  offerings: [{ code: 'oil', name: 'Oljebyte' }],
  endsAt: '2026-11-24T10:15:00',
});
const fileOf = (isFullDay: boolean) =>
  visitCalendar({
    visit: visit(isFullDay),
    site: sites['automotive-se'],
    title: 'Oljebyte',
    note: isFullDay ? 'Lämnas före 08:00' : undefined,
    link: 'https://automotive.example/visit',
    origin: 'https://automotive.example',
  });

test('an event lasts as long as the work is reckoned to', () => {
  expect(fileOf(false)).toContain('DTSTART:20261124T070000Z');
  expect(fileOf(false)).toContain('DTEND:20261124T091500Z');
});

test('a car that stays for the day has a day without hours, and the hour by which it is left', () => {
  expect(fileOf(true)).toContain('DTSTART;VALUE=DATE:20261124');
  expect(fileOf(true)).toContain('DTEND;VALUE=DATE:20261125');
  expect(fileOf(true)).toContain('Lämnas före 08:00');
});

test('links to calendars on the web say the same', () => {
  const event = {
    title: 'Oljebyte',
    start: '2026-11-24T00:00:00.000Z',
    end: '2026-11-25T00:00:00.000Z',
    place: '',
    text: '',
  };
  const of = (address: string, key: string) => new URL(address).searchParams.get(key);
  expect(of(googleCalendar({ ...event, isAllDay: true }), 'dates')).toBe('20261124/20261125');
  expect(of(googleCalendar({ ...event, isAllDay: false }), 'dates')).toMatch(/^20261124T000000Z/);
  const outlook = outlookCalendar({ ...event, isAllDay: true });
  expect([of(outlook, 'startdt'), of(outlook, 'allday')]).toEqual(['2026-11-24', 'true']);
});
