import { randomUUID } from 'node:crypto';
import { readBookingError } from '../../../../domain/booking/bookingErrors';
import type { StoredBooking } from '../../../appointments/server/BookingStore';
import { type SendRequest, stopServers } from '../../../../tests/unit/server/appUnderTest';
import { categories, car, host, json, startBooking, type AnswerRequest } from './bookingUnderTest';

afterEach(stopServers);

describe('requests of the booking', () => {
  it('[BOOK-21] [BOOK-67] [ROUTE-22] return a car by its plate, with only the fields of the specification', async () => {
    const { requestApi, requestedPaths, app } = await startBooking((_path, response) =>
      json(response, { ...car, owner: 'Anna' }),
    );
    const { status, body, headers } = await requestApi('/car/abc%20123');
    expect([status, body, headers['cache-control']]).toEqual([200, car, 'no-store']);
    expect(requestedPaths).toEqual(['/car/ABC123']);
    expect(JSON.stringify(app.lines())).not.toMatch(/abc|ABC123/);
  });

  it('[BOOK-24] [BOOK-25] [BOOK-68] [BOOK-69] return services and add-ons near a place', async () => {
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      json(response, { serviceOfferingCategories: categories }),
    );
    for (const kind of ['services', 'addons']) {
      const { body } = await requestApi(`/${kind}/ABC123?lat=59.33&lng=18.06`);
      expect(body).toEqual({ serviceOfferingCategories: categories });
    }
    expect(requestedPaths).toEqual([
      '/services/ABC123?lat=59.33&lng=18.06',
      '/addons/ABC123?lat=59.33&lng=18.06',
    ]);
  });

  it('[BOOK-70] return whether a make has authorised workshops', async () => {
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      json(response, { hasBrand: false }),
    );
    expect((await requestApi('/authorized-workshop/Alfa-Romeo')).body).toEqual({ hasBrand: false });
    expect(requestedPaths).toEqual(['/authorized-workshop/Alfa-Romeo']);
  });

  it('[BOOK-28] [BOOK-75] return the free times of a week', async () => {
    const days = [
      { date: '2026-11-24', availableSlots: ['08:00', '08:15'], allDaySlotAvailable: true },
    ];
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      json(response, days),
    );
    const week = '/timeslots/from/ABC123/1001-w/2026-11-23T00:00:00/?serviceOfferings=oil,tyres';
    const { status, body } = await requestApi(week);
    expect([status, body]).toEqual([200, days]);
    expect(requestedPaths).toEqual([week]);
  });

  it('[OLDBOOK-07] return the prices of a workshop', async () => {
    const offers = [{ code: 'oil', price: 1595 }];
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      json(response, { offers }),
    );
    const path = '/prices/ABC123/1200/1001-w?serviceOfferings=oil';
    expect((await requestApi(path)).body).toEqual({ offers });
    expect(requestedPaths).toEqual([path]);
  });

  it('[BOOK-90] [OLDBOOK-08] [ERR-42] are refused with the error of the workshop system', async () => {
    const refusals = [
      [400, 'InvalidReg'],
      [404, 'VehicleNotFound'],
      [422, 'BrandNotSupported,Alfa Romeo'],
    ] as const;
    for (const [status, refusalText] of refusals) {
      const { requestApi } = await startBooking((_path, response) =>
        json(response, { 'Error Result': [refusalText, 'something else'] }, status),
      );
      const { status: receivedStatus, body } = await requestApi('/car/ABC123');
      expect([receivedStatus, body]).toEqual([status, { 'Error Result': [refusalText] }]);
    }
  });

  it('[ERR-34] answer with an error when the system fails, sends an invalid answer or times out', async () => {
    const failures: AnswerRequest[] = [
      (_path, response) => json(response, {}, 500),
      (_path, response) => json(response, { ...car, buildYear: 'new' }),
      (_path, response) => void response.writeHead(200).end('<html>'),
      () => undefined,
    ];
    for (const failure of failures) {
      const { requestApi } = await startBooking(failure);
      const { status, body } = await requestApi('/car/ABC123');
      expect([status, body]).toEqual([502, { 'Error Result': ['ServerError'] }]);
    }
  });

  it('are refused when invalid, without calling the system or repeating the input', async () => {
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      json(response, car),
    );
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
      const { status, text } = await requestApi(path);
      expect([path, status]).toEqual([path, 400]);
      expect(text).not.toMatch(/ABCDEFG8|a_b|30T|10\.01/);
    }
    expect(requestedPaths).toEqual([]);
  });

  it('answer 404 on sites without bookings', async () => {
    const { app } = await startBooking((_path, response) => json(response, car));
    const headers = { host: 'charging.localhost' };
    expect((await app.request({ path: '/api/mechmate/car/ABC123', headers })).status).toBe(404);
  });

  it('[ERR-34] are rate limited per visitor, so that the register cannot be read through them', async () => {
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      json(response, car),
    );
    for (let count = 0; count < 40; count += 1) await requestApi('/car/ABC123');
    const { status, body } = await requestApi('/car/ABC123');
    expect([status, body]).toEqual([429, { 'Error Result': ['TooManyQuestions'] }]);
    expect(readBookingError(body)).toEqual({ code: 'TooManyQuestions' });
    expect(requestedPaths).toHaveLength(40);
  });
});

