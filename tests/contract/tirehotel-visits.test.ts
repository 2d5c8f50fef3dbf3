import { agreements, bookableDays, createOrder, TestTireHotel } from './testTireHotel';

let hotel: TestTireHotel;

beforeAll(async () => {
  hotel = await TestTireHotel.start();
});
afterAll(() => hotel.close());
beforeEach(async () => {
  await hotel.pool.query(
    'truncate "tire_code", "tire_code_place", "workshop_booking", "booking" cascade',
  );
  await hotel.advance(15 * 60_000);
});

/** Each request has its own client address, since rate limits count addresses. */
let addresses = 0;
const createVisitor = () => ({ from: `203.0.113.${(addresses += 1)}` });
const findFirstTime = () => hotel.findFirstTime(agreements.two, createVisitor());

it('a change of wheels is shown after login, until it is cancelled', async () => {
  const { vehicle, owner, time } = await findFirstTime();
  const { body } = await hotel.create(vehicle, owner, createOrder(time));
  const readNextVisit = async () => {
    const { session } = await hotel.logIn(agreements.two, createVisitor());
    return session.vehicles.map(({ nextChange }) => nextChange);
  };
  expect(await readNextVisit()).toEqual([
    { date: time.slice(0, 10), time: time.slice(11, 16) },
    undefined,
  ]);
  const visit = new URL(body.visitPage!, hotel.origin).searchParams.get('visit')!;
  await fetch(`${hotel.origin}/api/visits/cancel`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: hotel.origin },
    body: new URLSearchParams({ visit, language: 'sv' }),
  });
  expect(await readNextVisit()).toEqual([undefined, undefined]);
});

it('a change of wheels can be moved to a day without times, and the station sets the time later', async () => {
  const { vehicle, owner, time } = await findFirstTime();
  const { body } = await hotel.create(vehicle, owner, createOrder(time));
  const free = await hotel.readDates(vehicle, owner, bookableDays());
  const day = free.body.availableDates.find(({ hasTimes }) => !hasTimes)!.date;
  const visit = new URL(body.visitPage!, hotel.origin).searchParams.get('visit')!;
  const moved = await fetch(`${hotel.origin}/api/visits/move`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: hotel.origin },
    body: new URLSearchParams({ visit, language: 'sv', time: `${day}T08:00:00/day` }),
  });
  expect(moved.status).toBe(303);
  const { session } = await hotel.logIn(agreements.two, createVisitor());
  expect(session.vehicles[0]!.nextChange).toEqual({ date: day, time: null });
});

it('a change of wheels can be moved and cancelled by the link that its owner gets', async () => {
  const { vehicle, owner, time } = await findFirstTime();
  const { body } = await hotel.create(vehicle, owner, createOrder(time));
  const link = new URL(body.visitPage!, hotel.origin);
  const token = link.searchParams.get('visit')!;
  const times = await hotel.readTimes(vehicle, owner, time.slice(0, 10));
  const other = times.body.availableTimeSlotDates.flatMap(({ startTime }) => startTime)[0]!;
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`${hotel.origin}/api/visits/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: hotel.origin },
      body: new URLSearchParams({ visit: token, language: 'sv', ...fields }),
    });
  const moved = await send('move', { time: other });
  expect(moved.status).toBe(303);
  const readState = () =>
    hotel.pool.query<{ state: string; at: string }>(
      `select "state", to_char(lower("visit"), 'YYYY-MM-DD"T"HH24:MI:SS') as "at" from "workshop_booking"`,
    );
  expect((await readState()).rows).toEqual([{ state: 'confirmed', at: other }]);
  const cancelled = await send('cancel', {});
  expect(cancelled.status).toBe(303);
  expect((await readState()).rows).toEqual([{ state: 'cancelled', at: other }]);
});
