import { randomUUID } from 'node:crypto';
import type { BookingRequest, DayAvailability } from '../../domain/booking/booking.types';
import { bookingOf, errorOf, plateOf, plates, TestMechmate } from './testMechmate';

const SERVERS = 3;

let mechmate: TestMechmate;

beforeAll(async () => {
  mechmate = await TestMechmate.start({ servers: SERVERS });
});

afterAll(() => mechmate.close());

afterEach(async () => {
  await mechmate.pool.query('truncate "workshop_booking"');
});

/** What a booking tells besides what was ordered. */
const whereAndWhat = {
  workshop: {
    departmentId: '1001-w',
    siteName: 'Automotive Stockholm',
    address: 'Industrigatan 3, 116 45 Stockholm',
    phone: '+46 8 465 004 10',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  },
  offerings: [{ code: 'hjulskifte', name: 'Hjulskifte' }],
  endsAt: expect.stringMatching(/^2026-11-2\dT\d\d:[03]0:00$/),
};

/** Plates of cars that workshops take. */
async function supportedPlates(count: number): Promise<string[]> {
  const found: string[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const { body } = await mechmate.ask<{ isSupported?: boolean }>(`/car/${plateOf(number)}`);
    if (body.isSupported) found.push(plateOf(number));
  }
  return found;
}

test('[BOOK-30] [BOOK-31] [BOOK-76] a booking is made, kept, and told again by its key', async () => {
  const request = await mechmate.freeBooking({ freeText: 'Ring på klockan' });
  const key = randomUUID();
  const { status, body } = await mechmate.book(key, request);
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: expect.stringMatching(/^[CFHKLMRTXY34679]{4}-[CFHKLMRTXY34679]{3}$/),
      registrationNumber: plates.petrol,
      kobraProductIds: ['hjulskifte'],
    },
  });
  expect(await mechmate.ask(`/book/${key}`)).toEqual({
    status: 200,
    body: {
      request,
      answer: body,
      state: 'confirmed',
      ...whereAndWhat,
    },
  });
  expect((await mechmate.ask(`/book/${randomUUID()}`)).status).toBe(404);
});

test('the same key with the same content gets the same answer, whenever it comes; with another it is refused', async () => {
  const request = await mechmate.freeBooking();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => mechmate.book(key, request, at % SERVERS)),
  );
  // Content is compared, not how it is written.
  const reordered = Object.fromEntries(
    Object.entries(request).reverse(),
  ) as unknown as BookingRequest;
  answers.push(await mechmate.book(key, reordered));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]!.status).toBe(200);
  const other = await mechmate.book(key, { ...request, freeText: 'Annat' });
  expect([other.status, errorOf(other)]).toEqual([409, 'IdempotencyKeyReused']);
  const { rows } = await mechmate.pool.query(
    'select count(*)::int as "count" from "workshop_booking"',
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('200 at once for a few times, over several servers: none overlap, and each that is confirmed is kept', async () => {
  const { date, availableSlots } = await mechmate.freeOn('2026-11-25');
  const times = availableSlots.slice(0, 4);
  const cars = await supportedPlates(200);
  const outcomes = await Promise.all(
    cars.map(async (registrationNumber, at) => {
      const key = randomUUID();
      const timeSlot = `${date}T${times[at % times.length]}:00`;
      const request = bookingOf({ registrationNumber, timeSlot });
      return { key, ...(await mechmate.book(key, request, at % SERVERS)) };
    }),
  );
  const confirmed = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status !== 200);
  for (const outcome of refused) {
    expect([outcome.status, errorOf(outcome)]).toEqual([409, 'TimeslotNotAvailable']);
  }
  expect(confirmed.length).toBeGreaterThan(3);
  const { rows } = await mechmate.pool.query<{ key: string; reference: string }>(
    `select "key", "reference" from "workshop_booking" where "state" = 'confirmed'`,
  );
  const asTold = confirmed.map(({ key, body }) => [key, body.id]).toSorted();
  expect(rows.map(({ key, reference }) => [key, reference]).toSorted()).toEqual(asTold);
  const { rows: overlaps } = await mechmate.pool.query(
    `select 1 from "workshop_booking" one join "workshop_booking" other
        on one."key" < other."key" and one."department_id" = other."department_id" and one."work" && other."work"
       and (one."bay" = other."bay" or one."mechanic" = other."mechanic")`,
  );
  expect(overlaps).toEqual([]);
  // What was refused was taken indeed: nothing is free then.
  const after = await mechmate.freeOn('2026-11-25');
  for (const time of times) expect(after.availableSlots).not.toContain(time);
});

