import { googleCalendar, outlookCalendar } from '../../../model/calendarLinks';
import type { BookedVisit } from '../../../../../domain/booking/visit.types';
import { visitCalendar, type VisitEvent } from '../../../server/visits/visitCalendar';
import { sites } from '../../../../../sites/sites';

const visit = (isFullDay: boolean, state: BookedVisit['state'] = 'confirmed'): BookedVisit => ({
  state,
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
const createCalendar = (over: Partial<VisitEvent> = {}) =>
  visitCalendar({
    visit: visit(false),
    site: sites['automotive-se'],
    title: 'Oljebyte',
    link: 'https://automotive.example/visit?visit=a',
    origin: 'https://automotive.example',
    organizer: { name: 'Automotive', email: 'no-reply@automotive.example' },
    ...over,
  });
const createFile = (isFullDay: boolean) =>
  createCalendar({
    visit: visit(isFullDay),
    note: isFullDay ? 'Lämnas före 08:00' : undefined,
  }).content;

/**
 * The properties of a file's event, as a program reads them: unfolded (RFC 5545, 3.1), the names without
 * parameters.
 */
function parseProperties(content: string): Map<string, string> {
  const lines = content.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] =
        /^([A-Z-]+)(?:;(?:"[^"\p{Cc}]*"|[^":;,\p{Cc}])+)*:(.*)$/u.exec(line) ?? [];
      expect([line, name]).toEqual([line, expect.stringMatching(/./)]);
      return [name, value];
    }),
  );
}

test('an event ends when the work is expected to be done', () => {
  expect(createFile(false)).toContain('DTSTART:20261124T070000Z');
  expect(createFile(false)).toContain('DTEND:20261124T091500Z');
});

test('a visit for the whole day is an all-day event, with the hour by which the car must be left', () => {
  expect(createFile(true)).toContain('DTSTART;VALUE=DATE:20261124');
  expect(createFile(true)).toContain('DTEND;VALUE=DATE:20261125');
  expect(createFile(true)).toContain('Lämnas före 08:00');
});

test('links to web calendars contain the days of an all-day event, and the instants of any other', () => {
  const event = {
    title: 'Oljebyte',
    start: '2026-11-24T00:00:00.000Z',
    end: '2026-11-25T00:00:00.000Z',
    place: '',
    text: '',
  };
  const queryValue = (address: string, key: string) => new URL(address).searchParams.get(key);
  expect(queryValue(googleCalendar({ ...event, isAllDay: true }), 'dates')).toBe(
    '20261124/20261125',
  );
  expect(queryValue(googleCalendar({ ...event, isAllDay: false }), 'dates')).toMatch(
    /^20261124T000000Z/,
  );
  const outlook = outlookCalendar({ ...event, isAllDay: true });
  expect([queryValue(outlook, 'startdt'), queryValue(outlook, 'allday')]).toEqual([
    '2026-11-24',
    'true',
  ]);
});

test.each([
  ['confirmed', 'PUBLISH', 'CONFIRMED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
] as const)(
  'a %s visit has what RFC 5546 requires of %s: organizer, sequence, id',
  (state, method, status) => {
    const { contentType, content } = createCalendar({ visit: visit(false, state) });
    expect(contentType).toBe(`text/calendar; charset=utf-8; method=${method}`);
    const properties = parseProperties(content);
    expect([properties.get('METHOD'), properties.get('STATUS')]).toEqual([method, status]);
    expect(properties.get('ORGANIZER')).toBe('mailto:no-reply@automotive.example');
    expect(content).toContain('ORGANIZER;CN="Automotive":');
    expect(properties.get('UID')).toBe('K4F9@automotive.example');
    expect(properties.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
    // Programs import an event without attendees by its method alone; a published one must not have any.
    expect(content).not.toContain('ATTENDEE');
    const sequence = Number(properties.get('SEQUENCE'));
    expect(sequence).toBeGreaterThan(0);
    expect(sequence).toBeLessThan(2 ** 31);
  },
);

test('a calendar file that is made later has a higher sequence number', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') });
  const sequence = () => Number(parseProperties(createCalendar().content).get('SEQUENCE'));
  const first = sequence();
  jest.advanceTimersByTime(1000);
  expect(sequence()).toBeGreaterThan(first);
  jest.useRealTimers();
});

test('lines are folded at 75 octets between characters, and special characters are escaped', () => {
  const title = 'Stor service; byte av kamrem, spännare \\ vattenpump 🚗 på Öland åäö '.repeat(3);
  const { content } = createCalendar({ title, note: 'Rad ett\r\nRad två\u0007' });
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = content.split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\uFFFD|[\uD800-\uDBFF]$|[\n\u0000-\u0008\u000b-\u001f]/);
  }
  const properties = parseProperties(content);
  const unescaped = (name: string) =>
    properties.get(name)?.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  expect(unescaped('SUMMARY')).toBe(`${title}, Automotive Lund`);
  expect(unescaped('DESCRIPTION')).toContain('Rad ett\nRad två');
});

test('characters that a parameter cannot contain are removed from the organizer’s name', () => {
  const organizer = { name: 'Bil "AB";\r\nX-EVIL:1', email: 'no-reply@automotive.example' };
  const { content } = createCalendar({ organizer });
  expect(content).toContain('ORGANIZER;CN="Bil AB ; X-EVIL:1":mailto:no-reply@automotive.example');
  expect(parseProperties(content).has('X-EVIL')).toBe(false);
});
