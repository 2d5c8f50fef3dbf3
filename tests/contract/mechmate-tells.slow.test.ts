import type {
  BookedCar,
  DayAvailability,
  Offering,
  OfferingCategory,
  OfferPrice,
  Workshop,
} from '../../domain/booking/booking.types';
import { readBookingError } from '../../domain/booking/bookingErrors';
import { plateOf, plates, stockholm, TestMechmate } from './testMechmate';

let mechmate: TestMechmate;

beforeAll(async () => {
  mechmate = await TestMechmate.start();
});

afterAll(() => mechmate.close());

interface Offered {
  serviceOfferingCategories: OfferingCategory[];
}

const offered = async (path: string): Promise<OfferingCategory[]> =>
  (await mechmate.ask<Offered>(path)).body.serviceOfferingCategories;

const offeringsOf = (categories: readonly OfferingCategory[]): Map<string, Offering> =>
  new Map(categories.flatMap(({ offerings }) => offerings.map((known) => [known.code, known])));

const inStockholm = `lat=${stockholm.latitude}&lng=${stockholm.longitude}`;

test('[BOOK-21] [BOOK-67] a car by its plate: the examples, always the same', async () => {
  const car = async (plate: string) => (await mechmate.ask<BookedCar>(`/car/${plate}`)).body;
  expect(await car(plates.agreement)).toEqual({
    registrationNumber: plates.agreement,
    brand: 'Mercedes-Benz',
    model: 'C-Class Estate',
    buildYear: 2022,
    hasServiceAgreement: true,
    isSupported: true,
  });
  expect(await car(plates.general)).toMatchObject({ brand: 'Subaru', isSupported: true });
  for (const plate of ['PRS911', 'BMW123', 'MNC123', 'VCK123']) {
    expect(await car(plate)).toMatchObject({ isSupported: false });
  }
});

test('[OLDBOOK-08] refusals say their code first in Error Result', async () => {
  const refusal = async (path: string) => {
    const { status, body } = await mechmate.ask(path);
    return { status, ...readBookingError(body) };
  };
  expect(await refusal('/car/A')).toEqual({ status: 400, code: 'InvalidReg' });
  expect(await refusal(`/car/${plates.unknown}`)).toEqual({ status: 404, code: 'VehicleNotFound' });
  const unsupported = { status: 400, code: 'BrandNotSupported', brand: 'Porsche' };
  expect(await refusal(`/services/${plates.elsewhere}`)).toEqual(unsupported);
  expect(
    await refusal(`/timeslots/from/${plates.petrol}/none/2026-11-23/?serviceOfferings=a`),
  ).toEqual({ status: 404, code: 'ServerError' });
});

test('plates that nobody chose: some are unknown, some of makes that are booked elsewhere, some have an agreement', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => mechmate.ask<Partial<BookedCar>>(`/car/${plateOf(at)}`)),
  );
  const share = (fits: (body: Partial<BookedCar>) => boolean | undefined) =>
    answers.filter(({ body }) => fits(body)).length / answers.length;
  expect(share(({ brand }) => brand === undefined)).toBeGreaterThan(0.05);
  expect(share(({ isSupported }) => isSupported === false)).toBeGreaterThan(0.05);
  expect(share(({ isSupported }) => isSupported)).toBeGreaterThan(0.5);
  expect(share(({ hasServiceAgreement }) => hasServiceAgreement)).toBeGreaterThan(0.03);
});

