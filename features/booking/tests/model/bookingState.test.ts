/** @jest-environment jsdom */
import { bookingOrder } from '../../model/bookingOrder';
import { bookingRequest } from '../../../../domain/booking/bookingRequest';
import {
  canOpen,
  isStepCompleted,
  isSettled,
  newBooking,
  reduceBooking,
  steps,
} from '../../model/bookingState';
import type {
  BookingAction,
  BookingState,
  SelectedService,
} from '../../../../domain/booking/bookingState.types';
import { bookingTotal } from '../../model/bookingTotal';
import { refreshPrices } from '../../model/servicesMap';
import {
  findConflict,
  findMissingInputs,
  ORIGINAL_SERVICE,
} from '../../../../domain/booking/serviceRules';
import { readStoredBooking } from '../../model/storedBooking';
import { serializeBooking } from '../../model/serializeBooking';

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
const vehicleFound: BookingAction = { type: 'vehicleFound', car: car(), location: lund };

const reduce = (...actions: BookingAction[]): BookingState =>
  actions.reduce(reduceBooking, newBooking);
const toWorkshops: BookingAction[] = [
  { type: 'begun' },
  vehicleFound,
  toggle('oil'),
  { type: 'servicesDone', hasAddons: true },
  { type: 'addonsDone', addons: false },
];
const toConfirm: BookingAction[] = [
  ...toWorkshops,
  { type: 'workshopChosen', workshop },
  { type: 'timeChosen', time },
];
const positionOf = ({ bookingState, displayState, maxBookingState }: BookingState) => [
  bookingState,
  displayState,
  maxBookingState,
];

test('[BOOK-32] [BOOK-35] [BOOK-37] [BOOK-40] the steps go from 0 to 5, and four remain once the vehicle is found', () => {
  const positions = toConfirm.map((_, at) => positionOf(reduce(...toConfirm.slice(0, at + 1))));
  expect([positionOf(newBooking), ...positions]).toEqual([
    [0, 0, 5],
    [1, 1, 5],
    [2, 2, 4],
    [2, 2, 4],
    [3, 3, 4],
    [4, 4, 4],
    [4, 4, 4],
    [4, 4, 4],
  ]);
  const booked = reduce(
    ...toConfirm,
    { type: 'sent', key },
    { type: 'outcomeKnown', key, outcome: { state: 'confirmed', answer } },
  );
  expect(positionOf(booked)).toEqual([5, 5, 5]);
});

test('[BOOK-33] [BOOK-34] any earlier step can be opened, which clears no choice, and the other completed steps are summarised', () => {
  const state = reduce(...toConfirm);
  for (const step of [1, 2, 3]) {
    const back = reduceBooking(state, { type: 'opened', step });
    expect(positionOf(back)).toEqual([4, step, 4]);
    expect(back.bookingInfo).toEqual(state.bookingInfo);
    expect([1, 2, 3].filter((at) => isStepCompleted(back, at))).toEqual(
      [1, 2, 3].filter((at) => at !== step),
    );
  }
  expect(reduceBooking(reduce(vehicleFound), { type: 'opened', step: 4 })).toEqual(
    reduce(vehicleFound),
  );
});

test('[BOOK-35] [BOOK-36] another plate or place clears the services, and the same ones open the current step', () => {
  const state = reduce(...toConfirm, { type: 'opened', step: 1 });
  const same = reduceBooking(state, vehicleFound);
  expect([positionOf(same), same.services]).toEqual([[4, 4, 4], state.services]);
  for (const change of [
    { car: car({ registrationNumber: 'DEF456' }), location: lund },
    { car: car(), location: umea },
  ]) {
    const otherVehicle = reduceBooking(state, { type: 'vehicleFound', ...change });
    expect([positionOf(otherVehicle), otherVehicle.services]).toEqual([[4, 2, 4], {}]);
    expect(otherVehicle.bookingInfo).toMatchObject({ addons: null, workshop: null, time: null });
    expect(canOpen(otherVehicle, steps.workshop)).toBe(false);
  }
});

test('[BOOK-54] a vehicle that no workshop accepts stays at the first step', () => {
  const state = reduce({ type: 'vehicleFound', car: car({ isSupported: false }), location: lund });
  expect(positionOf(state)).toEqual([1, 1, 5]);
  expect(reduceBooking(state, { type: 'opened', step: 2 })).toBe(state);
});

