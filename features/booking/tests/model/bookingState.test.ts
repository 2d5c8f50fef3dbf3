/** @jest-environment jsdom */
import { bookingOrder } from '../../model/bookingOrder';
import { bookingRequest } from '../../../../domain/booking/bookingRequest';
import {
  canOpen,
  isFinished,
  isSettled,
  newBooking,
  nextBooking,
  steps,
} from '../../model/bookingState';
import type {
  BookingAction,
  BookingState,
  SelectedService,
} from '../../../../domain/booking/bookingState.types';
import { bookingTotal } from '../../model/bookingTotal';
import { refreshPrices } from '../../model/servicesMap';
import { conflictOf, missingOf, ORIGINAL_SERVICE } from '../../../../domain/booking/serviceRules';
import { readStoredBooking } from '../../model/storedBooking';
import { storeBooking } from '../../model/storeBooking';

const car = (changes: Partial<NonNullable<BookingState['car']>> = {}) => ({
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2020,
  hasServiceAgreement: false,
  isSupported: true,
  ...changes,
});
const lund = { name: 'Lund', latitude: 55.7, longitude: 13.19, placeId: 'lund', region: 'Skåne' };
const umea = { name: 'Umeå', latitude: 63.83, longitude: 20.26, placeId: 'umea', region: 'Norr' };
const service = (changes: Partial<SelectedService> = {}): SelectedService => ({
  name: 'Oljebyte',
  price: 1000,
  priceKnown: true,
  priceDiscount: null,
  category: 'Service',
  type: 'service',
  unit: 1,
  unitAbbreviation: '',
  userInput: null,
  ...changes,
});
const workshop = {
  departmentId: '1001-w',
  siteId: '1001',
  siteName: 'Lund',
  address: 'Storgatan 1',
  latitude: 55.7,
  longitude: 13.2,
  brands: ['Volvo'],
  firstTimeSlot: null,
};
const time = { timeslot: '2026-11-24T08:00:00', isFullDay: true };
const key = '0b9f3a52-3d0b-4e0b-9c2e-0d2f3a520b9f';
const answer = { id: 'K7M-2PX', registrationNumber: 'ABC123', kobraProductIds: [] };
const customer = {
  firstName: 'Anna',
  lastName: 'Öberg',
  phone: '070 174 06 05',
  email: 'anna@example.com',
};

const toggle = (
  code: string,
  changes: Partial<SelectedService> = {},
  exclusiveWith: string[] = [],
) => ({ type: 'serviceToggled', code, service: service(changes), exclusiveWith }) as const;
const found: BookingAction = { type: 'vehicleFound', car: car(), location: lund };

const after = (...actions: BookingAction[]): BookingState =>
  actions.reduce(nextBooking, newBooking);
const toWorkshops: BookingAction[] = [
  { type: 'begun' },
  found,
  toggle('oil'),
  { type: 'servicesDone', hasAddons: true },
  { type: 'addonsDone', addons: false },
];
const toConfirm: BookingAction[] = [
  ...toWorkshops,
  { type: 'workshopChosen', workshop },
  { type: 'timeChosen', time },
];
const where = ({ bookingState, displayState, maxBookingState }: BookingState) => [
  bookingState,
  displayState,
  maxBookingState,
];

test('[BOOK-32] [BOOK-35] [BOOK-37] [BOOK-40] the way goes from 0 to 5, with four steps once the vehicle is found', () => {
  const ways = toConfirm.map((_, at) => where(after(...toConfirm.slice(0, at + 1))));
  expect([where(newBooking), ...ways]).toEqual([
    [0, 0, 5],
    [1, 1, 5],
    [2, 2, 4],
    [2, 2, 4],
    [3, 3, 4],
    [4, 4, 4],
    [4, 4, 4],
    [4, 4, 4],
  ]);
  const booked = after(
    ...toConfirm,
    { type: 'sent', key },
    { type: 'outcomeKnown', key, outcome: { state: 'confirmed', answer } },
  );
  expect(where(booked)).toEqual([5, 5, 5]);
});