test('[BOOK-24] [BOOK-25] [BOOK-68] services of a car, each with all that the contract says', async () => {
  const categories = await offered(`/services/${plates.petrol}?${inStockholm}`);
  for (const { name, icon, offerings } of categories) {
    for (const offering of offerings) {
      expect(offering).toEqual({
        code: expect.stringMatching(/^[a-z-]+$/),
        name: expect.any(String),
        price: expect.any(Number),
        priceKnown: expect.any(Boolean),
        notKnownPriceText: expect.any(String),
        priceDiscount: null,
        priceRange: offering.priceRange && { from: expect.any(Number), to: expect.any(Number) },
        description: expect.any(String),
        isAvailable: true,
        category: name,
        unitPrice: offering.unitPrice && {
          minimum: expect.any(Number),
          maximum: expect.any(Number),
          unit: expect.any(String),
          unitAbbreviation: expect.any(String),
          postfix: expect.any(String),
        },
        allowUserInput: expect.any(Boolean),
        type: 'service',
        listItems: expect.any(Array),
      });
      expect(offering.priceKnown).toBe(offering.price > 0);
      expect(offering.notKnownPriceText === '').toBe(offering.priceKnown);
    }
    expect(icon).toMatch(/^[a-z]+$/);
  }
  const known = offeringsOf(categories);
  expect(known.get('dackbyte')?.unitPrice).toMatchObject({ minimum: 1, maximum: 4 });
  expect(known.get('felsokning')?.allowUserInput).toBe(true);
  expect(known.get('vindruta')?.priceKnown).toBe(false);
  // Base services and the original one share a category (BOOK-47).
  expect(known.get('originalservice')?.category).toBe(known.get('basservice-liten')?.category);
});

test('fuel, age and make decide what is offered', async () => {
  const codesOf = async (plate: string) => [
    ...offeringsOf(await offered(`/services/${plate}?${inStockholm}`)).keys(),
  ];
  const [electric, diesel, general] = await Promise.all(
    [plates.electric, plates.diesel, plates.general].map(codesOf),
  );
  for (const code of ['oljebyte', 'basservice-liten', 'kamrem']) {
    expect(electric).not.toContain(code);
    expect(diesel).toContain(code);
  }
  expect(electric).toEqual(expect.arrayContaining(['basservice-elbil', 'hogvoltskontroll']));
  expect(diesel).not.toContain('hogvoltskontroll');
  expect(general).toContain('basservice-liten');
  expect(general).not.toContain('originalservice');
});

test('an agreement lowers some prices', async () => {
  const known = offeringsOf(await offered(`/services/${plates.agreement}?${inStockholm}`));
  const service = known.get('basservice-liten');
  expect(service?.priceDiscount).toBeGreaterThan(0);
  expect(service!.priceDiscount! < service!.price).toBe(true);
  expect(known.get('hjulskifte')?.priceDiscount).toBeNull();
});

test('[BOOK-69] add-ons have the same shape, some exclusive; some cars have none', async () => {
  const categories = await offered(`/addons/${plates.agreement}?${inStockholm}`);
  expect(categories.map(({ selectionType }) => selectionType)).toEqual(['single', 'single', null]);
  const known = offeringsOf(categories);
  expect([...known.keys()]).toEqual(
    expect.arrayContaining(['lanebil', 'vantaikundlounge', 'hamtaochlamna']),
  );
  expect(known.get('vantaikundlounge')).toMatchObject({ price: 0, priceKnown: true });
  expect([...known.values()].every(({ type }) => type === 'addon')).toBe(true);
  expect(await offered(`/addons/${plates.general}?${inStockholm}`)).toEqual([]);
});

test('[BOOK-88] prices are medians of the region, and differ between regions', async () => {
  const codes = 'basservice-liten,hjulskifte,vindruta';
  const near = await mechmate.stream({
    regNo: plates.petrol,
    serviceOfferings: 'basservice-liten,hjulskifte',
    ...stockholm,
  });
  const asked = await Promise.all(
    near.messages.map(async ({ departmentId }) => {
      const path = `/prices/${plates.petrol}/1/${String(departmentId)}?serviceOfferings=${codes}`;
      const { body } = await mechmate.ask<{ offers: { code: string; price: number }[] }>(path);
      return body.offers.find(({ code }) => code === 'basservice-liten')!.price;
    }),
  );
  const priceAt = async (place: string) =>
    offeringsOf(await offered(`/services/${plates.petrol}?${place}`)).get('basservice-liten')!
      .price;
  expect(await priceAt(inStockholm)).toBe(asked.sort((one, other) => one - other)[2]);
  expect(await priceAt('lat=55.6&lng=13')).not.toBe(await priceAt(inStockholm));
});