test('[BOOK-38] the workshops follow the services where there are no add-ons', () => {
  const withOil = reduce(vehicleFound, toggle('oil'));
  expect(reduceBooking(withOil, { type: 'servicesDone', hasAddons: false }).displayState).toBe(4);
  const withoutAddons = reduce(
    vehicleFound,
    toggle('oil'),
    { type: 'servicesDone', hasAddons: true },
    { type: 'addonsMissing' },
  );
  expect(withoutAddons.displayState).toBe(4);
  expect(reduceBooking(withOil, { type: 'addonsMissing' })).toBe(withOil);
});

test('[BOOK-11] [BOOK-39] continuing with or without add-ons is recorded only when it matches the choice', () => {
  const atAddons = reduce(vehicleFound, toggle('oil'), { type: 'servicesDone', hasAddons: true });
  expect(reduceBooking(atAddons, { type: 'addonsDone', addons: false }).bookingInfo.addons).toBe(
    false,
  );
  expect(reduceBooking(atAddons, { type: 'addonsDone', addons: true })).toBe(atAddons);
  const chosen = reduceBooking(atAddons, toggle('wash', { type: 'addon' }));
  expect(reduceBooking(chosen, { type: 'addonsDone', addons: true }).bookingInfo.addons).toBe(true);
  expect(reduceBooking(chosen, { type: 'addonsDone', addons: false })).toBe(chosen);
});

test('[BOOK-42] changing the services clears the workshop and the time', () => {
  const state = reduce(...toConfirm);
  for (const action of [
    toggle('tyres'),
    toggle('oil'),
    { type: 'unitsChosen', code: 'oil', unit: 2 } as const,
  ]) {
    expect(reduceBooking(state, action).bookingInfo).toMatchObject({ workshop: null, time: null });
  }
});

test('[BOOK-46] removing or changing the workshop clears the time too', () => {
  const dropped = reduce(...toConfirm, { type: 'workshopDropped' });
  expect(dropped.bookingInfo).toMatchObject({ workshop: null, time: null });
  const otherState = reduce(...toConfirm, {
    type: 'workshopChosen',
    workshop: { ...workshop, departmentId: '2-w' },
  });
  expect(otherState.bookingInfo.time).toBeNull();
});

test('[BOOK-47] [BOOK-48] the original service and base services exclude each other', () => {
  const base = reduce(vehicleFound, toggle('basservice-1'));
  expect(findConflict(ORIGINAL_SERVICE, base.services)).toBe('baseServiceChosen');
  const instead = reduceBooking(base, toggle(ORIGINAL_SERVICE));
  expect(Object.keys(instead.services)).toEqual([ORIGINAL_SERVICE]);
  const original = reduce(vehicleFound, toggle(ORIGINAL_SERVICE));
  expect(findConflict('basservice-1', original.services)).toBe('originalServiceChosen');
  const back = reduceBooking(original, toggle('basservice-1'));
  expect(Object.keys(back.services)).toEqual(['basservice-1']);
  // A large service includes the small one.
  expect(findConflict('basservice-2', base.services)).toBe('baseServiceChosen');
  expect(findConflict('basservice-1', base.services)).toBeUndefined();
  const larger = reduceBooking(base, toggle('basservice-2'));
  expect(Object.keys(larger.services)).toEqual(['basservice-2']);
});

test('[BOOK-49] only one exclusive add-on is kept, and pressing it again removes it', () => {
  const first = reduce(vehicleFound, toggle('car', { type: 'addon' }, ['bus']));
  const second = reduceBooking(first, toggle('bus', { type: 'addon' }, ['car']));
  expect(Object.keys(second.services)).toEqual(['bus']);
  expect(reduceBooking(second, toggle('bus', { type: 'addon' }, ['car'])).services).toEqual({});
});

test('[BOOK-51] [BOOK-55] the services cannot be completed while a message or the mileage is missing', () => {
  const state = reduce(vehicleFound, toggle(ORIGINAL_SERVICE), toggle('noise', { userInput: '' }));
  expect(findMissingInputs(state.services, state.milage)).toEqual([
    { code: ORIGINAL_SERVICE, missing: 'milage' },
    { code: 'noise', missing: 'userInput' },
  ]);
  expect(reduceBooking(state, { type: 'servicesDone', hasAddons: false })).toBe(state);
  const completed = [
    { type: 'milageGiven', milage: 1200 } as const,
    { type: 'inputGiven', code: 'noise', userInput: 'Gnissel' } as const,
  ].reduce(reduceBooking, state);
  expect(reduceBooking(completed, { type: 'servicesDone', hasAddons: false }).displayState).toBe(4);
});

