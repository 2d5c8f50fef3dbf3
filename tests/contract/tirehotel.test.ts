import { randomUUID } from 'node:crypto';
import { MAX_IDLE_MS } from '../../domain/tireHotel/limits';
import { toIsoDay, toDayNumber } from '../../domain/openingHours/days';
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
  // Resets the embedded tyre hotel's limit of codes.
  await hotel.advance(15 * 60_000);
});

/** Each request has its own client address, since rate limits count addresses. */
let addresses = 0;
const createVisitor = (language = 'sv') => ({ from: `203.0.113.${(addresses += 1)}`, language });

const findFirstTime = (plate: string = agreements.two, visitorOptions = createVisitor()) =>
  hotel.findFirstTime(plate, visitorOptions);

describe('an agreement', () => {
  it('[TIRE-24] [TIRE-64] [ROUTE-23] is found by its plate, and shows only two digits of its holder’s number', async () => {
    const { status, body, headers } = await hotel.search('mek 106', createVisitor());
    expect(status).toBe(200);
    expect(body).toEqual({
      encryptedPhoneNumber: expect.any(String) as string,
      obfuscatedPhoneNumber: '•••••••05',
      regNo: agreements.two,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(body.encryptedPhoneNumber, 'base64url').toString('latin1')).not.toMatch(
      /MEK106|4670/,
    );
  });

  it('[TIRE-64] [ERR-56] is not found for other plates, whether or not the register knows them', async () => {
    for (const plate of [agreements.none, agreements.unknown]) {
      const { status, body } = await hotel.search(plate, createVisitor());
      expect([status, body.message]).toEqual([
        404,
        'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
      ]);
    }
    expect((await hotel.search(agreements.none, createVisitor('en'))).body.message).toMatch(
      /^We cannot find a tyre hotel agreement/,
    );
  });

  it('[TIRE-64] is not looked up for an invalid plate', async () => {
    for (const plate of ['', 'A', '<b>', "' or 1=1"]) {
      const { status, body } = await hotel.search(plate, createVisitor());
      expect([status, body.message]).toEqual([400, expect.not.stringContaining(plate || '§')]);
    }
  });
});

describe('a code', () => {
  it('[TIRE-25] [TIRE-65] is sent to the holder, in a form that phones can fill in', async () => {
    const visitorOptions = createVisitor();
    const { body } = await hotel.search(agreements.two, visitorOptions);
    const { status, body: credentials } = await hotel.login(
      body.encryptedPhoneNumber,
      visitorOptions,
    );
    expect([status, credentials]).toEqual([
      200,
      { authorizationToken: expect.any(String) as string, message: 'Koden är skickad.' },
    ]);
    const [sms] = await hotel.readSms();
    expect(sms).toMatchObject({ to: '+46701740605', from: 'Dackhotell' });
    const code = await hotel.readCode();
    expect(sms!.text).toContain(`Din kod till däckhotellet är ${code}.`);
    expect(sms!.text.split('\n').at(-1)).toMatch(new RegExp(`^@[\\w.]+ #${code}$`));
  });

  it('[TIRE-26] [TIRE-27] [TIRE-28] [TIRE-29] [TIRE-63] [TIRE-66] gives access to all vehicles of its holder', async () => {
    const { session, answer } = await hotel.logIn(agreements.two, createVisitor());
    expect(answer.status).toBe(200);
    expect(session.status).toBe(0);
    expect(session.vehicles.map(({ regNo }) => regNo)).toEqual([agreements.two, agreements.worn]);
    const [vehicle] = session.vehicles;
    expect(vehicle).toMatchObject({
      name: 'Mercedes-Benz C-Class Estate',
      brand: 'Mercedes-Benz',
      brandCode: 'mercedes-benz',
      packageLevel: 'Premium',
      productId: 'dackhotell-premium',
      location: {
        erpId: '1001-t',
        locationName: expect.any(String) as string,
        departmentName: 'Däckhotell',
        phone: '+46 8 465 004 10',
        email: expect.stringContaining('@') as string,
        model: '',
      },
      lastChange: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    });
    expect(vehicle!.tires).toHaveLength(4);
    expect(vehicle!.tires[0]).toEqual({
      equipmentPosition: 'Vänster fram',
      wheel: {
        name: expect.any(String) as string,
        rimDiameter: expect.any(Number) as number,
        sectionWidth: expect.any(Number) as number,
        aspectRatio: expect.any(Number) as number,
        threadPattern: expect.any(String) as string,
        threadDepth: expect.any(Number) as number,
        threadStatusId: 0,
        threadStatusMessage: 'Bra mönsterdjup',
      },
    });
    const worn = session.vehicles[1]!.tires.map(({ wheel }) => wheel.threadStatusId);
    expect(worn).toContain(1);
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toMatch(/^tirehotel=[\w-]+; Path=\/api\/tirehotel; HttpOnly; SameSite=Strict$/);
  });

  it('[TIRE-66] [TIRE-80] [ERR-58] that is wrong is refused with the message of the tyre hotel', async () => {
    const visitorOptions = createVisitor();
    const { body } = await hotel.search(agreements.two, visitorOptions);
    const { body: credentials } = await hotel.login(body.encryptedPhoneNumber, visitorOptions);
    const wrong = (await hotel.readCode()) === '0000' ? '0001' : '0000';
    const answer = await hotel.validate(credentials.authorizationToken, wrong, visitorOptions);
    const message = (attempts: number) => `Fel kod. Försök igen. Försök kvar: ${attempts}.`;
    expect([answer.status, answer.body]).toEqual([401, { message: message(4) }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const next = await hotel.validate(credentials.authorizationToken, wrong, visitorOptions);
    expect(next.body).toEqual({ message: message(3) });
  });

  it('is not logged, nor are the phone, name and plate of its holder', async () => {
    await hotel.logIn(agreements.two, createVisitor());
    const code = await hotel.readCode();
    const lines = hotel.allLogged();
    expect(lines).toContain('/api/tirehotel/authorization/validate');
    expect(lines).not.toMatch(/MEK106|46701740605|(otpToken|authToken|encryptedPhoneNumber)=/);
    expect(lines).not.toContain(`"${code}"`);
  });

  it('[TIRE-79] is refused for a token that no lookup returned', async () => {
    const { status, body } = await hotel.login('something else', createVisitor());
    expect([status, body]).toEqual([401, { message: 'Koden gäller inte längre. Begär en ny.' }]);
  });
});

describe('times', () => {
  it('[TIRE-30] [TIRE-31] [TIRE-67] [TIRE-68] [TIRE-73] are offered from three days to three months ahead', async () => {
    const { session, visitor: owner } = await hotel.logIn(agreements.two, createVisitor());
    const vehicle = session.vehicles[0]!;
    const wide = [toIsoDay(toDayNumber(today()) - 30), '2030-01-01'] as const;
    const { status, body } = await hotel.readDates(vehicle, owner, wide);
    expect(status).toBe(200);
    const dates = body.availableDates.map(({ date }) => date);
    const [first, last] = bookableDays();
    expect(dates.length).toBeGreaterThan(20);
    expect(dates.every((date) => date >= first && date <= last)).toBe(true);
    expect(dates.at(-1)! > toIsoDay(toDayNumber(last) - 7)).toBe(true);
    const times = await hotel.readTimes(vehicle, owner, dates[0]!);
    const starts = times.body.availableTimeSlotDates.flatMap(({ startTime }) => startTime);
    expect(starts.every((start) => start.startsWith(`${dates[0]}T`))).toBe(true);
  });

  it('[TIRE-42] are missing on some days, on which the car can still be left', async () => {
    const { session, visitor: owner } = await hotel.logIn(agreements.two, createVisitor());
    const vehicle = session.vehicles[0]!;
    const { body } = await hotel.readDates(vehicle, owner, bookableDays());
    const without = [];
    for (const { date } of body.availableDates) {
      const times = await hotel.readTimes(vehicle, owner, date);
      if (times.body.availableTimeSlotDates.every(({ startTime }) => startTime.length === 0)) {
        without.push(date);
      }
    }
    expect(without.length).toBeGreaterThan(0);
    const output = body.availableDates.filter(({ hasTimes }) => !hasTimes).map(({ date }) => date);
    expect(output).toEqual(without);
    const date = `${without[0]}T00:00:00`;
    const order = { ...createOrder(date), bookingStart: null };
    const booking = await hotel.create(vehicle, owner, order);
    expect([booking.status, booking.body]).toEqual([
      200,
      expect.objectContaining({ appointmentTime: date, isFullDay: true }),
    ]);
  });

  it('[ERR-59] are empty at a station that is fully booked', async () => {
    const { session, visitor: owner } = await hotel.logIn(agreements.bookedOut, createVisitor());
    const { status, body } = await hotel.readDates(session.vehicles[0]!, owner, bookableDays());
    expect([status, body]).toEqual([200, { availableDates: [] }]);
  });

  it('[TIRE-63] are only shown after the code was entered, for the holder’s own station', async () => {
    const { session, visitor: owner } = await hotel.logIn(agreements.two, createVisitor());
    const vehicle = session.vehicles[0]!;
    const anonymous = await hotel.readDates(vehicle, createVisitor(), bookableDays());
    expect(anonymous.status).toBe(401);
    const elsewhere = { ...vehicle, location: { ...vehicle.location, erpId: '1002-t' } };
    expect((await hotel.readDates(elsewhere, owner, bookableDays())).status).toBe(401);
    expect((await hotel.readTimes(elsewhere, owner, today())).status).toBe(401);
    const forged = { ...owner, cookie: owner.cookie.slice(0, -3) };
    expect((await hotel.readDates(vehicle, forged, bookableDays())).status).toBe(401);
  });

  it('are shown until the session has been idle for 20 minutes', async () => {
    const { session, visitor: owner } = await hotel.logIn(agreements.two, createVisitor());
    const vehicle = session.vehicles[0]!;
    await hotel.advance(MAX_IDLE_MS - 60_000);
    const used = await hotel.readDates(vehicle, owner, bookableDays());
    expect(used.status).toBe(200);
    const renewed = { ...owner, cookie: used.headers.get('set-cookie')!.split(';')[0]! };
    await hotel.advance(MAX_IDLE_MS - 60_000);
    expect((await hotel.readDates(vehicle, owner, bookableDays())).status).toBe(401);
    expect((await hotel.readDates(vehicle, renewed, bookableDays())).status).toBe(200);
    const loggedOut = await hotel.post('/authorization/logout', renewed);
    expect(loggedOut.status).toBe(204);
    expect(loggedOut.headers.get('set-cookie')).toMatch(
      /^tirehotel=; Max-Age=0; Path=\/api\/tirehotel/,
    );
  });
});

describe('a change of wheels', () => {
  it('[TIRE-32] [TIRE-33] [TIRE-70] is booked as documented', async () => {
    const { vehicle, owner, time } = await findFirstTime();
    const { status, body } = await hotel.create(vehicle, owner, createOrder(time));
    expect(status).toBe(200);
    expect(body).toEqual({
      bookingConfirmationId: expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{3}$/) as string,
      customerBase: createOrder(time).customer,
      services: [{ name: 'Hjulskifte, däckhotell' }],
      appointmentTime: time,
      isFullDay: false,
      workshop: {
        name: vehicle.location.locationName,
        address: expect.any(String) as string,
        email: vehicle.location.email,
        phoneNumber: vehicle.location.phone,
      },
      freeText: 'Bulten till fälgen ligger i handskfacket',
      visitPage: expect.stringMatching(/^\/service-och-verkstad\/min-bokning\?visit=/) as string,
    });
  });

  it('is made once, even if it is sent repeatedly', async () => {
    const { vehicle, owner, time } = await findFirstTime();
    const key = randomUUID();
    const order = createOrder(time);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hotel.create(vehicle, owner, order, key)),
    );
    const ids = new Set(answers.map(({ body }) => body.bookingConfirmationId).filter(Boolean));
    expect(ids.size).toBe(1);
    const found = await hotel.request<{ bookingConfirmationId: string }>(`/booking/${key}`, owner);
    expect(found.body.bookingConfirmationId).toBe([...ids][0]);
    const { rows } = await hotel.pool.query('select 1 from "workshop_booking"');
    expect(rows).toHaveLength(1);
  });

  it('[TIRE-84] [ERR-62] at a taken time is refused with the message of the tyre hotel', async () => {
    const { vehicle, owner, time } = await findFirstTime();
    let second = await hotel.create(vehicle, owner, createOrder(time));
    expect(second.status).toBe(200);
    // Books all remaining bays at that time for other customers.
    for (let bay = 1; second.status === 200; bay += 1) {
      await hotel.pool.query(
        'update "workshop_booking" set "registration_number" = $1 where "registration_number" = $2',
        [`ABC10${bay}`, vehicle.regNo],
      );
      second = await hotel.create(vehicle, owner, createOrder(time));
    }
    expect([second.status, second.body]).toEqual([
      409,
      { message: 'Tiden är inte längre ledig. Välj en annan.' },
    ]);
  });

  it('[TIRE-73] is refused before or after the offered days', async () => {
    const { vehicle, owner } = await findFirstTime();
    for (const day of [today(), toIsoDay(toDayNumber(bookableDays()[1]) + 1)]) {
      const { status } = await hotel.create(vehicle, owner, createOrder(`${day}T08:00:00`));
      expect(status).toBe(409);
    }
  });

  it('[TIRE-56] [TIRE-58] is refused without valid contact details, and for another car or station', async () => {
    const { vehicle, owner, time } = await findFirstTime();
    const order = createOrder(time);
    const withoutName = { ...order, customer: { ...order.customer, firstName: ' ' } };
    const shortPhone = { ...order, customer: { ...order.customer, phoneMobile: '0701 23' } };
    for (const wrong of [withoutName, shortPhone, { ...order, bookingStart: null }, {}]) {
      const { status, body } = await hotel.create(vehicle, owner, wrong as typeof order);
      expect([status, body.message]).toEqual([400, expect.stringContaining('kan inte läsas')]);
    }
    const another = await hotel.create(vehicle, owner, { ...order, regNo: agreements.other });
    expect(another.status).toBe(401);
    const anonymous = await hotel.create(vehicle, createVisitor(), order);
    expect([anonymous.status, anonymous.body.message]).toEqual([
      401,
      'Du är utloggad. Sök på ditt registreringsnummer igen.',
    ]);
    const { rows } = await hotel.pool.query('select 1 from "booking"');
    expect(rows).toHaveLength(0);
  });
});