it('[ERR-48] a rate-limited search for workshops is answered with an error in the stream', async () => {
  const { requestApi } = await startBooking((_path, response) =>
    json(response, { hasBrand: true }),
  );
  for (let count = 0; count < 300; count += 1) await requestApi('/authorized-workshop/Volvo');
  const stream =
    '/departments/closestAvailable?regNo=ABC123&serviceOfferings=oil&latitude=59&longitude=18';
  const { status, text } = await requestApi(stream);
  expect(status).toBe(200);
  expect(text).toContain('data: {"error":"TooManyQuestions"}');
  expect(text).toContain('event: end');
});

describe('a booking', () => {
  const key = randomUUID();
  const expected = {
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
  const storedBooking = (changes: Partial<StoredBooking>): StoredBooking => ({
    key,
    state: 'confirmed',
    answer,
    refusal: null,
    timeSlot: expected.timeSlot,
    isFullDay: true,
    plate: 'ABC123',
    system: 'mechmate',
    price: null,
    ...changes,
  });
  const unavailable: AnswerRequest = (_path, response) => json(response, {}, 500);
  const post = (body: unknown, headers: Record<string, string> = {}): SendRequest => ({
    method: 'POST',
    headers: {
      origin: `http://${host}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...headers,
    },
    body: JSON.stringify(body),
  });

  it('[BOOK-30] [BOOK-59] [BOOK-62] [BOOK-76] is accepted in the form of the specification, and answered 200 once it is made', async () => {
    const { requestApi, confirmed } = await startBooking(unavailable, storedBooking({}));
    const { status, body } = await requestApi('/book', post({ ...expected, price: 1 }));
    expect([status, body]).toEqual([200, answer]);
    const customer = { ...expected.customer, phone: '+46 70 174 06 05' };
    expect(confirmed).toEqual([
      [
        key,
        { site: 'automotive-se', language: 'sv', system: 'mechmate' },
        { ...expected, customer, mileage: 1 },
      ],
    ]);
  });

  it('[BOOK-89] is stored with the price from its workshop, not the one that the browser sends', async () => {
    const prices: AnswerRequest = (path, response) =>
      path.startsWith('/prices/ABC123/1/1001-w?serviceOfferings=oil')
        ? json(response, { offers: [{ code: 'oil', price: 1495, priceDiscount: 1195 }] })
        : json(response, {}, 500);
    const { requestApi, confirmed } = await startBooking(prices, storedBooking({}));
    await requestApi('/book', post({ ...expected, price: { amount: 1, isPartial: false } }));
    expect(confirmed[0]?.[1]).toMatchObject({ price: { amount: 1195, isPartial: false } });
  });

  it('answers 410 once its visit is cancelled', async () => {
    const { requestApi } = await startBooking(unavailable, storedBooking({ state: 'cancelled' }));
    for (const { status, body } of [
      await requestApi('/book', post(expected)),
      await requestApi(`/book/${key}`),
    ])
      expect([status, body]).toEqual([410, { 'Error Result': ['BookingCancelled'] }]);
  });

  it('answers 202 while its outcome is unknown', async () => {
    for (const state of ['pending', 'abandoning'] as const) {
      const { requestApi } = await startBooking(
        unavailable,
        storedBooking({ state, answer: null }),
      );
      for (const { status, body } of [
        await requestApi('/book', post(expected)),
        await requestApi(`/book/${key}`),
      ])
        expect([status, body]).toEqual([202, { state: 'pending' }]);
    }
  });

  it('[ERR-49] [BOOK-97] answers 409 with the reason once it is refused', async () => {
    const refusal = { code: 'TimeslotNotAvailable' } as const;
    const { requestApi } = await startBooking(
      unavailable,
      storedBooking({ state: 'refused', answer: null, refusal }),
    );
    for (const { status, body } of [
      await requestApi('/book', post(expected)),
      await requestApi(`/book/${key}`),
    ])
      expect([status, body]).toEqual([409, { 'Error Result': ['TimeslotNotAvailable'] }]);
  });

  it('answers 404 where no booking has the key', async () => {
    const { requestApi } = await startBooking(unavailable);
    expect((await requestApi(`/book/${key}`)).status).toBe(404);
  });

  it('[BOOK-58] [BOOK-59] [BOOK-60] [BOOK-61] [BOOK-51] is refused and not stored when invalid', async () => {
    const { requestApi, confirmed } = await startBooking(unavailable, storedBooking({}));
    const { customer } = expected;
    const [service] = expected.serviceOfferingRequests;
    const wrong: unknown[] = [
      ...['firstName', 'lastName', 'phone', 'email'].map((field) => ({
        ...expected,
        customer: { ...customer, [field]: ' ' },
      })),
      { ...expected, customer: { ...customer, phone: '12345' } },
      { ...expected, customer: { ...customer, email: 'anna@example.c' } },
      { ...expected, freeText: 'x'.repeat(81) },
      { ...expected, timeSlot: '2026-11-24' },
      { ...expected, timeSlot: '2026-11-24T09:00:00' },
      { ...expected, registrationNumber: 'ABC 123' },
      { ...expected, mileage: 0 },
      { ...expected, serviceOfferingRequests: [] },
      { ...expected, serviceOfferingRequests: [service, service] },
      { ...expected, serviceOfferingRequests: [{ ...service, userInput: 'x'.repeat(81) }] },
      [],
    ];
    for (const body of wrong) {
      const { status } = await requestApi('/book', post(body));
      expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400]);
    }
    expect((await requestApi('/book', post(expected, { 'idempotency-key': '1' }))).status).toBe(
      400,
    );
    expect(confirmed).toEqual([]);
  });

  it('can be abandoned where its outcome is unknown, by pages of the same site only', async () => {
    const refusal = { code: 'ServerError' } as const;
    const { requestApi } = await startBooking(
      unavailable,
      storedBooking({ state: 'abandoned', answer: null, refusal }),
    );
    const giveUp = (origin: string) =>
      requestApi(`/book/${key}`, { method: 'DELETE', headers: { origin } });
    expect((await giveUp(`http://${host}`)).body).toEqual({ 'Error Result': ['ServerError'] });
    expect((await giveUp('https://evil.example')).status).toBe(403);
  });

  it('is refused from a page of another site', async () => {
    const { requestApi, confirmed } = await startBooking(unavailable, storedBooking({}));
    const { status } = await requestApi(
      '/book',
      post(expected, { origin: 'https://evil.example' }),
    );
    expect([status, confirmed]).toEqual([403, []]);
  });
});
