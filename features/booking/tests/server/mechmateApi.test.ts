import { randomUUID } from 'node:crypto';
import { readBookingError } from '../../../../domain/booking/bookingErrors';
import type { KeptBooking } from '../../../appointments/server/BookingStore';
import { type Ask, stopServers } from '../../../../tests/unit/server/appUnderTest';
import { categories, car, host, json, startBooking, type Serve } from './bookingUnderTest';

afterEach(stopServers);

describe('questions of the booking', () => {
  it('[BOOK-21] [BOOK-67] [ROUTE-22] tell a car by its plate, and no more of it than the document has', async () => {
    const { ask, asked, app } = await startBooking((_path, response) =>
      json(response, { ...car, owner: 'Anna' }),
    );
    const { status, body, headers } = await ask('/car/abc%20123');
    expect([status, body, headers['cache-control']]).toEqual([200, car, 'no-store']);
    expect(asked).toEqual(['/car/ABC123']);
    expect(JSON.stringify(app.lines())).not.toMatch(/abc|ABC123/);
  });

  it('[BOOK-24] [BOOK-25] [BOOK-68] [BOOK-69] tell services and add-ons near a place', async () => {
    const { ask, asked } = await startBooking((_path, response) =>
      json(response, { serviceOfferingCategories: categories }),
    );
    for (const kind of ['services', 'addons']) {
      const { body } = await ask(`/${kind}/ABC123?lat=59.33&lng=18.06`);
      expect(body).toEqual({ serviceOfferingCategories: categories });
    }
    expect(asked).toEqual([
      '/services/ABC123?lat=59.33&lng=18.06',
      '/addons/ABC123?lat=59.33&lng=18.06',
    ]);
  });

  it('[BOOK-70] tell whether a make has authorised workshops', async () => {
    const { ask, asked } = await startBooking((_path, response) =>
      json(response, { hasBrand: false }),
    );
    expect((await ask('/authorized-workshop/Alfa-Romeo')).body).toEqual({ hasBrand: false });
    expect(asked).toEqual(['/authorized-workshop/Alfa-Romeo']);
  });

  it('[BOOK-28] [BOOK-75] tell the free times of a week', async () => {
    const days = [
      { date: '2026-11-24', availableSlots: ['08:00', '08:15'], allDaySlotAvailable: true },
    ];
    const { ask, asked } = await startBooking((_path, response) => json(response, days));
    const week = '/timeslots/from/ABC123/1001-w/2026-11-23T00:00:00/?serviceOfferings=oil,tyres';
    const { status, body } = await ask(week);
    expect([status, body]).toEqual([200, days]);
    expect(asked).toEqual([week]);
  });

  it('[OLDBOOK-07] tell prices at a workshop', async () => {
    const offers = [{ code: 'oil', price: 1595 }];
    const { ask, asked } = await startBooking((_path, response) => json(response, { offers }));
    const path = '/prices/ABC123/1200/1001-w?serviceOfferings=oil';
    expect((await ask(path)).body).toEqual({ offers });
    expect(asked).toEqual([path]);
  });

  it('[BOOK-90] [OLDBOOK-08] [ERR-42] are refused in the words of the workshop system', async () => {
    const refusals = [
      [400, 'InvalidReg'],
      [404, 'VehicleNotFound'],
      [422, 'BrandNotSupported,Alfa Romeo'],
    ] as const;
    for (const [status, said] of refusals) {
      const { ask } = await startBooking((_path, response) =>
        json(response, { 'Error Result': [said, 'something else'] }, status),
      );
      const { status: told, body } = await ask('/car/ABC123');
      expect([told, body]).toEqual([status, { 'Error Result': [said] }]);
    }
  });

  it('[ERR-34] are answered with a failure when the system fails, answers nonsense or not at all', async () => {
    const failures: Serve[] = [
      (_path, response) => json(response, {}, 500),
      (_path, response) => json(response, { ...car, buildYear: 'new' }),
      (_path, response) => void response.writeHead(200).end('<html>'),
      () => undefined,
    ];
    for (const failure of failures) {
      const { ask } = await startBooking(failure);
      const { status, body } = await ask('/car/ABC123');
      expect([status, body]).toEqual([502, { 'Error Result': ['ServerError'] }]);
    }
  });

  it('that do not fit are refused without asking and without an echo', async () => {
    const { ask, asked } = await startBooking((_path, response) => json(response, car));
    const wrong = [
      '/car/ABCDEFG8',
      '/car/A',
      '/services/ABC123?lat=91&lng=18',
      '/services/ABC123?lat=&lng=18',
      '/services/ABC123',
      '/authorized-workshop/a_b<',
      '/timeslots/from/ABC123/1001-w/2026-02-30T00:00:00/?serviceOfferings=oil',
      '/timeslots/from/ABC123/1001-w/2026-11-23T00:00:00/?serviceOfferings=',
      '/timeslots/from/ABC123/10.01/2026-11-23T00:00:00/?serviceOfferings=oil',
      '/prices/ABC123/0/1001-w?serviceOfferings=oil',
      '/departments/closestAvailable?regNo=ABC123&serviceOfferings=oil&latitude=x&longitude=18',
      '/departments/closestAvailable?regNo=ABC123&latitude=59&longitude=18',
      '/book/17',
    ];
    for (const path of wrong) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 400]);
      expect(text).not.toMatch(/ABCDEFG8|a_b|30T|10\.01/);
    }
    expect(asked).toEqual([]);
  });

  it('have no answer on sites without bookings', async () => {
    const { app } = await startBooking((_path, response) => json(response, car));
    const headers = { host: 'charging.localhost' };
    expect((await app.ask({ path: '/api/mechmate/car/ABC123', headers })).status).toBe(404);
  });

  it('[ERR-34] are bounded: nobody reads the register through us, and who asks too often is told so', async () => {
    const { ask, asked } = await startBooking((_path, response) => json(response, car));
    for (let count = 0; count < 40; count += 1) await ask('/car/ABC123');
    const { status, body } = await ask('/car/ABC123');
    expect([status, body]).toEqual([429, { 'Error Result': ['TooManyQuestions'] }]);
    expect(readBookingError(body)).toEqual({ code: 'TooManyQuestions' });
    expect(asked).toHaveLength(40);
  });
});

