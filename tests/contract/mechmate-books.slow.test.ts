import { randomUUID } from 'node:crypto';
import type { BookingRequest, DayAvailability } from '../../domain/booking/booking.types';
import { createBooking, readError, createPlate, plates, TestMechmate } from './testMechmate';

const SERVERS = 3;

let mechmate: TestMechmate;

beforeAll(async () => {
  mechmate = await TestMechmate.start({ servers: SERVERS });
});

afterAll(() => mechmate.close());

afterEach(async () => {
  await mechmate.pool.query('truncate "workshop_booking"');
});

/** Fields of a booking in addition to the order. */
const bookingDetails = {
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

/** Returns plates of cars that workshops accept. */
async function listSupportedPlates(count: number): Promise<string[]> {
  const results: string[] = [];
  for (let number = 0; results.length < count; number += 1) {
    const { body } = await mechmate.request<{ isSupported?: boolean }>(
      `/car/${createPlate(number)}`,
    );
    if (body.isSupported) results.push(createPlate(number));
  }
  return results;
}

test('[BOOK-30] [BOOK-31] [BOOK-76] a booking is made and stored, and can be read again by its key', async () => {
  const request = await mechmate.createFreeBooking({ freeText: 'Ring på klockan' });
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
  expect(await mechmate.request(`/book/${key}`)).toEqual({
    status: 200,
    body: {
      request,
      answer: body,
      state: 'confirmed',
      ...bookingDetails,
    },
  });
  expect((await mechmate.request(`/book/${randomUUID()}`)).status).toBe(404);
});

test('the same key with the same content always gets the same answer; with other content it is refused', async () => {
  const request = await mechmate.createFreeBooking();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => mechmate.book(key, request, index % SERVERS)),
  );
  // The order of keys does not matter.
  const reordered = Object.fromEntries(
    Object.entries(request).reverse(),
  ) as unknown as BookingRequest;
  answers.push(await mechmate.book(key, reordered));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]!.status).toBe(200);
  const other = await mechmate.book(key, { ...request, freeText: 'Annat' });
  expect([other.status, readError(other)]).toEqual([409, 'IdempotencyKeyReused']);
  const { rows } = await mechmate.pool.query(
    'select count(*)::int as "count" from "workshop_booking"',
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('of 200 simultaneous bookings over several servers none overlap, and every confirmed one is stored', async () => {
  const { date, availableSlots } = await mechmate.readFreeTimes('2026-11-25');
  const times = availableSlots.slice(0, 4);
  const cars = await listSupportedPlates(200);
  const outcomes = await Promise.all(
    cars.map(async (registrationNumber, index) => {
      const key = randomUUID();
      const timeSlot = `${date}T${times[index % times.length]}:00`;
      const request = createBooking({ registrationNumber, timeSlot });
      return { key, ...(await mechmate.book(key, request, index % SERVERS)) };
    }),
  );
  const confirmed = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status !== 200);
  for (const outcome of refused) {
    expect([outcome.status, readError(outcome)]).toEqual([409, 'TimeslotNotAvailable']);
  }
  expect(confirmed.length).toBeGreaterThan(3);
  const { rows } = await mechmate.pool.query<{ key: string; reference: string }>(
    `select "key", "reference" from "workshop_booking" where "state" = 'confirmed'`,
  );
  const confirmedPairs = confirmed.map(({ key, body }) => [key, body.id]).toSorted();
  expect(rows.map(({ key, reference }) => [key, reference]).toSorted()).toEqual(confirmedPairs);
  const { rows: overlaps } = await mechmate.pool.query(
    `select 1 from "workshop_booking" one join "workshop_booking" other
        on one."key" < other."key" and one."department_id" = other."department_id" and one."work" && other."work"
       and (one."bay" = other."bay" or one."mechanic" = other."mechanic")`,
  );
  expect(overlaps).toEqual([]);
  // The rejected times are no longer free.
  const after = await mechmate.readFreeTimes('2026-11-25');
  for (const time of times) expect(after.availableSlots).not.toContain(time);
});

test('the database itself refuses overlapping bookings from any writer', async () => {
  const insert = (bay: number, mechanic: number, plate: string, from: string, to: string) =>
    mechmate.pool.query(
      `insert into "workshop_booking" ("key", "state", "reference", "department_id", "bay", "mechanic",
         "registration_number", "visit", "work")
       values ($1::uuid, 'confirmed', $1::text, '1001-w', $2, $3, $4, tsrange($5, $6), tsrange($5, $6))`,
      [randomUUID(), bay, mechanic, plate, from, to],
    );
  await insert(1, 1, 'AAA111', '2026-12-01T08:00', '2026-12-01T09:00');
  await insert(1, 1, 'BBB222', '2026-12-01T09:00', '2026-12-01T10:00');
  const overlapping = ['2026-12-01T08:30', '2026-12-01T09:30'] as const;
  await expect(insert(1, 2, 'CCC333', ...overlapping)).rejects.toThrow('bay_booked_once');
  await expect(insert(2, 1, 'CCC333', ...overlapping)).rejects.toThrow('mechanic_booked_once');
  await expect(insert(2, 2, 'AAA111', ...overlapping)).rejects.toThrow('car_booked_once');
  await insert(2, 2, 'CCC333', ...overlapping);
});