test('[BOOK-89] [BOOK-87] [BOOK-99] the total is price times units, over the known prices', () => {
  const chosen = [
    toggle('oil', { price: 1495, priceDiscount: 1195 }),
    toggle('tyres', { price: 250, unit: 4 }),
    toggle('noise', { price: 0, priceKnown: false }),
  ];
  const total = (agreement: boolean) =>
    bookingTotal(
      reduce(
        { type: 'vehicleFound', car: car({ hasServiceAgreement: agreement }), location: lund },
        ...chosen,
      ),
    );
  expect(total(false)).toEqual({ total: 2495, isPartial: true });
  expect(total(true)).toEqual({ total: 2495, withAgreement: 2195, isPartial: true });
});

test('the total has a price range until the workshop has sent its own prices', () => {
  const found = reduce(
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

describe('a booking that has been sent', () => {
  const sentState = reduce(...toConfirm, { type: 'sent', key });

  test('is changed only by its outcome', () => {
    expect(isSettled(sentState)).toBe(true);
    for (const action of [toggle('tyres'), vehicleFound, { type: 'opened', step: 1 } as const]) {
      expect(reduceBooking(sentState, action)).toBe(sentState);
    }
    const otherOutcome = {
      type: 'outcomeKnown',
      key: 'other',
      outcome: { state: 'unknown' },
    } as const;
    expect(reduceBooking(sentState, otherOutcome)).toBe(sentState);
  });

  test('[ERR-35] can be sent again under another key when refused, and a taken time must be chosen again', () => {
    const refused = (code: 'TimeslotNotAvailable' | 'ServerError') =>
      reduceBooking(sentState, {
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
    expect(
      reduceBooking(refused('ServerError'), { type: 'sent', key: 'new' }).bookingInfo.key,
    ).toBe('new');
  });

  test('[BOOK-41] a new booking starts empty', () => {
    expect(reduceBooking(sentState, { type: 'reset' })).toEqual(newBooking);
  });
});

describe('a booking stored in the browser', () => {
  const now = Date.UTC(2026, 10, 23, 9);

  test('[BOOK-22] has the fields of the specification and is restored unchanged', () => {
    const state = reduce(...toConfirm, { type: 'sent', key });
    const storedText = serializeBooking(state, now);
    expect(JSON.parse(storedText)).toMatchObject({
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
    expect(readStoredBooking(storedText, now)).toEqual(state);
    expect(readStoredBooking(serializeBooking(newBooking, now), now)).toEqual(newBooking);
  });

  test('is discarded when it is older than a day, not a booking or in an impossible state', () => {
    const state = reduce(...toConfirm);
    const stored = JSON.parse(serializeBooking(state, now)) as Record<string, unknown>;
    const changedText = (changes: object) => JSON.stringify({ ...stored, ...changes });
    expect(readStoredBooking(changedText({}), now + 86_400_000)).toEqual(state);
    expect(readStoredBooking(changedText({}), now + 86_400_001)).toBeUndefined();
    for (const text of [
      null,
      '',
      '{',
      '[]',
      'null',
      changedText({ displayState: 5, bookingState: 5 }),
      changedText({ displayState: 4, services: {} }),
      changedText({ displayState: 3, bookingState: 2 }),
      changedText({ car: null }),
      changedText({ services: { oil: { name: 'Olja' } } }),
      changedText({ bookingInfo: null }),
      changedText({ milage: -1 }),
      changedText({ savedAt: now + 1 }),
      'x'.repeat(70_000),
    ]) {
      expect(readStoredBooking(text, now)).toBeUndefined();
    }
  });
});

test('[BOOK-30] [BOOK-62] an order contains every choice, and an incomplete booking has no order', () => {
  const order = bookingOrder(reduce(...toConfirm), customer, 'Ring först');
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
    const missing = reduce(...toConfirm.filter((_, index) => index !== at));
    expect(bookingOrder(missing, customer, '')).toBeUndefined();
  }
});
