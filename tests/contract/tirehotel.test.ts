import { randomUUID } from 'node:crypto';
import { IDLE_MS } from '../../domain/tireHotel/limits';
import { isoDayOf, dayNumberOf } from '../../domain/openingHours/days';
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
  // The embedded tyre hotel counts its own codes.
  await hotel.pass(15 * 60_000);
});

/** Each test asks from an address of its own: limits count addresses. */
let addresses = 0;
const visitor = (language = 'sv') => ({ from: `203.0.113.${(addresses += 1)}`, language });

const firstTime = (plate: string = agreements.two, who = visitor()) => hotel.firstTime(plate, who);

describe('an agreement', () => {
  it('[TIRE-24] [TIRE-64] [ROUTE-23] is found by its plate, and nothing is told of its holder but two digits', async () => {
    const { status, body, headers } = await hotel.search('mek 106', visitor());
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

  it('[TIRE-64] [ERR-56] is not there for other plates, known to the register or not', async () => {
    for (const plate of [agreements.none, agreements.unknown]) {
      const { status, body } = await hotel.search(plate, visitor());
      expect([status, body.message]).toEqual([
        404,
        'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
      ]);
    }
    expect((await hotel.search(agreements.none, visitor('en'))).body.message).toMatch(
      /^We find no/,
    );
  });

  it('[TIRE-64] is not looked up for what is no plate', async () => {
    for (const plate of ['', 'A', '<b>', "' or 1=1"]) {
      const { status, body } = await hotel.search(plate, visitor());
      expect([status, body.message]).toEqual([400, expect.not.stringContaining(plate || '§')]);
    }
  });
});

describe('a code', () => {
  it('[TIRE-25] [TIRE-65] is sent to the holder, for phones to fill in', async () => {
    const who = visitor();
    const { body } = await hotel.search(agreements.two, who);
    const { status, body: credentials } = await hotel.login(body.encryptedPhoneNumber, who);
    expect([status, credentials]).toEqual([
      200,
      { authorizationToken: expect.any(String) as string, message: 'Koden är skickad.' },
    ]);
    const [sms] = await hotel.sms();
    expect(sms).toMatchObject({ to: '+46701740605', from: 'Dackhotell' });
    const code = await hotel.code();
    expect(sms!.text).toContain(`Din kod till däckhotellet är ${code}.`);
    expect(sms!.text.split('\n').at(-1)).toMatch(new RegExp(`^@[\\w.]+ #${code}$`));
  });

  it('[TIRE-26] [TIRE-27] [TIRE-28] [TIRE-29] [TIRE-63] [TIRE-66] opens all vehicles of its holder', async () => {
    const { session, answer } = await hotel.loggedIn(agreements.two, visitor());
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

  it('[TIRE-66] [TIRE-80] [ERR-58] that is wrong is refused in the words of the tyre hotel', async () => {
    const who = visitor();
    const { body } = await hotel.search(agreements.two, who);
    const { body: credentials } = await hotel.login(body.encryptedPhoneNumber, who);
    const wrong = (await hotel.code()) === '0000' ? '0001' : '0000';
    const answer = await hotel.validate(credentials.authorizationToken, wrong, who);
    const message = (left: number) => `Fel kod. Försök igen. Försök kvar: ${left}.`;
    expect([answer.status, answer.body]).toEqual([401, { message: message(4) }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const next = await hotel.validate(credentials.authorizationToken, wrong, who);
    expect(next.body).toEqual({ message: message(3) });
  });

  it('is nothing that is told: neither phone, name, plate nor code is in the logs', async () => {
    await hotel.loggedIn(agreements.two, visitor());
    const code = await hotel.code();
    const lines = hotel.allLogged();
    expect(lines).toContain('/api/tirehotel/authorization/validate');
    expect(lines).not.toMatch(/MEK106|46701740605|(otpToken|authToken|encryptedPhoneNumber)=/);
    expect(lines).not.toContain(`"${code}"`);
  });

  it('[TIRE-79] is refused by a tyre hotel that is not asked with what was found', async () => {
    const { status, body } = await hotel.login('something else', visitor());
    expect([status, body]).toEqual([401, { message: 'Koden gäller inte längre. Begär en ny.' }]);
  });
});

describe('times', () => {
  it('[TIRE-30] [TIRE-31] [TIRE-67] [TIRE-68] [TIRE-73] are told from three days to three months ahead', async () => {
    const { session, visitor: owner } = await hotel.loggedIn(agreements.two, visitor());
    const vehicle = session.vehicles[0]!;
    const wide = [isoDayOf(dayNumberOf(today()) - 30), '2030-01-01'] as const;
    const { status, body } = await hotel.dates(vehicle, owner, wide);
    expect(status).toBe(200);
    const dates = body.availableDates.map(({ date }) => date);
    const [first, last] = bookableDays();
    expect(dates.length).toBeGreaterThan(20);
    expect(dates.every((date) => date >= first && date <= last)).toBe(true);
    expect(dates.at(-1)! > isoDayOf(dayNumberOf(last) - 7)).toBe(true);
    const times = await hotel.times(vehicle, owner, dates[0]!);
    const starts = times.body.availableTimeSlotDates.flatMap(({ startTime }) => startTime);
    expect(starts.every((start) => start.startsWith(`${dates[0]}T`))).toBe(true);
  });

  it('[TIRE-42] are not there on some days, on which the car may be left all the same', async () => {
    const { session, visitor: owner } = await hotel.loggedIn(agreements.two, visitor());
    const vehicle = session.vehicles[0]!;
    const { body } = await hotel.dates(vehicle, owner, bookableDays());
    const without = [];
    for (const { date } of body.availableDates) {
      const times = await hotel.times(vehicle, owner, date);
      if (times.body.availableTimeSlotDates.every(({ startTime }) => startTime.length === 0)) {
        without.push(date);
      }
    }
    expect(without.length).toBeGreaterThan(0);
    const said = body.availableDates.filter(({ hasTimes }) => !hasTimes).map(({ date }) => date);
    expect(said).toEqual(without);
    const date = `${without[0]}T00:00:00`;
    const order = { ...orderOf(date), bookingStart: null };
    const made = await hotel.create(vehicle, owner, order);
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ appointmentTime: date, isFullDay: true }),
    ]);
  });

  it('[ERR-59] are none at a station that is booked out', async () => {
    const { session, visitor: owner } = await hotel.loggedIn(agreements.bookedOut, visitor());
    const { status, body } = await hotel.dates(session.vehicles[0]!, owner, bookableDays());
    expect([status, body]).toEqual([200, { availableDates: [] }]);
  });

  it('[TIRE-63] are for those who have shown the code, at their own station', async () => {
    const { session, visitor: owner } = await hotel.loggedIn(agreements.two, visitor());
    const vehicle = session.vehicles[0]!;
    const nobody = await hotel.dates(vehicle, visitor(), bookableDays());
    expect(nobody.status).toBe(401);
    const elsewhere = { ...vehicle, location: { ...vehicle.location, erpId: '1002-t' } };
    expect((await hotel.dates(elsewhere, owner, bookableDays())).status).toBe(401);
    expect((await hotel.times(elsewhere, owner, today())).status).toBe(401);
    const forged = { ...owner, cookie: owner.cookie.slice(0, -3) };
    expect((await hotel.dates(vehicle, forged, bookableDays())).status).toBe(401);
  });

  it('are for 20 idle minutes, and no longer', async () => {
    const { session, visitor: owner } = await hotel.loggedIn(agreements.two, visitor());
    const vehicle = session.vehicles[0]!;
    await hotel.pass(IDLE_MS - 60_000);
    const used = await hotel.dates(vehicle, owner, bookableDays());
    expect(used.status).toBe(200);
    const renewed = { ...owner, cookie: used.headers.get('set-cookie')!.split(';')[0]! };
    await hotel.pass(IDLE_MS - 60_000);
    expect((await hotel.dates(vehicle, owner, bookableDays())).status).toBe(401);
    expect((await hotel.dates(vehicle, renewed, bookableDays())).status).toBe(200);
    const left = await hotel.post('/authorization/logout', renewed);
    expect(left.status).toBe(204);
    expect(left.headers.get('set-cookie')).toMatch(/^tirehotel=; Max-Age=0; Path=\/api\/tirehotel/);
  });
});

describe('a change of wheels', () => {
  it('[TIRE-32] [TIRE-33] [TIRE-70] is booked as the document has it', async () => {
    const { vehicle, owner, time } = await firstTime();
    const { status, body } = await hotel.create(vehicle, owner, orderOf(time));
    expect(status).toBe(200);
    expect(body).toEqual({
      bookingConfirmationId: expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{3}$/) as string,
      customerBase: orderOf(time).customer,
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

  it('is made once, however often it is sent', async () => {
    const { vehicle, owner, time } = await firstTime();
    const key = randomUUID();
    const order = orderOf(time);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hotel.create(vehicle, owner, order, key)),
    );
    const ids = new Set(answers.map(({ body }) => body.bookingConfirmationId).filter(Boolean));
    expect(ids.size).toBe(1);
    const looked = await hotel.ask<{ bookingConfirmationId: string }>(`/booking/${key}`, owner);
    expect(looked.body.bookingConfirmationId).toBe([...ids][0]);
    const { rows } = await hotel.pool.query('select 1 from "workshop_booking"');
    expect(rows).toHaveLength(1);
  });

  it('[TIRE-84] [ERR-62] at a time that is taken is refused in the words of the tyre hotel', async () => {
    const { vehicle, owner, time } = await firstTime();
    let second = await hotel.create(vehicle, owner, orderOf(time));
    expect(second.status).toBe(200);
    // Others have that time, in each of the bays that were free.
    for (let bay = 1; second.status === 200; bay += 1) {
      await hotel.pool.query(
        'update "workshop_booking" set "registration_number" = $1 where "registration_number" = $2',
        [`ABC10${bay}`, vehicle.regNo],
      );
      second = await hotel.create(vehicle, owner, orderOf(time));
    }
    expect([second.status, second.body]).toEqual([
      409,
      { message: 'Tiden är inte längre ledig. Välj en annan.' },
    ]);
  });

  it('[TIRE-73] is not booked before or after the days that are told', async () => {
    const { vehicle, owner } = await firstTime();
    for (const day of [today(), isoDayOf(dayNumberOf(bookableDays()[1]) + 1)]) {
      const { status } = await hotel.create(vehicle, owner, orderOf(`${day}T08:00:00`));
      expect(status).toBe(409);
    }
  });

  it('[TIRE-56] [TIRE-58] is not booked for nobody, nor for another car or station', async () => {
    const { vehicle, owner, time } = await firstTime();
    const order = orderOf(time);
    const withoutName = { ...order, customer: { ...order.customer, firstName: ' ' } };
    const shortPhone = { ...order, customer: { ...order.customer, phoneMobile: '0701 23' } };
    for (const wrong of [withoutName, shortPhone, { ...order, bookingStart: null }, {}]) {
      const { status, body } = await hotel.create(vehicle, owner, wrong as typeof order);
      expect([status, body.message]).toEqual([400, expect.stringContaining('kan inte läsas')]);
    }
    const another = await hotel.create(vehicle, owner, { ...order, regNo: agreements.other });
    expect(another.status).toBe(401);
    const nobody = await hotel.create(vehicle, visitor(), order);
    expect([nobody.status, nobody.body.message]).toEqual([
      401,
      'Du är utloggad. Sök på ditt registreringsnummer igen.',
    ]);
    const { rows } = await hotel.pool.query('select 1 from "booking"');
    expect(rows).toHaveLength(0);
  });
});

describe('a review', () => {
  it('[TIRE-34] [TIRE-71] is kept, of those who are logged in', async () => {
    const { visitor: owner } = await hotel.loggedIn(agreements.two, visitor());
    const review = { rating: 4, comment: 'Gick fort', date: new Date().toISOString() };
    expect((await hotel.post('/review/addReview', owner, review)).status).toBe(200);
    expect((await hotel.post('/review/addReview', visitor(), review)).status).toBe(401);
    expect((await hotel.post('/review/addReview', owner, { ...review, rating: 0 })).status).toBe(
      400,
    );
    const { rows } = await hotel.pool.query('select "rating", "comment" from "tire_review"');
    expect(rows).toEqual([{ rating: 4, comment: 'Gick fort' }]);
  });
});

it('only pages of the site itself send codes, bookings and reviews', async () => {
  const elsewhere = { origin: 'https://evil.example' };
  for (const path of [
    '/authorization/login?encryptedPhoneNumber=x',
    '/authorization/validate?authToken=x&otpToken=1234',
    '/booking/create?departmentIdentifier=1001-t',
    '/booking/GetTimeslotDays?workshopIdentifier=1001-t',
    '/review/addReview',
  ]) {
    const { status } = await hotel.post(path, visitor(), {}, elsewhere);
    expect(status).toBe(403);
  }
});