test('a car cannot be in two workshops at a time, and gets no free times while it is booked', async () => {
  const request = await mechmate.createFreeBooking();
  expect((await mechmate.book(randomUUID(), request)).status).toBe(200);
  const elsewhere = await mechmate.book(randomUUID(), { ...request, departmentId: '1022-w' });
  expect([elsewhere.status, readError(elsewhere)]).toEqual([409, 'TimeslotNotAvailable']);
  const time = request.timeSlot.slice(11, 16);
  for (const departmentId of ['1001-w', '1022-w', '1004-w']) {
    expect((await mechmate.readFreeTimes('2026-11-25', departmentId)).availableSlots).not.toContain(
      time,
    );
  }
});

test('whole-day bookings start at 08:00, and are limited by the number of places', async () => {
  const day = await findFirstDayWithPlaces();
  const cars = await listSupportedPlates(20);
  const outcomes = await Promise.all(
    cars.map((registrationNumber) =>
      mechmate.book(
        randomUUID(),
        createBooking({ registrationNumber, isFullDay: true, timeSlot: `${day}T08:00:00` }),
      ),
    ),
  );
  const confirmed = outcomes.filter(({ status }) => status === 200);
  expect(confirmed.length).toBeGreaterThan(0);
  expect(confirmed.length).toBeLessThanOrEqual(6);
  expect((await mechmate.readFreeTimes(day)).allDaySlotAvailable).toBe(false);
});

async function findFirstDayWithPlaces(): Promise<string> {
  const path = `/timeslots/from/${plates.petrol}/1001-w/2026-11-24/?serviceOfferings=hjulskifte`;
  const { body } = await mechmate.request<DayAvailability[]>(path);
  return body.find(({ allDaySlotAvailable }) => allDaySlotAvailable)!.date;
}

test('a key that is cancelled before its booking arrives is refused when the booking arrives', async () => {
  const request = await mechmate.createFreeBooking();
  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    expect((await mechmate.request(`/book/${key}`, { method: 'DELETE' })).status).toBe(204);
  }
  const repeated = await mechmate.book(key, request);
  expect([repeated.status, readError(repeated)]).toEqual([410, 'BookingCancelled']);
  expect((await mechmate.request(`/book/${key}`)).status).toBe(404);
  // The time is still free for other customers.
  expect((await mechmate.book(randomUUID(), request)).status).toBe(200);
});

test('cancelling and booking the same key at the same time has one of two consistent outcomes', async () => {
  const request = await mechmate.createFreeBooking();
  for (let round = 0; round < 10; round += 1) {
    const key = randomUUID();
    const [booked] = await Promise.all([
      mechmate.book(key, request, round % SERVERS),
      mechmate.request(`/book/${key}`, { method: 'DELETE', server: (round + 1) % SERVERS }),
    ]);
    expect([200, 410]).toContain(booked.status);
    const { rows } = await mechmate.pool.query(
      `select "state" from "workshop_booking" where "key" = $1`,
      [key],
    );
    expect(rows).toEqual([{ state: 'cancelled' }]);
  }
});

test('a cancelled booking is returned as cancelled, frees its time and cannot be made again', async () => {
  const request = await mechmate.createFreeBooking();
  const key = randomUUID();
  const { body: answer } = await mechmate.book(key, request);
  await mechmate.request(`/book/${key}`, { method: 'DELETE' });
  expect(await mechmate.request(`/book/${key}`)).toEqual({
    status: 200,
    body: { request, answer, state: 'cancelled', ...bookingDetails },
  });
  expect((await mechmate.book(key, request)).status).toBe(410);
  expect((await mechmate.book(randomUUID(), request)).status).toBe(200);
});

test('a booking is moved in one step, also into its own time, and repeating the request changes nothing', async () => {
  const { date, availableSlots } = await mechmate.readFreeTimes('2026-11-25');
  const [first, last] = [availableSlots[0]!, availableSlots.at(-1)!];
  const key = randomUUID();
  const request = createBooking({ timeSlot: `${date}T${first}:00` });
  const { body: answer } = await mechmate.book(key, request);
  // Its own time is occupied for other bookings, but free for moving this booking.
  expect((await mechmate.readFreeTimes(date)).availableSlots).not.toContain(first);
  expect(
    (await mechmate.readFreeTimes(date, '1001-w', `&booking=${key}`)).availableSlots,
  ).toContain(first);
  const move = { timeSlot: `${date}T${last}:00`, isFullDay: false };
  const moves = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      mechmate.send('PUT', `/book/${key}`, move, {}, index % SERVERS),
    ),
  );
  for (const moved of moves) {
    expect(moved).toEqual({
      status: 200,
      body: { request: { ...request, ...move }, answer, state: 'confirmed', ...bookingDetails },
    });
  }
  expect((await mechmate.readFreeTimes('2026-11-25')).availableSlots).toContain(first);
  // A late duplicate of the original order gets the original response.
  expect(await mechmate.book(key, request)).toEqual({ status: 200, body: answer });
  const elsewhere = await mechmate.send('PUT', `/book/${key}`, { ...move, departmentId: '1022-w' });
  expect([200, 409]).toContain(elsewhere.status);
});

