import { randomUUID } from 'node:crypto';
import type { DayAvailability } from '../../domain/booking/booking.types';
import { Client } from 'pg';
import { createBooking, plates } from './testMechmate';
import { TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

/** The date in a week; the embedded services use the system clock. */
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

async function findFirstFreeTime(): Promise<string> {
  const path = `/mechmate/timeslots/from/${plates.petrol}/1001-w/${inAWeek}/?serviceOfferings=hjulskifte`;
  const days = (await (await fetch(platform.url + path)).json()) as DayAvailability[];
  const { date, availableSlots } = days.find(({ availableSlots: slots }) => slots.length > 0)!;
  return `${date}T${availableSlots[0]}:00`;
}

test('[BOOK-31] the inbox shows bookings, and they survive a restart', async () => {
  const timeSlot = await findFirstFreeTime();
  const answer = await platform.post<{ id: string }>(
    '/mechmate/book',
    createBooking({ timeSlot, freeText: 'Låter <b>' }),
    { 'idempotency-key': randomUUID() },
  );
  const { id } = answer as unknown as { id: string };
  await platform.restart();
  const page = await fetch(`${platform.url}/_inbox`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('1 booking kept');
  expect(html).toContain(
    `<td>${id}</td><td>confirmed</td><td>${timeSlot.slice(0, 16).replace('T', ' ')}</td>`,
  );
  expect(html).toContain('<td>Anna Åberg</td>');
  expect(html).toContain('Låter &lt;b&gt;');
  expect(html).not.toContain('Låter <b>');
  const json = await (await fetch(`${platform.url}/_inbox?format=json`)).json();
  expect(json).toMatchObject({
    bookings: [{ reference: id, state: 'confirmed', request: { timeSlot } }],
    bookingTotal: 1,
  });
});

test('when the services start, personal data of visits long past is erased', async () => {
  const client = new Client({ connectionString: platform.database.url });
  await client.connect();
  await client.query(
    `update "workshop_booking" set "visit" = tsrange('2016-01-04 08:00', '2016-01-04 09:00'),
       "work" = tsrange('2016-01-04 08:00', '2016-01-04 09:00')`,
  );
  await platform.restart();
  // The second restart waits until the erasure of the first one is complete.
  await platform.restart();
  const { rows } = await client.query(
    'select "request", "registration_number" from "workshop_booking"',
  );
  await client.end();
  expect(rows).toEqual([{ request: null, registration_number: null }]);
  const page = await fetch(`${platform.url}/_inbox`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('<td>erased</td>');
  expect(html).not.toContain('Åberg');
});