test('[BOOK-33] [BOOK-34] any step behind can be opened, is summed up when left, and nothing is lost', () => {
  const state = after(...toConfirm);
  for (const step of [1, 2, 3]) {
    const back = nextBooking(state, { type: 'opened', step });
    expect(where(back)).toEqual([4, step, 4]);
    expect(back.bookingInfo).toEqual(state.bookingInfo);
    expect([1, 2, 3].filter((at) => isFinished(back, at))).toEqual(
      [1, 2, 3].filter((at) => at !== step),
    );
  }
  expect(nextBooking(after(found), { type: 'opened', step: 4 })).toEqual(after(found));
});

test('[BOOK-35] [BOOK-36] another plate or place clears the services; the same ones open the current step', () => {
  const state = after(...toConfirm, { type: 'opened', step: 1 });
  const same = nextBooking(state, found);
  expect([where(same), same.services]).toEqual([[4, 4, 4], state.services]);
  for (const change of [
    { car: car({ registrationNumber: 'DEF456' }), location: lund },
    { car: car(), location: umea },
  ]) {
    const other = nextBooking(state, { type: 'vehicleFound', ...change });
    expect([where(other), other.services]).toEqual([[4, 2, 4], {}]);
    expect(other.bookingInfo).toMatchObject({ addons: null, workshop: null, time: null });
    expect(canOpen(other, steps.workshop)).toBe(false);
  }
});

test('[BOOK-54] a vehicle that no workshop takes goes no further', () => {
  const state = after({ type: 'vehicleFound', car: car({ isSupported: false }), location: lund });
  expect(where(state)).toEqual([1, 1, 5]);
  expect(nextBooking(state, { type: 'opened', step: 2 })).toBe(state);
});

test('[BOOK-38] without add-ons the workshops come next', () => {
  const chosen = after(found, toggle('oil'));
  expect(nextBooking(chosen, { type: 'servicesDone', hasAddons: false }).displayState).toBe(4);
  const late = after(
    found,
    toggle('oil'),
    { type: 'servicesDone', hasAddons: true },
    { type: 'addonsMissing' },
  );
  expect(late.displayState).toBe(4);
  expect(nextBooking(chosen, { type: 'addonsMissing' })).toBe(chosen);
});

test('[BOOK-11] [BOOK-39] going on with add-ons or without says so, and only as it is', () => {
  const asked = after(found, toggle('oil'), { type: 'servicesDone', hasAddons: true });
  expect(nextBooking(asked, { type: 'addonsDone', addons: false }).bookingInfo.addons).toBe(false);
  expect(nextBooking(asked, { type: 'addonsDone', addons: true })).toBe(asked);
  const chosen = nextBooking(asked, toggle('wash', { type: 'addon' }));
  expect(nextBooking(chosen, { type: 'addonsDone', addons: true }).bookingInfo.addons).toBe(true);
  expect(nextBooking(chosen, { type: 'addonsDone', addons: false })).toBe(chosen);
});

test('[BOOK-42] other services clear the workshop and the time', () => {
  const state = after(...toConfirm);
  for (const action of [
    toggle('tyres'),
    toggle('oil'),
    { type: 'unitsChosen', code: 'oil', unit: 2 } as const,
  ]) {
    expect(nextBooking(state, action).bookingInfo).toMatchObject({ workshop: null, time: null });
  }
});

test('[BOOK-46] the workshop and the time are dropped together', () => {
  const dropped = after(...toConfirm, { type: 'workshopDropped' });
  expect(dropped.bookingInfo).toMatchObject({ workshop: null, time: null });
  const other = after(...toConfirm, {
    type: 'workshopChosen',
    workshop: { ...workshop, departmentId: '2-w' },
  });
  expect(other.bookingInfo.time).toBeNull();
});