describe('a review', () => {
  it('[TIRE-34] [TIRE-71] is stored for logged-in holders', async () => {
    const { visitor: owner } = await hotel.logIn(agreements.two, createVisitor());
    const review = { rating: 4, comment: 'Gick fort', date: new Date().toISOString() };
    expect((await hotel.post('/review/addReview', owner, review)).status).toBe(200);
    expect((await hotel.post('/review/addReview', createVisitor(), review)).status).toBe(401);
    expect((await hotel.post('/review/addReview', owner, { ...review, rating: 0 })).status).toBe(
      400,
    );
    const { rows } = await hotel.pool.query('select "rating", "comment" from "tire_review"');
    expect(rows).toEqual([{ rating: 4, comment: 'Gick fort' }]);
  });
});

it('codes, bookings and reviews are only accepted from pages of the site itself', async () => {
  const elsewhere = { origin: 'https://evil.example' };
  for (const path of [
    '/authorization/login?encryptedPhoneNumber=x',
    '/authorization/validate?authToken=x&otpToken=1234',
    '/booking/create?departmentIdentifier=1001-t',
    '/booking/GetTimeslotDays?workshopIdentifier=1001-t',
    '/review/addReview',
  ]) {
    const { status } = await hotel.post(path, createVisitor(), {}, elsewhere);
    expect(status).toBe(403);
  }
});
