import { randomUUID } from 'node:crypto';
import { dayNumberOf, isoDayOf } from '../../domain/openingHours/days';
import { IDLE_MS, MAX_SESSION_MS } from '../../domain/tireHotel/limits';
import { agreements, bookableDays, orderOf, TestTireHotel, today } from './testTireHotel';

let hotel: TestTireHotel;

beforeAll(async () => {
  hotel = await TestTireHotel.start();
});
afterAll(() => hotel.close());
beforeEach(async () => {
  await hotel.pool.query(
    'truncate "tire_code", "tire_code_place", "workshop_booking", "booking" cascade',
  );
  await hotel.pass(15 * 60_000);
});

/** Each test asks from an address of its own: limits count addresses. */
let addresses = 0;
const visitor = () => ({ from: `203.0.113.${(addresses += 1)}` });
const firstTime = () => hotel.firstTime(agreements.two, visitor());

/** The cookie that an answer renews. */
const renewed = ({ headers }: { headers: Headers }): string =>
  headers.get('set-cookie')!.split(';')[0]!;

it('days that cannot be booked, or end before they begin, have no times: no failure of the tyre hotel', async () => {
  const { session, visitor: owner } = await hotel.loggedIn(agreements.two, visitor());
  const vehicle = session.vehicles[0]!;
  const wrongClock = [isoDayOf(dayNumberOf(today()) - 365), today()] as const;
  const [first, last] = bookableDays();
  for (const days of [wrongClock, [last, first] as const, ['2031-01-01', '2031-02-01'] as const]) {
    const { status, body } = await hotel.dates(vehicle, owner, days);
    expect([status, body]).toEqual([200, { availableDates: [] }]);
  }
  for (const day of [today(), '2031-01-01']) {
    const { status, body } = await hotel.times(vehicle, owner, day);
    expect([status, body]).toEqual([200, { availableTimeSlotDates: [{ startTime: [] }] }]);
  }
  // Whoever comes next is served.
  expect((await hotel.search(agreements.two, visitor())).status).toBe(200);
});

it('what became of a booking is told to whoever is logged in for its car alone, and its key is in no log', async () => {
  const { vehicle, owner, time } = await firstTime();
  const key = randomUUID();
  await hotel.create(vehicle, owner, orderOf(time), key);
  const { visitor: another } = await hotel.loggedIn(agreements.other, visitor());
  expect((await hotel.ask(`/booking/${key}`, owner)).status).toBe(200);
  expect((await hotel.ask(`/booking/${key}`, another)).status).toBe(404);
  expect((await hotel.ask(`/booking/${key}`, visitor())).status).toBe(401);
  const remove = { method: 'DELETE' };
  expect((await hotel.ask(`/booking/${key}`, another, remove)).status).toBe(404);
  expect((await hotel.ask(`/booking/${key}`, visitor(), remove)).status).toBe(401);
  expect(hotel.allLogged()).toContain('booking made');
  expect(hotel.allLogged()).not.toContain(key);
});

it('a car that has a time gets no second one, and a place for the day is for days without times', async () => {
  const { vehicle, owner, time } = await firstTime();
  const day = `${time.slice(0, 10)}T00:00:00`;
  const forTheDay = { ...orderOf(day), bookingStart: null };
  expect((await hotel.create(vehicle, owner, forTheDay)).status).toBe(409);
  expect((await hotel.create(vehicle, owner, orderOf(time))).status).toBe(200);
  const free = await hotel.times(vehicle, owner, time.slice(0, 10));
  const [other] = free.body.availableTimeSlotDates.flatMap(({ startTime }) => startTime);
  const second = await hotel.create(vehicle, owner, orderOf(other!));
  expect([second.status, second.body.message]).toEqual([
    409,
    'Bilen har redan en bokad tid. Flytta eller avboka den i stället.',
  ]);
});

it('a booking that is cancelled on its own page, or never arrived, is told to be gone', async () => {
  const { vehicle, owner, time } = await firstTime();
  const key = randomUUID();
  const { body } = await hotel.create(vehicle, owner, orderOf(time), key);
  const visit = new URL(body.visitPage!, hotel.origin).searchParams.get('visit')!;
  await fetch(`${hotel.origin}/api/visits/cancel`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: hotel.origin },
    body: new URLSearchParams({ visit, language: 'sv' }),
  });
  const cancelled = await hotel.ask(`/booking/${key}`, owner);
  expect([cancelled.status, cancelled.body]).toEqual([410, { message: 'Bokningen är avbokad.' }]);
  const lost = randomUUID();
  expect((await hotel.ask(`/booking/${lost}`, owner)).status).toBe(404);
  const given = await hotel.ask(`/booking/${lost}`, owner, { method: 'DELETE' });
  expect([given.status, given.body]).toEqual([
    410,
    { message: 'Bokningen gjordes inte. Försök igen.' },
  ]);
});

it('a session ends with its logout for every copy of its cookie, and after four hours whatever is done', async () => {
  const first = await hotel.loggedIn(agreements.two, visitor());
  const vehicle = first.session.vehicles[0]!;
  const ask = (cookie: string) => hotel.dates(vehicle, { ...visitor(), cookie }, bookableDays());
  const copy = renewed(await ask(first.visitor.cookie));
  await hotel.post('/authorization/logout', first.visitor);
  expect((await ask(first.visitor.cookie)).status).toBe(401);
  expect((await ask(copy)).status).toBe(401);

  const second = await hotel.loggedIn(agreements.two, visitor());
  let { cookie } = second.visitor;
  const step = IDLE_MS / 2;
  for (let passed = step; passed < MAX_SESSION_MS; passed += step) {
    await hotel.pass(step);
    cookie = renewed(await ask(cookie));
  }
  await hotel.pass(step);
  expect((await ask(cookie)).status).toBe(401);
});

it('a new code ends the one before', async () => {
  const who = visitor();
  const { body } = await hotel.search(agreements.two, who);
  const { body: before } = await hotel.login(body.encryptedPhoneNumber, who);
  const code = await hotel.code();
  await hotel.login(body.encryptedPhoneNumber, who);
  expect((await hotel.validate(before.authorizationToken, code, who)).status).toBe(401);
});

it('a body that is too large, or no JSON, is answered as the fault of whoever sent it', async () => {
  const { vehicle, owner } = await firstTime();
  const large = { ...orderOf(today()), freeText: 'x'.repeat(20_000) };
  expect((await hotel.create(vehicle, owner, large)).status).toBe(413);
  const path = `/booking/create?departmentIdentifier=${vehicle.location.erpId}`;
  const headers = { 'content-type': 'application/json' };
  const broken = await hotel.ask(path, owner, { method: 'POST', headers, body: '{' });
  expect(broken.status).toBe(400);
});