test('[BOOK-47] [BOOK-48] the original service and base services exclude each other', () => {
  const base = after(found, toggle('basservice-1'));
  expect(conflictOf(ORIGINAL_SERVICE, base.services)).toBe('baseServiceChosen');
  const instead = nextBooking(base, toggle(ORIGINAL_SERVICE));
  expect(Object.keys(instead.services)).toEqual([ORIGINAL_SERVICE]);
  const original = after(found, toggle(ORIGINAL_SERVICE));
  expect(conflictOf('basservice-1', original.services)).toBe('originalServiceChosen');
  const back = nextBooking(original, toggle('basservice-1'));
  expect(Object.keys(back.services)).toEqual(['basservice-1']);
  // A large service holds the small one.
  expect(conflictOf('basservice-2', base.services)).toBe('baseServiceChosen');
  expect(conflictOf('basservice-1', base.services)).toBeUndefined();
  const larger = nextBooking(base, toggle('basservice-2'));
  expect(Object.keys(larger.services)).toEqual(['basservice-2']);
});

test('[BOOK-49] of exclusive add-ons one stays, and pressing it again lets go of it', () => {
  const first = after(found, toggle('car', { type: 'addon' }, ['bus']));
  const second = nextBooking(first, toggle('bus', { type: 'addon' }, ['car']));
  expect(Object.keys(second.services)).toEqual(['bus']);
  expect(nextBooking(second, toggle('bus', { type: 'addon' }, ['car'])).services).toEqual({});
});

test('[BOOK-51] [BOOK-55] nothing goes on while a message or the mileage is missing', () => {
  const state = after(found, toggle(ORIGINAL_SERVICE), toggle('noise', { userInput: '' }));
  expect(missingOf(state.services, state.milage)).toEqual([
    { code: ORIGINAL_SERVICE, missing: 'milage' },
    { code: 'noise', missing: 'userInput' },
  ]);
  expect(nextBooking(state, { type: 'servicesDone', hasAddons: false })).toBe(state);
  const told = [
    { type: 'milageGiven', milage: 1200 } as const,
    { type: 'inputGiven', code: 'noise', userInput: 'Gnissel' } as const,
  ].reduce(nextBooking, state);
  expect(nextBooking(told, { type: 'servicesDone', hasAddons: false }).displayState).toBe(4);
});

test('[BOOK-89] [BOOK-87] [BOOK-99] the total is price times units, of the prices that are known', () => {
  const chosen = [
    toggle('oil', { price: 1495, priceDiscount: 1195 }),
    toggle('tyres', { price: 250, unit: 4 }),
    toggle('noise', { price: 0, priceKnown: false }),
  ];
  const total = (agreement: boolean) =>
    bookingTotal(
      after(
        { type: 'vehicleFound', car: car({ hasServiceAgreement: agreement }), location: lund },
        ...chosen,
      ),
    );
  expect(total(false)).toEqual({ total: 2495, isPartial: true });
  expect(total(true)).toEqual({ total: 2495, withAgreement: 2195, isPartial: true });
});

test('what it may come to is told with the total, until a workshop has told its own prices', () => {
  const found = after(
    { type: 'vehicleFound', car: car(), location: lund },
    toggle('original', { price: 3130, priceRange: { from: 2800, to: 5400 } }),
    toggle('tyres', { price: 250, unit: 4, priceRange: { from: 225, to: 290 } }),
    toggle('wash', { price: 100 }),
  );
  expect(bookingTotal(found)).toMatchObject({ range: { from: 3800, to: 6660 } });
  const offers = [
    { code: 'original', price: 4650 },
    { code: 'tyres', price: 260 },
  ];
  const priced = { ...found, services: refreshPrices(found.services, offers) };
  expect(bookingTotal(priced).range).toBeUndefined();
});