test('the database itself refuses what overlaps, whoever writes it', async () => {
  const insert = (bay: number, mechanic: number, plate: string, from: string, to: string) =>
    mechmate.pool.query(
      `insert into "workshop_booking" ("key", "state", "reference", "department_id", "bay", "mechanic",
         "registration_number", "visit", "work")
       values ($1::uuid, 'confirmed', $1::text, '1001-w', $2, $3, $4, tsrange($5, $6), tsrange($5, $6))`,
      [randomUUID(), bay, mechanic, plate, from, to],
    );
  await insert(1, 1, 'AAA111', '2026-12-01T08:00', '2026-12-01T09:00');
  await insert(1, 1, 'BBB222', '2026-12-01T09:00', '2026-12-01T10:00');
  const late = ['2026-12-01T08:30', '2026-12-01T09:30'] as const;
  await expect(insert(1, 2, 'CCC333', ...late)).rejects.toThrow('bay_booked_once');
  await expect(insert(2, 1, 'CCC333', ...late)).rejects.toThrow('mechanic_booked_once');
  await expect(insert(2, 2, 'AAA111', ...late)).rejects.toThrow('car_booked_once');
  await insert(2, 2, 'CCC333', ...late);
});

test('a car is not in two workshops at a time, and is told of no time when it is away', async () => {
  const request = await mechmate.freeBooking();
  expect((await mechmate.book(randomUUID(), request)).status).toBe(200);
  const elsewhere = await mechmate.book(randomUUID(), { ...request, departmentId: '1022-w' });
  expect([elsewhere.status, errorOf(elsewhere)]).toEqual([409, 'TimeslotNotAvailable']);
  const time = request.timeSlot.slice(11, 16);
  for (const departmentId of ['1001-w', '1022-w', '1004-w']) {
    expect((await mechmate.freeOn('2026-11-25', departmentId)).availableSlots).not.toContain(time);
  }
});

test('cars stay for a day from 08:00, as many as there are places', async () => {
  const day = await firstDayWithPlaces();
  const cars = await supportedPlates(20);
  const outcomes = await Promise.all(
    cars.map((registrationNumber) =>
      mechmate.book(
        randomUUID(),
        bookingOf({ registrationNumber, isFullDay: true, timeSlot: `${day}T08:00:00` }),
      ),
    ),
  );
  const confirmed = outcomes.filter(({ status }) => status === 200);
  expect(confirmed.length).toBeGreaterThan(0);
  expect(confirmed.length).toBeLessThanOrEqual(6);
  expect((await mechmate.freeOn(day)).allDaySlotAvailable).toBe(false);
});

async function firstDayWithPlaces(): Promise<string> {
  const path = `/timeslots/from/${plates.petrol}/1001-w/2026-11-24/?serviceOfferings=hjulskifte`;
  const { body } = await mechmate.ask<DayAvailability[]>(path);
  return body.find(({ allDaySlotAvailable }) => allDaySlotAvailable)!.date;
}

test('a key that is cancelled before it arrives is refused when it does', async () => {
  const request = await mechmate.freeBooking();
  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    expect((await mechmate.ask(`/book/${key}`, { method: 'DELETE' })).status).toBe(204);
  }
  const late = await mechmate.book(key, request);
  expect([late.status, errorOf(late)]).toEqual([410, 'BookingCancelled']);
  expect((await mechmate.ask(`/book/${key}`)).status).toBe(404);
  // The time is still free for others.
  expect((await mechmate.book(randomUUID(), request)).status).toBe(200);
});