it('[ERR-48] who looks for workshops too often is told so in the stream, whose status nobody sees', async () => {
  const { ask } = await startBooking((_path, response) => json(response, { hasBrand: true }));
  for (let count = 0; count < 300; count += 1) await ask('/authorized-workshop/Volvo');
  const stream =
    '/departments/closestAvailable?regNo=ABC123&serviceOfferings=oil&latitude=59&longitude=18';
  const { status, text } = await ask(stream);
  expect(status).toBe(200);
  expect(text).toContain('data: {"error":"TooManyQuestions"}');
  expect(text).toContain('event: end');
});

describe('a booking', () => {
  const key = randomUUID();
  const wanted = {
    customer: {
      firstName: 'Anna',
      lastName: 'Öberg',
      phone: '+46 70-174 06 05',
      email: 'anna@example.com',
    },
    freeText: '',
    departmentId: '1001-w',
    timeSlot: '2026-11-24T08:00:00',
    isFullDay: true,
    registrationNumber: 'ABC123',
    serviceOfferingRequests: [{ kobraId: 'oil', unitsSelected: 1, userInput: '' }],
  };
  const answer = { id: 'K7M-2PX', registrationNumber: 'ABC123', kobraProductIds: ['oil'] };
  const kept = (changes: Partial<KeptBooking>): KeptBooking => ({
    key,
    state: 'confirmed',
    answer,
    refusal: null,
    timeSlot: wanted.timeSlot,
    isFullDay: true,
    plate: 'ABC123',
    system: 'mechmate',
    price: null,
    ...changes,
  });
  const nobody: Serve = (_path, response) => json(response, {}, 500);
  const post = (body: unknown, headers: Record<string, string> = {}): Ask => ({
    method: 'POST',
    headers: {
      origin: `http://${host}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...headers,
    },
    body: JSON.stringify(body),
  });

  it('[BOOK-30] [BOOK-59] [BOOK-62] [BOOK-76] is taken as the document has it, and 200 says that it is made', async () => {
    const { ask, confirmed } = await startBooking(nobody, kept({}));
    const { status, body } = await ask('/book', post({ ...wanted, price: 1 }));
    expect([status, body]).toEqual([200, answer]);
    const customer = { ...wanted.customer, phone: '+46 70 174 06 05' };
    expect(confirmed).toEqual([
      [
        key,
        { site: 'automotive-se', language: 'sv', system: 'mechmate' },
        { ...wanted, customer, mileage: 1 },
      ],
    ]);
  });

  it('[BOOK-89] is kept with what its workshop takes, whatever the browser says', async () => {
    const prices: Serve = (path, response) =>
      path.startsWith('/prices/ABC123/1/1001-w?serviceOfferings=oil')
        ? json(response, { offers: [{ code: 'oil', price: 1495, priceDiscount: 1195 }] })
        : json(response, {}, 500);
    const { ask, confirmed } = await startBooking(prices, kept({}));
    await ask('/book', post({ ...wanted, price: { amount: 1, isPartial: false } }));
    expect(confirmed[0]?.[1]).toMatchObject({ price: { amount: 1195, isPartial: false } });
  });

  it('whose visit is cancelled is 410, and no longer told as made', async () => {
    const { ask } = await startBooking(nobody, kept({ state: 'cancelled' }));
    for (const { status, body } of [await ask('/book', post(wanted)), await ask(`/book/${key}`)])
      expect([status, body]).toEqual([410, { 'Error Result': ['BookingCancelled'] }]);
  });

  it('that nobody can tell of yet is 202, and looked at again', async () => {
    for (const state of ['pending', 'abandoning'] as const) {
      const { ask } = await startBooking(nobody, kept({ state, answer: null }));
      for (const { status, body } of [await ask('/book', post(wanted)), await ask(`/book/${key}`)])
        expect([status, body]).toEqual([202, { state: 'pending' }]);
    }
  });

  it('[ERR-49] [BOOK-97] that is refused is 409 with the reason, whenever it is looked at', async () => {
    const refusal = { code: 'TimeslotNotAvailable' } as const;
    const { ask } = await startBooking(nobody, kept({ state: 'refused', answer: null, refusal }));
    for (const { status, body } of [await ask('/book', post(wanted)), await ask(`/book/${key}`)])
      expect([status, body]).toEqual([409, { 'Error Result': ['TimeslotNotAvailable'] }]);
  });

  it('that was never asked for is unknown', async () => {
    const { ask } = await startBooking(nobody);
    expect((await ask(`/book/${key}`)).status).toBe(404);
  });

  it('[BOOK-58] [BOOK-59] [BOOK-60] [BOOK-61] [BOOK-51] that does not fit is refused and not kept', async () => {
    const { ask, confirmed } = await startBooking(nobody, kept({}));
    const { customer } = wanted;
    const [service] = wanted.serviceOfferingRequests;
    const wrong: unknown[] = [
      ...['firstName', 'lastName', 'phone', 'email'].map((field) => ({
        ...wanted,
        customer: { ...customer, [field]: ' ' },
      })),
      { ...wanted, customer: { ...customer, phone: '12345' } },
      { ...wanted, customer: { ...customer, email: 'anna@example.c' } },
      { ...wanted, freeText: 'x'.repeat(81) },
      { ...wanted, timeSlot: '2026-11-24' },
      { ...wanted, timeSlot: '2026-11-24T09:00:00' },
      { ...wanted, registrationNumber: 'ABC 123' },
      { ...wanted, mileage: 0 },
      { ...wanted, serviceOfferingRequests: [] },
      { ...wanted, serviceOfferingRequests: [service, service] },
      { ...wanted, serviceOfferingRequests: [{ ...service, userInput: 'x'.repeat(81) }] },
      [],
    ];
    for (const body of wrong) {
      const { status } = await ask('/book', post(body));
      expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400]);
    }
    expect((await ask('/book', post(wanted, { 'idempotency-key': '1' }))).status).toBe(400);
    expect(confirmed).toEqual([]);
  });

  it('whose sender does not know whether it arrived is given up, by pages of the site alone', async () => {
    const refusal = { code: 'ServerError' } as const;
    const { ask } = await startBooking(nobody, kept({ state: 'abandoned', answer: null, refusal }));
    const giveUp = (origin: string) =>
      ask(`/book/${key}`, { method: 'DELETE', headers: { origin } });
    expect((await giveUp(`http://${host}`)).body).toEqual({ 'Error Result': ['ServerError'] });
    expect((await giveUp('https://evil.example')).status).toBe(403);
  });

  it('of another site’s page is refused', async () => {
    const { ask, confirmed } = await startBooking(nobody, kept({}));
    const { status } = await ask('/book', post(wanted, { origin: 'https://evil.example' }));
    expect([status, confirmed]).toEqual([403, []]);
  });
});
