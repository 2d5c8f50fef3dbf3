import { randomUUID } from 'node:crypto';
import { createMechmateClient } from '../../features/booking/server/mechmate/mechmate';
import { BookingRefused } from '../../features/appointments/server/visits/visitSystem';
import type { WorkshopMessage } from '../../domain/booking/booking.types';
import { createBooking, plates, TestMechmate } from './testMechmate';

/** The web process's client against the embedded workshop system, without mocks. */

let mechmate: TestMechmate;
let client: ReturnType<typeof createMechmateClient>;

beforeAll(async () => {
  mechmate = await TestMechmate.start();
  client = createMechmateClient(mechmate.url(''));
});

afterAll(() => mechmate.close());

const stockholm = { lat: 59.33, lng: 18.06 };
const wheels = { plate: plates.petrol, codes: ['hjulskifte'], ...stockholm };

async function streamWorkshops(
  query: typeof wheels & { cursor?: string },
): Promise<WorkshopMessage[]> {
  const messages: WorkshopMessage[] = [];
  for await (const message of client.closest(query, new AbortController().signal)) {
    messages.push(message);
  }
  return messages;
}

const getRefusal = async (answer: Promise<unknown>) => {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof BookingRefused ? { ...error.refusal, status: error.status } : error;
};

test('[BOOK-67] [BOOK-68] [BOOK-69] [BOOK-70] cars, offerings and makes have the shape that the client expects', async () => {
  for (const plate of [plates.agreement, plates.electric, plates.diesel, plates.general]) {
    expect(await client.car(plate)).toMatchObject({ registrationNumber: plate, isSupported: true });
    expect((await client.services(plate, stockholm, 'sv')).length).toBeGreaterThan(3);
    expect(Array.isArray(await client.addons(plate, stockholm, 'sv'))).toBe(true);
  }
  expect(await client.hasBrand('Mercedes-Benz')).toBe(true);
  expect(await client.hasBrand('Subaru')).toBe(false);
});

test('[BOOK-68] [BOOK-69] texts are returned in the requested language', async () => {
  const readOfferings = async (language: string) => {
    const services = await client.services(plates.diesel, stockholm, language);
    const addons = await client.addons(plates.diesel, stockholm, language);
    return [...services, ...addons];
  };
  const [swedish, english, finnish] = [
    await readOfferings('sv'),
    await readOfferings('en'),
    await readOfferings('fi'),
  ];
  expect(finnish).toEqual(swedish);
  const offerings = (of: typeof swedish) => of.flatMap((category) => category.offerings);
  expect(offerings(english).map(({ code, price }) => [code, price])).toEqual(
    offerings(swedish).map(({ code, price }) => [code, price]),
  );
  expect(JSON.stringify(english)).not.toMatch(/[åäöÅÄÖ]/);
  expect(english[0]?.offerings[1]).toMatchObject({ name: 'Minor service', category: 'Service' });
  const tyres = offerings(english).find(({ code }) => code === 'dackbyte');
  expect(tyres?.unitPrice).toMatchObject({ maximum: 4, postfix: 'tyres' });
});

test('[BOOK-71] [BOOK-72] [BOOK-73] the stream is read to its end, and continues from a cursor', async () => {
  const first = await streamWorkshops(wheels);
  expect(first).toHaveLength(5);
  const last = first.at(-1);
  if (!last || !('departmentId' in last)) throw new Error('The last message is no workshop.');
  const next = await streamWorkshops({ ...wheels, cursor: last.departmentId });
  expect(next).toHaveLength(5);
  expect(next).not.toContainEqual(last);
  const codes = ['kamrem', 'vindruta', 'basservice-stor', 'felsokning'];
  expect(await streamWorkshops({ ...wheels, plate: plates.diesel, codes })).toEqual([
    { nosites: true },
  ]);
});

test('[BOOK-75] [BOOK-76] [OLDBOOK-07] a free time that was offered can be booked, and is no longer offered', async () => {
  const where = { plate: plates.petrol, departmentId: '1001-w', codes: ['hjulskifte'] };
  const days = await client.days({ ...where, date: '2026-11-23' });
  const { date, availableSlots } = days.find((day) => day.availableSlots.length > 0)!;
  const request = createBooking({ timeSlot: `${date}T${availableSlots[0]}:00` });
  const key = randomUUID();
  const answer = await client.book(key, request);
  expect(await client.book(key, request)).toEqual(answer);
  const after = await client.days({ ...where, date });
  expect(after[0]!.availableSlots).not.toContain(availableSlots[0]);
  await client.cancel(key);
  expect(await getRefusal(client.book(key, request))).toEqual({
    code: 'BookingCancelled',
    status: 410,
  });
  expect(await client.prices({ ...where, mileage: 1500 })).toEqual([
    { code: 'hjulskifte', price: expect.any(Number) },
  ]);
});

test('[OLDBOOK-08] refusals are returned as refusals, with their code', async () => {
  expect(await getRefusal(client.car(plates.unknown))).toEqual({
    code: 'VehicleNotFound',
    status: 404,
  });
  expect(await getRefusal(client.services(plates.elsewhere, stockholm, 'sv'))).toEqual({
    code: 'BrandNotSupported',
    brand: 'Porsche',
    status: 400,
  });
  const taken = createBooking({ timeSlot: '2026-11-28T08:00:00' });
  expect(await getRefusal(client.book(randomUUID(), taken))).toEqual({
    code: 'TimeslotNotAvailable',
    status: 409,
  });
});