test('[OLDBOOK-07] prices at a workshop: those that are known, by the mileage where it counts', async () => {
  const offers = async (mileage: number) => {
    const path = `/prices/${plates.agreement}/${mileage}/1005-w?serviceOfferings=originalservice,hjulskifte,vindruta`;
    const { body } = await mechmate.ask<{ offers: OfferPrice[] }>(path);
    return body.offers;
  };
  const [early, late] = await Promise.all([offers(1500), offers(3500)]);
  expect(early.map(({ code }) => code)).toEqual(late.map(({ code }) => code));
  expect(early.map(({ code }) => code)).not.toContain('vindruta');
  const priceOf = (list: typeof early, code: string) =>
    list.find((offer) => offer.code === code)!.price;
  expect(priceOf(late, 'hjulskifte')).toBe(priceOf(early, 'hjulskifte'));
  expect(priceOf(late, 'originalservice')).toBeGreaterThan(priceOf(early, 'originalservice'));
  const reduced = late.find(({ code }) => code === 'originalservice')!.priceDiscount;
  expect(reduced).toBeLessThan(priceOf(late, 'originalservice'));
});

test('whatever a workshop asks, at any mileage, lies in the range that was told before', async () => {
  const { agreement } = plates;
  const known = offeringsOf(await offered(`/services/${agreement}?${inStockholm}`));
  const { from, to } = known.get('originalservice')!.priceRange!;
  const stream = { regNo: agreement, serviceOfferings: 'originalservice', ...stockholm };
  const { messages } = await mechmate.stream(stream);
  expect(messages.length).toBeGreaterThan(1);
  for (const { departmentId } of messages) {
    for (const mileage of [1, 1500, 8000]) {
      const path = `/prices/${agreement}/${mileage}/${String(departmentId)}?serviceOfferings=originalservice`;
      const { offers } = (await mechmate.ask<{ offers: OfferPrice[] }>(path)).body;
      const [{ price, priceDiscount = price } = { price: NaN }] = offers;
      expect(priceDiscount).toBeGreaterThanOrEqual(from);
      expect(priceDiscount).toBeLessThanOrEqual(to);
    }
  }
});

test('[BOOK-70] whether a make has authorised workshops, by its name with hyphens', async () => {
  const hasBrand = async (brand: string) =>
    (await mechmate.ask<{ hasBrand: boolean }>(`/authorized-workshop/${brand}`)).body.hasBrand;
  expect(await hasBrand('Mercedes-Benz')).toBe(true);
  expect(await hasBrand('%C5%A0koda')).toBe(true);
  expect(await hasBrand('Subaru')).toBe(false);
  expect(await hasBrand('Porsche')).toBe(false);
  expect(await hasBrand('Land-Rover')).toBe(false);
});

const wheels = { regNo: plates.petrol, serviceOfferings: 'hjulskifte' };

test('[BOOK-27] [BOOK-71] [BOOK-72] [BOOK-73] the stream tells the five nearest workshops, then ends', async () => {
  const { status, messages, end } = await mechmate.stream({ ...wheels, ...stockholm });
  expect(status).toBe(200);
  expect(messages.map(({ siteName }) => siteName)).toEqual([
    'Automotive Stockholm',
    expect.stringContaining('Södertälje'),
    expect.stringContaining('Uppsala'),
    expect.stringContaining('Eskilstuna'),
    expect.stringContaining('Västerås'),
  ]);
  expect(messages[0]).toEqual({
    departmentId: '1001-w',
    siteId: '1001',
    siteName: 'Automotive Stockholm',
    address: expect.stringMatching(/, \d{3} \d\d Stockholm$/),
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    brands: expect.arrayContaining(['Volkswagen']),
    firstTimeSlot: expect.stringMatching(/^2026-1[12]-\d\dT\d\d:[03]0:00$/),
    firstIsFullDay: expect.any(Boolean),
  });
  expect(end).toBe('event: end\ndata: {"hasMore":true}');
});

