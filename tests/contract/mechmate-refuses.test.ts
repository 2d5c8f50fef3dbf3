import { randomUUID } from 'node:crypto';
import type { DayAvailability } from '../../domain/booking/booking.types';
import { createBooking, readError, plates, TestMechmate } from './testMechmate';

let mechmate: TestMechmate;

beforeAll(async () => {
  mechmate = await TestMechmate.start();
});

afterAll(() => mechmate.close());

test.each([
  ['no key', undefined, {}],
  ['an invalid key', 'one', {}],
  ['no phone', randomUUID(), { customer: { ...createBooking().customer, phone: '' } }],
  ['an invalid time', randomUUID(), { timeSlot: '2026-11-25 08:00' }],
  ['a service of nobody', randomUUID(), { serviceOfferingRequests: [createOrder('nothing')] }],
  [
    'a service that is not for the car',
    randomUUID(),
    { serviceOfferingRequests: [createOrder('basservice-elbil')] },
  ],
  ['too many units', randomUUID(), { serviceOfferingRequests: [createOrder('dackbyte', 5)] }],
  [
    'a service without its message',
    randomUUID(),
    { serviceOfferingRequests: [createOrder('felsokning')] },
  ],
  [
    'the original and a base service',
    randomUUID(),
    {
      serviceOfferingRequests: [createOrder('originalservice'), createOrder('basservice-liten')],
    },
  ],
  [
    'two base services, of which one holds the other',
    randomUUID(),
    { serviceOfferingRequests: [createOrder('basservice-liten'), createOrder('basservice-stor')] },
  ],
  [
    'two of exclusive add-ons',
    randomUUID(),
    {
      serviceOfferingRequests: [
        createOrder('hjulskifte'),
        createOrder('lanebil'),
        createOrder('vantaikundlounge'),
      ],
    },
  ],
])('a booking with %s is refused with 400, without repeating the value', async (_, key, given) => {
  const request = { ...(await mechmate.createFreeBooking({ departmentId: '1021-w' })), ...given };
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const { status, body } = await mechmate.send('POST', '/book', request, headers);
  expect([status, readError({ body })]).toEqual([400, 'InvalidRequest']);
  expect(JSON.stringify(body)).not.toMatch(/anna|nothing|070/i);
});

test.each([
  ['only the scheduled service', [createOrder('originalservice')]],
  ['the maximum quantity', [createOrder('dackbyte', 4)]],
  [
    'a message where one is needed',
    [{ ...createOrder('felsokning', 3), userInput: 'Det gnisslar' }],
  ],
  [
    'an add-on of each category',
    [createOrder('hjulskifte'), createOrder('lanebil'), createOrder('utvandigtvatt')],
  ],
])('a booking with %s is accepted', async (_, serviceOfferingRequests) => {
  const codes = serviceOfferingRequests.map(({ kobraId }) => kobraId).join(',');
  const path = `/timeslots/from/${plates.petrol}/1021-w/2026-11-25/?serviceOfferings=${codes}`;
  const { body } = await mechmate.request<DayAvailability[]>(path);
  const { date, availableSlots } = body.find(({ availableSlots: slots }) => slots.length > 0)!;
  const timeSlot = `${date}T${availableSlots[0]}:00`;
  const request = createBooking({ departmentId: '1021-w', timeSlot, serviceOfferingRequests });
  expect((await mechmate.book(randomUUID(), request)).status).toBe(200);
});

test('a make that no workshop accepts, or a time that is not free, is refused', async () => {
  const elsewhere = await mechmate.book(
    randomUUID(),
    createBooking({ registrationNumber: plates.elsewhere }),
  );
  expect([elsewhere.status, readError(elsewhere)]).toEqual([400, 'BrandNotSupported,Porsche']);
  for (const timeSlot of [
    '2026-11-21T08:00:00',
    '2026-11-28T08:00:00',
    '2029-11-26T08:00:00',
    '2026-11-25T08:07:00',
  ]) {
    const gone = await mechmate.book(randomUUID(), createBooking({ timeSlot }));
    expect([gone.status, readError(gone)]).toEqual([409, 'TimeslotNotAvailable']);
  }
});

test.each([
  '/car/%E0%A4%A',
  '/car/ABC%00123',
  `/services/${plates.petrol}?lat=north&lng=18`,
  `/services/${plates.petrol}?lat=1&lat=2`,
  `/services/${plates.petrol}?lat=&lng=18`,
  `/departments/closestAvailable?regNo=${plates.petrol}&regNo=X&serviceOfferings=hjulskifte`,
  `/departments/closestAvailable?regNo=${plates.petrol}&serviceOfferings=,,&latitude=59&longitude=18`,
  `/timeslots/from/${plates.petrol}/1001-w/2026-02-30/?serviceOfferings=hjulskifte`,
  `/timeslots/from/${plates.petrol}/1001-w/2026-11-23/?serviceOfferings=${'a,'.repeat(40)}a`,
  `/timeslots/from/${plates.petrol}/1001-w/2026-11-23/?serviceOfferings=hjulskifte&booking=mine`,
  `/prices/${plates.petrol}/-1/1001-w?serviceOfferings=hjulskifte`,
  `/prices/${plates.petrol}/1e3/1001-w?serviceOfferings=hjulskifte`,
  `/prices/${plates.petrol}/100/1001-w`,
  '/book/mine',
])('%s is refused with 400, without repeating the value', async (path) => {
  const { status, body } = await mechmate.request(path);
  expect(status).toBe(400);
  expect(['InvalidReg', 'InvalidRequest']).toContain(readError({ body }));
  expect(JSON.stringify(body)).not.toMatch(/north|mine|BNS456|1e3/);
});

test.each([
  '{',
  '[]',
  '"text"',
  'null',
  JSON.stringify({ customer: [[[[]]]] }),
  'x'.repeat(40_000),
])('an invalid booking is refused: %.20s', async (body) => {
  const answer = await mechmate.request('/book', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body,
  });
  expect([400, 413]).toContain(answer.status);
  expect(readError(answer)).toBe('InvalidRequest');
});

function createOrder(kobraId: string, unitsSelected = 1) {
  return { kobraId, unitsSelected, userInput: '' };
}