test('cancelling and booking the same key at once ends in one of two ways, never in between', async () => {
  const request = await mechmate.freeBooking();
  for (let round = 0; round < 10; round += 1) {
    const key = randomUUID();
    const [booked] = await Promise.all([
      mechmate.book(key, request, round % SERVERS),
      mechmate.ask(`/book/${key}`, { method: 'DELETE', server: (round + 1) % SERVERS }),
    ]);
    expect([200, 410]).toContain(booked.status);
    const { rows } = await mechmate.pool.query(
      `select "state" from "workshop_booking" where "key" = $1`,
      [key],
    );
    expect(rows).toEqual([{ state: 'cancelled' }]);
  }
});

test('a cancelled booking is told as cancelled, frees its time, and is not made again', async () => {
  const request = await mechmate.freeBooking();
  const key = randomUUID();
  const { body: answer } = await mechmate.book(key, request);
  await mechmate.ask(`/book/${key}`, { method: 'DELETE' });
  expect(await mechmate.ask(`/book/${key}`)).toEqual({
    status: 200,
    body: { request, answer, state: 'cancelled', ...whereAndWhat },
  });
  expect((await mechmate.book(key, request)).status).toBe(410);
  expect((await mechmate.book(randomUUID(), request)).status).toBe(200);
});

test('a booking moves in one step, also into its own time, and as often as it is asked', async () => {
  const { date, availableSlots } = await mechmate.freeOn('2026-11-25');
  const [first, last] = [availableSlots[0]!, availableSlots.at(-1)!];
  const key = randomUUID();
  const request = bookingOf({ timeSlot: `${date}T${first}:00` });
  const { body: answer } = await mechmate.book(key, request);
  // Its own time is taken for whoever books, and free for whoever moves it.
  expect((await mechmate.freeOn(date)).availableSlots).not.toContain(first);
  expect((await mechmate.freeOn(date, '1001-w', `&booking=${key}`)).availableSlots).toContain(
    first,
  );
  const move = { timeSlot: `${date}T${last}:00`, isFullDay: false };
  const moves = await Promise.all(
    Array.from({ length: 5 }, (_, at) =>
      mechmate.send('PUT', `/book/${key}`, move, {}, at % SERVERS),
    ),
  );
  for (const moved of moves) {
    expect(moved).toEqual({
      status: 200,
      body: { request: { ...request, ...move }, answer, state: 'confirmed', ...whereAndWhat },
    });
  }
  expect((await mechmate.freeOn('2026-11-25')).availableSlots).toContain(first);
  // The first order, sent late, is still answered as it was.
  expect(await mechmate.book(key, request)).toEqual({ status: 200, body: answer });
  const elsewhere = await mechmate.send('PUT', `/book/${key}`, { ...move, departmentId: '1022-w' });
  expect([200, 409]).toContain(elsewhere.status);
});

test('a move to what is taken, of what is cancelled or unknown, is refused and changes nothing', async () => {
  const { date, availableSlots } = await mechmate.freeOn('2026-11-25');
  const timeSlot = `${date}T${availableSlots[0]}:00`;
  const request = bookingOf({ timeSlot });
  const key = randomUUID();
  await mechmate.book(key, request);
  const taken = { timeSlot: `${date}T03:00:00`, isFullDay: false };
  const put = (to: string, move: object) => mechmate.send('PUT', `/book/${to}`, move);
  expect(errorOf(await put(key, taken))).toBe('TimeslotNotAvailable');
  expect(errorOf(await put(key, { timeSlot: 'soon', isFullDay: false }))).toBe('InvalidRequest');
  expect(errorOf(await put(randomUUID(), taken))).toBe('BookingNotFound');
  expect((await mechmate.ask(`/book/${key}`)).body).toMatchObject({ request, state: 'confirmed' });
  await mechmate.ask(`/book/${key}`, { method: 'DELETE' });
  expect((await put(key, taken)).status).toBe(410);
});

test('moves that race for one time leave it to one', async () => {
  const { date, availableSlots } = await mechmate.freeOn('2026-11-25');
  const cars = await supportedPlates(12);
  const keys = await Promise.all(
    cars.map(async (registrationNumber, at) => {
      const key = randomUUID();
      const timeSlot = `${date}T${availableSlots[at % 2]}:00`;
      const { status } = await mechmate.book(key, bookingOf({ registrationNumber, timeSlot }));
      return status === 200 ? key : undefined;
    }),
  );
  const last = { timeSlot: `${date}T${availableSlots.at(-1)}:00`, isFullDay: false };
  const booked = keys.filter((key) => key !== undefined);
  const moved = await Promise.all(
    booked.map((key, at) => mechmate.send('PUT', `/book/${key}`, last, {}, at % SERVERS)),
  );
  for (const { status } of moved) expect([200, 409]).toContain(status);
  const states = await Promise.all(booked.map((key) => mechmate.ask(`/book/${key}`)));
  states.forEach(({ body }, at) => {
    const { timeSlot } = body.request as BookingRequest;
    expect(timeSlot === last.timeSlot).toBe(moved[at]!.status === 200);
  });
});