describe('what was sent', () => {
  const sent = after(...toConfirm, { type: 'sent', key });

  test('changes by its outcome alone', () => {
    expect(isSettled(sent)).toBe(true);
    for (const action of [toggle('tyres'), found, { type: 'opened', step: 1 } as const]) {
      expect(nextBooking(sent, action)).toBe(sent);
    }
    const other = { type: 'outcomeKnown', key: 'other', outcome: { state: 'unknown' } } as const;
    expect(nextBooking(sent, other)).toBe(sent);
  });

  test('[ERR-35] and is refused can be sent again under another key; a taken time is chosen anew', () => {
    const refused = (code: 'TimeslotNotAvailable' | 'ServerError') =>
      nextBooking(sent, {
        type: 'outcomeKnown',
        key,
        outcome: { state: 'refused', error: { code } },
      });
    expect(refused('TimeslotNotAvailable').bookingInfo).toMatchObject({
      time: null,
      workshop,
      key: null,
    });
    expect(refused('ServerError').bookingInfo).toMatchObject({ time, key: null });
    expect(nextBooking(refused('ServerError'), { type: 'sent', key: 'new' }).bookingInfo.key).toBe(
      'new',
    );
  });

  test('[BOOK-41] a new booking begins from nothing', () => {
    expect(nextBooking(sent, { type: 'reset' })).toEqual(newBooking);
  });
});

describe('what is kept in the browser', () => {
  const now = Date.UTC(2026, 10, 23, 9);

  test('[BOOK-22] has the document’s fields and comes back as it was', () => {
    const state = after(...toConfirm, { type: 'sent', key });
    const kept = storeBooking(state, now);
    expect(JSON.parse(kept)).toMatchObject({
      lat: 55.7,
      lng: 13.19,
      region: 'Skåne',
      car: car(),
      milage: null,
      bookingState: 4,
      maxBookingState: 4,
      displayState: 4,
      location: lund,
    });
    expect(readStoredBooking(kept, now)).toEqual(state);
    expect(readStoredBooking(storeBooking(newBooking, now), now)).toEqual(newBooking);
  });

  test('is dropped when it is older than a day, is none or cannot have come about', () => {
    const state = after(...toConfirm);
    const kept = JSON.parse(storeBooking(state, now)) as Record<string, unknown>;
    const changed = (changes: object) => JSON.stringify({ ...kept, ...changes });
    expect(readStoredBooking(changed({}), now + 86_400_000)).toEqual(state);
    expect(readStoredBooking(changed({}), now + 86_400_001)).toBeUndefined();
    for (const text of [
      null,
      '',
      '{',
      '[]',
      'null',
      changed({ displayState: 5, bookingState: 5 }),
      changed({ displayState: 4, services: {} }),
      changed({ displayState: 3, bookingState: 2 }),
      changed({ car: null }),
      changed({ services: { oil: { name: 'Olja' } } }),
      changed({ bookingInfo: null }),
      changed({ milage: -1 }),
      changed({ savedAt: now + 1 }),
      'x'.repeat(70_000),
    ]) {
      expect(readStoredBooking(text, now)).toBeUndefined();
    }
  });
});

test('[BOOK-30] [BOOK-62] an order holds all that was chosen, and nothing is ordered while something is missing', () => {
  const order = bookingOrder(after(...toConfirm), customer, 'Ring först');
  expect(order).toEqual({
    customer,
    freeText: 'Ring först',
    departmentId: '1001-w',
    timeSlot: '2026-11-24T08:00:00',
    isFullDay: true,
    registrationNumber: 'ABC123',
    mileage: 1,
    serviceOfferingRequests: [{ kobraId: 'oil', unitsSelected: 1, userInput: '' }],
  });
  expect(bookingRequest.isValidSync(order)).toBe(true);
  for (let at = 0; at < toConfirm.length; at += 1) {
    if (at === 0 || at === 4) continue;
    const missing = after(...toConfirm.filter((_, index) => index !== at));
    expect(bookingOrder(missing, customer, '')).toBeUndefined();
  }
});