test('a cursor goes on behind it, until there are no more', async () => {
  const seen: string[] = [];
  for (let hasMore = true; hasMore;) {
    const cursor = seen.at(-1);
    const { messages, end } = await mechmate.stream({
      ...wheels,
      ...stockholm,
      ...(cursor && { cursor }),
    });
    for (const { departmentId } of messages) seen.push(String(departmentId));
    hasMore = end?.includes('true') ?? false;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(20);
  const behindAll = await mechmate.stream({ ...wheels, ...stockholm, cursor: seen.at(-1)! });
  expect(behindAll.messages).toEqual([]);
});

test('[BOOK-72] where no workshop can do it all in a day, the stream says so', async () => {
  const { messages, end } = await mechmate.stream({
    regNo: plates.diesel,
    serviceOfferings: 'kamrem,vindruta,basservice-stor,felsokning',
    ...stockholm,
  });
  expect(messages).toEqual([{ nosites: true }]);
  expect(end).toBe('event: end\ndata: {"hasMore":false}');
});

test.each([
  ['no codes', { regNo: plates.petrol, ...stockholm }],
  ['codes of nothing', { ...wheels, serviceOfferings: 'nothing', ...stockholm }],
  [
    'a service that is not for the car',
    { ...wheels, serviceOfferings: 'basservice-elbil', ...stockholm },
  ],
  ['no place', wheels],
  ['a place off the Earth', { ...wheels, latitude: 91, longitude: 0 }],
  ['a cursor that is none', { ...wheels, ...stockholm, cursor: '9999-w' }],
])('a stream with %s is refused without an echo', async (_, query) => {
  const { status, text } = await mechmate.stream(query);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ 'Error Result': ['InvalidRequest'] });
  expect(text).not.toContain('9999');
});

test('[BOOK-28] [BOOK-75] [OQ-112] seven days from a date: only times ahead, none on closed days', async () => {
  const path = `/timeslots/from/${plates.petrol}/1001-w/2026-11-23T00:00:00/?serviceOfferings=hjulskifte`;
  const { body } = await mechmate.ask<DayAvailability[]>(path);
  expect(body.map(({ date }) => date)).toEqual(
    [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
  );
  // It is six o'clock on Monday, and a workshop wants three hours.
  for (const slot of body[0]!.availableSlots) expect(slot >= '09:00').toBe(true);
  expect(body[0]!.allDaySlotAvailable).toBe(false);
  for (const day of body.slice(5)) {
    expect(day).toMatchObject({ availableSlots: [], allDaySlotAvailable: false });
  }
  const slots = body.flatMap(({ availableSlots }) => availableSlots);
  expect(slots.length).toBeGreaterThan(10);
  for (const slot of slots) expect(slot).toMatch(/^(0[7-9]|1[0-6]):[03]0$/);
  const past = await mechmate.ask<DayAvailability[]>(path.replace('2026-11-23', '2026-11-02'));
  expect(past.body.flatMap(({ availableSlots }) => availableSlots)).toEqual([]);
});

test('the first free time of a workshop is the first of its times', async () => {
  const { messages } = await mechmate.stream({ ...wheels, ...stockholm });
  for (const { departmentId, firstTimeSlot, firstIsFullDay } of messages as unknown as Workshop[]) {
    const path = `/timeslots/from/${plates.petrol}/${departmentId}/2026-11-23/?serviceOfferings=hjulskifte`;
    const { body } = await mechmate.ask<DayAvailability[]>(path);
    const times = body.flatMap(({ date, availableSlots, allDaySlotAvailable }) => [
      ...(allDaySlotAvailable ? [`${date}T08:00:00`] : []),
      ...availableSlots.map((slot) => `${date}T${slot}:00`),
    ]);
    expect(times.sort()[0]).toBe(firstTimeSlot);
    // A time at which the car can only be left for the day is told as one.
    const [first] = body.flatMap(({ date, availableSlots }) =>
      availableSlots.map((slot) => `${date}T${slot}:00`),
    );
    expect(firstIsFullDay).toBe(first !== firstTimeSlot);
  }
});