test('who booked is erased some days after the visit, and the booking stays told to whoever made it', async () => {
  const request = await mechmate.freeBooking();
  const [old, recent] = [randomUUID(), randomUUID()];
  const { body: answer } = await mechmate.book(old, request);
  const put = (key: string, days: number) =>
    mechmate.pool.query(
      `update "workshop_booking" set
         "visit" = tsrange(lower("visit") - $2 * interval '1 day', upper("visit") - $2 * interval '1 day'),
         "work" = tsrange(lower("work") - $2 * interval '1 day', upper("work") - $2 * interval '1 day')
        where "key" = $1`,
      [key, days],
    );
  // The database's own clock decides: for it these are far in the past and in the future, whatever day it is.
  await put(old, 3650);
  await mechmate.book(recent, request);
  await put(recent, -3650);
  await mechmate.bookings[0]!.erase();
  const { rows } = await mechmate.pool.query(
    `select "key", "request" is null and "registration_number" is null as "erased"
       from "workshop_booking" order by "visit"`,
  );
  expect(rows).toEqual([
    { key: old, erased: true },
    { key: recent, erased: false },
  ]);
  expect((await mechmate.ask(`/book/${old}`)).status).toBe(404);
  expect(await mechmate.book(old, request)).toEqual({ status: 200, body: answer });
});

test('what the database says of a failure never repeats who booked', async () => {
  await mechmate.pool.query('alter table "workshop_booking" rename to "mislaid"');
  try {
    const { status, body } = await mechmate.book(randomUUID(), bookingOf());
    expect([status, errorOf({ body })]).toEqual([500, 'ServerError']);
    expect(mechmate.logged.join()).toContain('42P01');
    expect(JSON.stringify(body) + mechmate.logged.join()).not.toMatch(/anna|070|BNS456/i);
  } finally {
    await mechmate.pool.query('alter table "mislaid" rename to "workshop_booking"');
  }
});

test('a test drive is a time of the seller: a car is driven by one at a time, and by whoever comes first', async () => {
  const order = (registrationNumber: string, timeSlot: string) =>
    bookingOf({
      departmentId: '1001-s',
      registrationNumber,
      timeSlot,
      serviceOfferingRequests: [{ kobraId: 'provkorning', unitsSelected: 1, userInput: '' }],
    });
  const path = (plate: string) =>
    `/timeslots/from/${plate}/1001-s/2026-11-24/?serviceOfferings=provkorning`;
  const { body: days } = await mechmate.ask<DayAvailability[]>(path('ABC12D'));
  const { date, availableSlots, allDaySlotAvailable } = days.find(
    (day) => day.availableSlots.length > 0,
  )!;
  expect(allDaySlotAvailable).toBe(false);
  const timeSlot = `${date}T${availableSlots[0]}:00`;
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      mechmate.book(randomUUID(), order('ABC12D', timeSlot), at % SERVERS),
    ),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(made.filter((answer) => errorOf(answer) === 'TimeslotNotAvailable')).toHaveLength(7);
  const { body: left } = await mechmate.ask<DayAvailability[]>(path('ABC12D'));
  expect(left.find((day) => day.date === date)?.availableSlots).not.toContain(availableSlots[0]);
  // Workshops drive nobody about, and sellers change no wheels.
  const elsewhere = { ...order('ABC12D', timeSlot), departmentId: '1001-w' };
  expect((await mechmate.book(randomUUID(), elsewhere)).status).toBe(400);
  const wheels = { ...bookingOf({ timeSlot }), departmentId: '1001-s' };
  expect((await mechmate.book(randomUUID(), wheels)).status).toBe(400);
});
