import type {
  BookedCar,
  DayAvailability,
  Offering,
  OfferingCategory,
  OfferPrice,
  Workshop,
} from '../../domain/booking/booking.types';
import { readBookingError } from '../../domain/booking/bookingErrors';
import { createPlate, plates, stockholm, TestMechmate } from './testMechmate';

let mechmate: TestMechmate;

beforeAll(async () => {
  mechmate = await TestMechmate.start();
});

afterAll(() => mechmate.close());

interface Offered {
  serviceOfferingCategories: OfferingCategory[];
}

const readOfferings = async (path: string): Promise<OfferingCategory[]> =>
  (await mechmate.request<Offered>(path)).body.serviceOfferingCategories;

const getOfferings = (categories: readonly OfferingCategory[]): Map<string, Offering> =>
  new Map(
    categories.flatMap(({ offerings }) => offerings.map((offering) => [offering.code, offering])),
  );

const inStockholm = `lat=${stockholm.latitude}&lng=${stockholm.longitude}`;

test('[BOOK-21] [BOOK-67] a plate always returns the same car, including the documented examples', async () => {
  const car = async (plate: string) => (await mechmate.request<BookedCar>(`/car/${plate}`)).body;
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

test('[OLDBOOK-08] a refusal starts Error Result with its code', async () => {
  const refusal = async (path: string) => {
    const { status, body } = await mechmate.request(path);
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

test('among random plates some are unknown, some of unsupported makes, and some have an agreement', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      mechmate.request<Partial<BookedCar>>(`/car/${createPlate(index)}`),
    ),
  );
  const share = (matches: (body: Partial<BookedCar>) => boolean | undefined) =>
    answers.filter(({ body }) => matches(body)).length / answers.length;
  expect(share(({ brand }) => brand === undefined)).toBeGreaterThan(0.05);
  expect(share(({ isSupported }) => isSupported === false)).toBeGreaterThan(0.05);
  expect(share(({ isSupported }) => isSupported)).toBeGreaterThan(0.5);
  expect(share(({ hasServiceAgreement }) => hasServiceAgreement)).toBeGreaterThan(0.03);
});

test('[BOOK-24] [BOOK-25] [BOOK-68] services of a car have all fields of the contract', async () => {
  const categories = await readOfferings(`/services/${plates.petrol}?${inStockholm}`);
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
  const byCode = getOfferings(categories);
  expect(byCode.get('dackbyte')?.unitPrice).toMatchObject({ minimum: 1, maximum: 4 });
  expect(byCode.get('felsokning')?.allowUserInput).toBe(true);
  expect(byCode.get('vindruta')?.priceKnown).toBe(false);
  // Basic and scheduled services are in one category (BOOK-47).
  expect(byCode.get('originalservice')?.category).toBe(byCode.get('basservice-liten')?.category);
});

test('the offered services depend on fuel, age and make', async () => {
  const getCodes = async (plate: string) => [
    ...getOfferings(await readOfferings(`/services/${plate}?${inStockholm}`)).keys(),
  ];
  const [electric, diesel, general] = await Promise.all(
    [plates.electric, plates.diesel, plates.general].map(getCodes),
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

test('an agreement reduces some prices', async () => {
  const byCode = getOfferings(await readOfferings(`/services/${plates.agreement}?${inStockholm}`));
  const service = byCode.get('basservice-liten');
  expect(service?.priceDiscount).toBeGreaterThan(0);
  expect(service!.priceDiscount! < service!.price).toBe(true);
  expect(byCode.get('hjulskifte')?.priceDiscount).toBeNull();
});

test('[BOOK-69] add-ons have the same fields, some are exclusive, and some cars have none', async () => {
  const categories = await readOfferings(`/addons/${plates.agreement}?${inStockholm}`);
  expect(categories.map(({ selectionType }) => selectionType)).toEqual(['single', 'single', null]);
  const byCode = getOfferings(categories);
  expect([...byCode.keys()]).toEqual(
    expect.arrayContaining(['lanebil', 'vantaikundlounge', 'hamtaochlamna']),
  );
  expect(byCode.get('vantaikundlounge')).toMatchObject({ price: 0, priceKnown: true });
  expect([...byCode.values()].every(({ type }) => type === 'addon')).toBe(true);
  expect(await readOfferings(`/addons/${plates.general}?${inStockholm}`)).toEqual([]);
});

test('[BOOK-88] prices are medians of the region, and differ by region', async () => {
  const codes = 'basservice-liten,hjulskifte,vindruta';
  const near = await mechmate.readStream({
    regNo: plates.petrol,
    serviceOfferings: 'basservice-liten,hjulskifte',
    ...stockholm,
  });
  const quoted = await Promise.all(
    near.messages.map(async ({ departmentId }) => {
      const path = `/prices/${plates.petrol}/1/${String(departmentId)}?serviceOfferings=${codes}`;
      const { body } = await mechmate.request<{ offers: { code: string; price: number }[] }>(path);
      return body.offers.find(({ code }) => code === 'basservice-liten')!.price;
    }),
  );
  const priceAt = async (place: string) =>
    getOfferings(await readOfferings(`/services/${plates.petrol}?${place}`)).get(
      'basservice-liten',
    )!.price;
  expect(await priceAt(inStockholm)).toBe(quoted.sort((one, other) => one - other)[2]);
  expect(await priceAt('lat=55.6&lng=13')).not.toBe(await priceAt(inStockholm));
});

test('[OLDBOOK-07] known prices at a workshop are returned, by mileage where it matters', async () => {
  const offers = async (mileage: number) => {
    const path = `/prices/${plates.agreement}/${mileage}/1005-w?serviceOfferings=originalservice,hjulskifte,vindruta`;
    const { body } = await mechmate.request<{ offers: OfferPrice[] }>(path);
    return body.offers;
  };
  const [early, late] = await Promise.all([offers(1500), offers(3500)]);
  expect(early.map(({ code }) => code)).toEqual(late.map(({ code }) => code));
  expect(early.map(({ code }) => code)).not.toContain('vindruta');
  const getPrice = (list: typeof early, code: string) =>
    list.find((offer) => offer.code === code)!.price;
  expect(getPrice(late, 'hjulskifte')).toBe(getPrice(early, 'hjulskifte'));
  expect(getPrice(late, 'originalservice')).toBeGreaterThan(getPrice(early, 'originalservice'));
  const reduced = late.find(({ code }) => code === 'originalservice')!.priceDiscount;
  expect(reduced).toBeLessThan(getPrice(late, 'originalservice'));
});

test('the price at a workshop, at any mileage, is within the range shown earlier', async () => {
  const { agreement } = plates;
  const byCode = getOfferings(await readOfferings(`/services/${agreement}?${inStockholm}`));
  const { from, to } = byCode.get('originalservice')!.priceRange!;
  const stream = { regNo: agreement, serviceOfferings: 'originalservice', ...stockholm };
  const { messages } = await mechmate.readStream(stream);
  expect(messages.length).toBeGreaterThan(1);
  for (const { departmentId } of messages) {
    for (const mileage of [1, 1500, 8000]) {
      const path = `/prices/${agreement}/${mileage}/${String(departmentId)}?serviceOfferings=originalservice`;
      const { offers } = (await mechmate.request<{ offers: OfferPrice[] }>(path)).body;
      const [{ price, priceDiscount = price } = { price: NaN }] = offers;
      expect(priceDiscount).toBeGreaterThanOrEqual(from);
      expect(priceDiscount).toBeLessThanOrEqual(to);
    }
  }
});

test('[BOOK-70] returns whether a make has authorised workshops, by its name with hyphens', async () => {
  const hasBrand = async (brand: string) =>
    (await mechmate.request<{ hasBrand: boolean }>(`/authorized-workshop/${brand}`)).body.hasBrand;
  expect(await hasBrand('Mercedes-Benz')).toBe(true);
  expect(await hasBrand('%C5%A0koda')).toBe(true);
  expect(await hasBrand('Subaru')).toBe(false);
  expect(await hasBrand('Porsche')).toBe(false);
  expect(await hasBrand('Land-Rover')).toBe(false);
});

const wheels = { regNo: plates.petrol, serviceOfferings: 'hjulskifte' };

test('[BOOK-27] [BOOK-71] [BOOK-72] [BOOK-73] the stream returns the five nearest workshops, then ends', async () => {
  const { status, messages, end } = await mechmate.readStream({ ...wheels, ...stockholm });
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

test('a cursor continues after the last result, until there are no more', async () => {
  const seen: string[] = [];
  for (let hasMore = true; hasMore;) {
    const cursor = seen.at(-1);
    const { messages, end } = await mechmate.readStream({
      ...wheels,
      ...stockholm,
      ...(cursor && { cursor }),
    });
    for (const { departmentId } of messages) seen.push(String(departmentId));
    hasMore = end?.includes('true') ?? false;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(20);
  const behindAll = await mechmate.readStream({ ...wheels, ...stockholm, cursor: seen.at(-1)! });
  expect(behindAll.messages).toEqual([]);
});

test('[BOOK-72] the stream reports when no workshop can do everything in one day', async () => {
  const { messages, end } = await mechmate.readStream({
    regNo: plates.diesel,
    serviceOfferings: 'kamrem,vindruta,basservice-stor,felsokning',
    ...stockholm,
  });
  expect(messages).toEqual([{ nosites: true }]);
  expect(end).toBe('event: end\ndata: {"hasMore":false}');
});

test.each([
  ['no codes', { regNo: plates.petrol, ...stockholm }],
  ['unknown codes', { ...wheels, serviceOfferings: 'nothing', ...stockholm }],
  [
    'a service that is not for the car',
    { ...wheels, serviceOfferings: 'basservice-elbil', ...stockholm },
  ],
  ['no place', wheels],
  ['a place off the Earth', { ...wheels, latitude: 91, longitude: 0 }],
  ['an unknown cursor', { ...wheels, ...stockholm, cursor: '9999-w' }],
])('a stream with %s is refused without repeating the value', async (_, query) => {
  const { status, text } = await mechmate.readStream(query);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ 'Error Result': ['InvalidRequest'] });
  expect(text).not.toContain('9999');
});

test('[BOOK-28] [BOOK-75] [OQ-112] seven days from a date contain only future times, and none on closed days', async () => {
  const path = `/timeslots/from/${plates.petrol}/1001-w/2026-11-23T00:00:00/?serviceOfferings=hjulskifte`;
  const { body } = await mechmate.request<DayAvailability[]>(path);
  expect(body.map(({ date }) => date)).toEqual(
    [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
  );
  // The clock is at Monday, 06:00, and workshops need three hours' notice.
  for (const slot of body[0]!.availableSlots) expect(slot >= '09:00').toBe(true);
  expect(body[0]!.allDaySlotAvailable).toBe(false);
  for (const day of body.slice(5)) {
    expect(day).toMatchObject({ availableSlots: [], allDaySlotAvailable: false });
  }
  const slots = body.flatMap(({ availableSlots }) => availableSlots);
  expect(slots.length).toBeGreaterThan(10);
  for (const slot of slots) expect(slot).toMatch(/^(0[7-9]|1[0-6]):[03]0$/);
  const past = await mechmate.request<DayAvailability[]>(path.replace('2026-11-23', '2026-11-02'));
  expect(past.body.flatMap(({ availableSlots }) => availableSlots)).toEqual([]);
});

test('the first free time shown for a workshop equals the first of its times', async () => {
  const { messages } = await mechmate.readStream({ ...wheels, ...stockholm });
  for (const { departmentId, firstTimeSlot, firstIsFullDay } of messages as unknown as Workshop[]) {
    const path = `/timeslots/from/${plates.petrol}/${departmentId}/2026-11-23/?serviceOfferings=hjulskifte`;
    const { body } = await mechmate.request<DayAvailability[]>(path);
    const times = body.flatMap(({ date, availableSlots, allDaySlotAvailable }) => [
      ...(allDaySlotAvailable ? [`${date}T08:00:00`] : []),
      ...availableSlots.map((slot) => `${date}T${slot}:00`),
    ]);
    expect(times.sort()[0]).toBe(firstTimeSlot);
    // A day on which the car can only be left all day is reported as such.
    const [first] = body.flatMap(({ date, availableSlots }) =>
      availableSlots.map((slot) => `${date}T${slot}:00`),
    );
    expect(firstIsFullDay).toBe(first !== firstTimeSlot);
  }
});
