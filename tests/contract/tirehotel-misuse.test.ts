import { randomUUID } from 'node:crypto';
import { toDayNumber, toIsoDay } from '../../domain/openingHours/days';
import { MAX_IDLE_MS, MAX_SESSION_MS } from '../../domain/tireHotel/limits';
import { agreements, bookableDays, createOrder, TestTireHotel, today } from './testTireHotel';

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

/** Returns the renewed cookie of a response. */
const getRenewedCookie = ({ headers }: { headers: Headers }): string =>
  headers.get('set-cookie')!.split(';')[0]!;

it('days that cannot be booked, or a reversed range, return no times rather than an error', async () => {
  const { session, visitor: owner } = await hotel.logIn(agreements.two, createVisitor());
  const vehicle = session.vehicles[0]!;
  const wrongClock = [toIsoDay(toDayNumber(today()) - 365), today()] as const;
  const [first, last] = bookableDays();
  for (const days of [wrongClock, [last, first] as const, ['2031-01-01', '2031-02-01'] as const]) {
    const { status, body } = await hotel.readDates(vehicle, owner, days);
    expect([status, body]).toEqual([200, { availableDates: [] }]);
  }
  for (const day of [today(), '2031-01-01']) {
    const { status, body } = await hotel.readTimes(vehicle, owner, day);
    expect([status, body]).toEqual([200, { availableTimeSlotDates: [{ startTime: [] }] }]);
  }
  // The server still answers the next request.
  expect((await hotel.search(agreements.two, createVisitor())).status).toBe(200);
});

it('the outcome of a booking is shown only to its logged-in owner, and its key is not logged', async () => {
  const { vehicle, owner, time } = await findFirstTime();
  const key = randomUUID();
  await hotel.create(vehicle, owner, createOrder(time), key);
  const { visitor: another } = await hotel.logIn(agreements.other, createVisitor());
  expect((await hotel.request(`/booking/${key}`, owner)).status).toBe(200);
  expect((await hotel.request(`/booking/${key}`, another)).status).toBe(404);
  expect((await hotel.request(`/booking/${key}`, createVisitor())).status).toBe(401);
  const remove = { method: 'DELETE' };
  expect((await hotel.request(`/booking/${key}`, another, remove)).status).toBe(404);
  expect((await hotel.request(`/booking/${key}`, createVisitor(), remove)).status).toBe(401);
  expect(hotel.allLogged()).toContain('booking made');
  expect(hotel.allLogged()).not.toContain(key);
});

it('a car with a booking gets no second one, and a whole-day place only exists on days without times', async () => {
  const { vehicle, owner, time } = await findFirstTime();
  const day = `${time.slice(0, 10)}T00:00:00`;
  const forTheDay = { ...createOrder(day), bookingStart: null };
  expect((await hotel.create(vehicle, owner, forTheDay)).status).toBe(409);
  expect((await hotel.create(vehicle, owner, createOrder(time))).status).toBe(200);
  const free = await hotel.readTimes(vehicle, owner, time.slice(0, 10));
  const [other] = free.body.availableTimeSlotDates.flatMap(({ startTime }) => startTime);
  const second = await hotel.create(vehicle, owner, createOrder(other!));
  expect([second.status, second.body.message]).toEqual([
    409,
    'Bilen har redan en bokad tid. Flytta eller avboka den i stället.',
  ]);
});

it('a booking that was cancelled on its own page, or never arrived, is reported as gone', async () => {
  const { vehicle, owner, time } = await findFirstTime();
  const key = randomUUID();
  const { body } = await hotel.create(vehicle, owner, createOrder(time), key);
  const visit = new URL(body.visitPage!, hotel.origin).searchParams.get('visit')!;
  await fetch(`${hotel.origin}/api/visits/cancel`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: hotel.origin },
    body: new URLSearchParams({ visit, language: 'sv' }),
  });
  const cancelled = await hotel.request(`/booking/${key}`, owner);
  expect([cancelled.status, cancelled.body]).toEqual([410, { message: 'Tiden är avbokad.' }]);
  const lost = randomUUID();
  expect((await hotel.request(`/booking/${lost}`, owner)).status).toBe(404);
  const given = await hotel.request(`/booking/${lost}`, owner, { method: 'DELETE' });
  expect([given.status, given.body]).toEqual([
    410,
    { message: 'Bokningen gjordes inte. Försök igen.' },
  ]);
});

it('a session ends on logout for every copy of its cookie, and always after four hours', async () => {
  const first = await hotel.logIn(agreements.two, createVisitor());
  const vehicle = first.session.vehicles[0]!;
  const requestDates = (cookie: string) =>
    hotel.readDates(vehicle, { ...createVisitor(), cookie }, bookableDays());
  const copy = getRenewedCookie(await requestDates(first.visitor.cookie));
  await hotel.post('/authorization/logout', first.visitor);
  expect((await requestDates(first.visitor.cookie)).status).toBe(401);
  expect((await requestDates(copy)).status).toBe(401);

  const second = await hotel.logIn(agreements.two, createVisitor());
  let { cookie } = second.visitor;
  const step = MAX_IDLE_MS / 2;
  for (let passed = step; passed < MAX_SESSION_MS; passed += step) {
    await hotel.advance(step);
    cookie = getRenewedCookie(await requestDates(cookie));
  }
  await hotel.advance(step);
  expect((await requestDates(cookie)).status).toBe(401);
});

it('a new code invalidates the previous one', async () => {
  const visitorOptions = createVisitor();
  const { body } = await hotel.search(agreements.two, visitorOptions);
  const { body: before } = await hotel.login(body.encryptedPhoneNumber, visitorOptions);
  const code = await hotel.readCode();
  await hotel.login(body.encryptedPhoneNumber, visitorOptions);
  expect((await hotel.validate(before.authorizationToken, code, visitorOptions)).status).toBe(401);
});

it('a body that is too large or not JSON gets a client error', async () => {
  const { vehicle, owner } = await findFirstTime();
  const large = { ...createOrder(today()), freeText: 'x'.repeat(20_000) };
  expect((await hotel.create(vehicle, owner, large)).status).toBe(413);
  const path = `/booking/create?departmentIdentifier=${vehicle.location.erpId}`;
  const headers = { 'content-type': 'application/json' };
  const broken = await hotel.request(path, owner, { method: 'POST', headers, body: '{' });
  expect(broken.status).toBe(400);
});