test('moving to a taken time, or moving a cancelled or unknown booking, is refused and changes nothing', async () => {
  const { date, availableSlots } = await mechmate.readFreeTimes('2026-11-25');
  const timeSlot = `${date}T${availableSlots[0]}:00`;
  const request = createBooking({ timeSlot });
  const key = randomUUID();
  await mechmate.book(key, request);
  const taken = { timeSlot: `${date}T03:00:00`, isFullDay: false };
  const put = (to: string, move: object) => mechmate.send('PUT', `/book/${to}`, move);
  expect(readError(await put(key, taken))).toBe('TimeslotNotAvailable');
  expect(readError(await put(key, { timeSlot: 'soon', isFullDay: false }))).toBe('InvalidRequest');
  expect(readError(await put(randomUUID(), taken))).toBe('BookingNotFound');
  expect((await mechmate.request(`/book/${key}`)).body).toMatchObject({
    request,
    state: 'confirmed',
  });
  await mechmate.request(`/book/${key}`, { method: 'DELETE' });
  expect((await put(key, taken)).status).toBe(410);
});

test('of several simultaneous moves to one time, one succeeds', async () => {
  const { date, availableSlots } = await mechmate.readFreeTimes('2026-11-25');
  const cars = await listSupportedPlates(12);
  const keys = await Promise.all(
    cars.map(async (registrationNumber, index) => {
      const key = randomUUID();
      const timeSlot = `${date}T${availableSlots[index % 2]}:00`;
      const { status } = await mechmate.book(key, createBooking({ registrationNumber, timeSlot }));
      return status === 200 ? key : undefined;
    }),
  );
  const last = { timeSlot: `${date}T${availableSlots.at(-1)}:00`, isFullDay: false };
  const booked = keys.filter((key) => key !== undefined);
  const moved = await Promise.all(
    booked.map((key, index) => mechmate.send('PUT', `/book/${key}`, last, {}, index % SERVERS)),
  );
  for (const { status } of moved) expect([200, 409]).toContain(status);
  const states = await Promise.all(booked.map((key) => mechmate.request(`/book/${key}`)));
  states.forEach(({ body }, index) => {
    const { timeSlot } = body.request as BookingRequest;
    expect(timeSlot === last.timeSlot).toBe(moved[index]!.status === 200);
  });
});

test('personal data is erased some days after the visit, and the booking can still be read by its key', async () => {
  const request = await mechmate.createFreeBooking();
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
  // The database's clock decides, so the dates are ten years in the past and in the future.
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
  expect((await mechmate.request(`/book/${old}`)).status).toBe(404);
  expect(await mechmate.book(old, request)).toEqual({ status: 200, body: answer });
});

test('database error messages do not contain personal data', async () => {
  await mechmate.pool.query('alter table "workshop_booking" rename to "mislaid"');
  try {
    const { status, body } = await mechmate.book(randomUUID(), createBooking());
    expect([status, readError({ body })]).toEqual([500, 'ServerError']);
    expect(mechmate.logged.join()).toContain('42P01');
    expect(JSON.stringify(body) + mechmate.logged.join()).not.toMatch(/anna|070|BNS456/i);
  } finally {
    await mechmate.pool.query('alter table "mislaid" rename to "workshop_booking"');
  }
});

test('a test drive takes a time of the seller, and a car can be driven by one visitor at a time', async () => {
  const order = (registrationNumber: string, timeSlot: string) =>
    createBooking({
      departmentId: '1001-s',
      registrationNumber,
      timeSlot,
      serviceOfferingRequests: [{ kobraId: 'provkorning', unitsSelected: 1, userInput: '' }],
    });
  const path = (plate: string) =>
    `/timeslots/from/${plate}/1001-s/2026-11-24/?serviceOfferings=provkorning`;
  const { body: days } = await mechmate.request<DayAvailability[]>(path('ABC12D'));
  const { date, availableSlots, allDaySlotAvailable } = days.find(
    (day) => day.availableSlots.length > 0,
  )!;
  expect(allDaySlotAvailable).toBe(false);
  const timeSlot = `${date}T${availableSlots[0]}:00`;
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      mechmate.book(randomUUID(), order('ABC12D', timeSlot), index % SERVERS),
    ),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(made.filter((answer) => readError(answer) === 'TimeslotNotAvailable')).toHaveLength(7);
  const { body: remaining } = await mechmate.request<DayAvailability[]>(path('ABC12D'));
  expect(remaining.find((day) => day.date === date)?.availableSlots).not.toContain(
    availableSlots[0],
  );
  // Workshops have no test drives, and sales departments change no wheels.
  const elsewhere = { ...order('ABC12D', timeSlot), departmentId: '1001-w' };
  expect((await mechmate.book(randomUUID(), elsewhere)).status).toBe(400);
  const wheels = { ...createBooking({ timeSlot }), departmentId: '1001-s' };
  expect((await mechmate.book(randomUUID(), wheels)).status).toBe(400);
});
