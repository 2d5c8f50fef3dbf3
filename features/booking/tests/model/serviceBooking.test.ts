import type { SelectedService } from '../../../../domain/booking/bookingState.types';
import { withWorkshopPrices } from '../../model/displayedServices';
import {
  canOpenService,
  newServiceBooking,
  reduceServiceBooking,
  SERVICE_BOOKING_STEPS,
  serviceBookingSteps as steps,
  getPreviousStep,
} from '../../model/serviceBooking';
import type { ServiceBookingAction, ServiceBookingState } from '../../model/serviceBooking.types';
import { readStoredServiceBooking } from '../../model/storedServiceBooking';
import { SeededRandom } from '../../../../tests/support/seededRandom';
import { serializeServiceBooking } from '../../model/serializeBooking';

const now = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const keys = ['0b9f3a52-3d0b-4e0b-9c2e-0d2f3a520b9f', '1c9f3a52-3d0b-4e0b-9c2e-0d2f3a520b9f'];
const [key = ''] = keys;

const car = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2020,
  hasServiceAgreement: false,
  isSupported: true,
};
const region = { name: 'Lund', latitude: 55.7, longitude: 13.2, placeId: 'Lund', region: '' };
const workshop = {
  departmentId: '1-w',
  siteId: '1',
  siteName: 'Automotive Lund',
  address: 'Gatan 1',
  latitude: 55.7,
  longitude: 13.2,
  brands: ['Volvo'],
  firstTimeSlot: null,
};
const oil: SelectedService = {
  name: 'Oil',
  price: 900,
  priceKnown: true,
  priceDiscount: null,
  category: '',
  type: 'service',
  unit: 1,
  unitAbbreviation: '',
  userInput: null,
};
const time = { timeslot: '2026-11-24T08:00:00', isFullDay: true };
const customer = { firstName: 'A', lastName: 'B', phone: '070174', email: 'a@example.com' };

const vehicleFound: ServiceBookingAction = { type: 'vehicleFound', car, location: region };
const toggle = (code: string, service = oil): ServiceBookingAction => ({
  type: 'serviceToggled',
  code,
  service,
  exclusiveWith: [],
});
const toWorkshop: ServiceBookingAction[] = [
  vehicleFound,
  toggle('oil'),
  { type: 'servicesDone', hasAddons: true },
  { type: 'addonsDone', addons: false },
  { type: 'workshopChosen', workshop },
];
const toConfirm: ServiceBookingAction[] = [
  ...toWorkshop,
  { type: 'timeChosen', time },
  { type: 'placeDone' },
  { type: 'contactGiven', customer, freeText: 'Hej' },
];
const reduce = (...actions: ServiceBookingAction[]): ServiceBookingState =>
  actions.reduce(reduceServiceBooking, newServiceBooking);

test('[OLDBOOK-01] the steps are 0 to 5, in order', () => {
  expect(steps).toEqual({
    plate: 0,
    service: 1,
    addon: 2,
    timeAndPlace: 3,
    contact: 4,
    complete: 5,
  });
  expect(SERVICE_BOOKING_STEPS).toBe(6);
  const opened = toConfirm.map((_, at) => reduce(...toConfirm.slice(0, at + 1)).step);
  expect(opened).toEqual([1, 1, 2, 3, 3, 3, 4, 5]);
});

test('[OLDBOOK-03] [OLDBOOK-04] the state contains car, mileage, location, region, services by code and the booking with its add-ons', () => {
  const state = reduce(...toConfirm, { type: 'milageGiven', milage: 1200 });
  expect(state.car).toMatchObject({
    registrationNumber: 'ABC123',
    brand: 'Volvo',
    model: 'V60',
    hasServiceAgreement: false,
  });
  expect(state.mileage).toBe(1200);
  expect(state.location).toMatchObject({ departmentId: '1-w', siteName: 'Automotive Lund' });
  expect(state.region).toEqual(region);
  expect(state.services).toEqual({ oil });
  expect(state.services.oil?.price).toBe(900);
  expect(state.bookingInfo).toMatchObject({ addons: false, time });
});

test('without add-ons their step is skipped, forwards and backwards', () => {
  const state = reduce(vehicleFound, toggle('oil'), { type: 'servicesDone', hasAddons: false });
  expect(state.step).toBe(steps.timeAndPlace);
  expect(getPreviousStep(state, false)).toBe(steps.service);
  expect(getPreviousStep(state, true)).toBe(steps.addon);
  const missing = reduce(
    vehicleFound,
    toggle('oil'),
    { type: 'servicesDone', hasAddons: true },
    { type: 'addonsMissing' },
  );
  expect(missing.step).toBe(steps.timeAndPlace);
});

test('[OLDBOOK-11] a make that no workshop accepts stays at the first step', () => {
  const state = reduce(...toConfirm, {
    type: 'vehicleFound',
    car: { ...car, registrationNumber: 'PRS911', brand: 'Porsche', isSupported: false },
    location: region,
  });
  expect(state).toMatchObject({ step: steps.plate, services: {}, location: null });
  expect(canOpenService(state, steps.service)).toBe(false);
});

test('another vehicle or region starts again, and the same ones continue', () => {
  const state = reduce(...toWorkshop);
  expect(reduceServiceBooking(state, vehicleFound).services).toEqual({ oil });
  const movedRegion = { ...region, latitude: 59 };
  expect(
    reduceServiceBooking(state, { type: 'vehicleFound', car, location: movedRegion }).services,
  ).toEqual({});
});

test('[OLDBOOK-06] [OQ-106] prices come from the chosen workshop, those of the one before stay until then, and late prices of another workshop are ignored', () => {
  const state = reduce(...toWorkshop);
  expect(state.bookingInfo.prices).toBeNull();
  const offers = [{ code: 'oil', price: 1100 }];
  expect(reduceServiceBooking(state, { type: 'pricesTold', departmentId: '2-w', offers })).toBe(
    state,
  );
  const priced = reduceServiceBooking(state, { type: 'pricesTold', departmentId: '1-w', offers });
  expect(priced.bookingInfo.prices).toEqual({ departmentId: '1-w', offers });
  expect(withWorkshopPrices(priced).oil?.price).toBe(1100);
  const otherState = reduceServiceBooking(priced, {
    type: 'workshopChosen',
    workshop: { ...workshop, departmentId: '2-w' },
  });
  expect(withWorkshopPrices(otherState).oil?.price).toBe(1100);
  const driven = reduceServiceBooking(priced, { type: 'milageGiven', milage: 4000 });
  expect(driven.bookingInfo.prices).toBeNull();
  expect(withWorkshopPrices(driven).oil?.price).toBe(oil.price);
});

test('changing the services clears the workshop and the time', () => {
  const state = reduce(...toConfirm, { type: 'opened', step: steps.service }, toggle('tyres'));
  expect(state.location).toBeNull();
  expect(state.bookingInfo.time).toBeNull();
});

test('[OLDBOOK-13] a taken time must be chosen again, and an unknown outcome stays until it is known', () => {
  const sentState = reduce(...toConfirm, { type: 'sent', key });
  for (const action of [toggle('tyres'), vehicleFound, { type: 'opened', step: 1 } as const]) {
    expect(reduceServiceBooking(sentState, action)).toBe(sentState);
  }
  const withOutcome = (outcome: object) =>
    reduceServiceBooking(sentState, { type: 'outcomeKnown', key, outcome: outcome as never });
  expect(withOutcome({ state: 'unknown' }).step).toBe(steps.complete);
  expect(withOutcome({ state: 'refused', error: { code: 'TimeslotNotAvailable' } })).toMatchObject({
    step: steps.timeAndPlace,
    bookingInfo: { time: null, key: null },
  });
  expect(withOutcome({ state: 'refused', error: { code: 'ServerError' } }).step).toBe(
    steps.complete,
  );
});

describe('a service booking stored in a tab', () => {
  const storedText = (state: ServiceBookingState, changes: object = {}) =>
    JSON.stringify({ ...(JSON.parse(serializeServiceBooking(state, now)) as object), ...changes });

  test('is restored unchanged, without the customer’s contact details', () => {
    const state = reduce(...toWorkshop, { type: 'timeChosen', time });
    expect(readStoredServiceBooking(storedText(state), now)).toEqual(state);
    const ready = reduce(...toConfirm);
    expect(storedText(ready)).not.toContain('example.com');
    expect(readStoredServiceBooking(storedText(ready), now)?.step).toBe(steps.contact);
    const sentState = reduce(...toConfirm, { type: 'sent', key });
    expect(readStoredServiceBooking(storedText(sentState), now)).toMatchObject({
      step: steps.complete,
      bookingInfo: { key, outcome: { state: 'sending' } },
    });
  });

  test('is discarded when it is older than a day, from the future or inconsistent', () => {
    const state = reduce(...toWorkshop);
    expect(readStoredServiceBooking(storedText(state), now + DAY_MS)).toEqual(state);
    expect(readStoredServiceBooking(storedText(state), now + DAY_MS + 1)).toBeUndefined();
    expect(readStoredServiceBooking(storedText(state), now - 1)).toBeUndefined();
    for (const wrong of [
      { step: 6 },
      { step: 4, reached: 4 },
      { reached: 0 },
      { services: { oil: { price: '900' } } },
      { car: { brand: 'Volvo' } },
    ]) {
      expect(readStoredServiceBooking(storedText(state, wrong), now)).toBeUndefined();
    }
    expect(readStoredServiceBooking('{', now)).toBeUndefined();
    expect(readStoredServiceBooking(null, now)).toBeUndefined();
  });
});

test('5,000 random walks never skip a step, keep a time without a workshop, or send an incomplete booking', () => {
  const random = new SeededRandom(16);
  const refused = { state: 'refused', error: { code: 'TimeslotNotAvailable' } } as const;
  const failed = { state: 'refused', error: { code: 'ServerError' } } as const;
  const answer = { id: 'X', registrationNumber: 'ABC123', kobraProductIds: [] };
  const randomActions: (() => ServiceBookingAction)[] = [
    () => ({
      type: 'vehicleFound',
      location: region,
      car: { ...car, isSupported: random.chance(0.9) },
    }),
    () => toggle(random.pick(['oil', 'tyres'])),
    () => toggle('taxi', { ...oil, type: 'addon' }),
    () => ({ type: 'opened', step: random.pick([-1, 0, 1, 2, 3, 4, 5, 6]) }),
    () => ({ type: 'servicesDone', hasAddons: random.chance(0.5) }),
    () => ({ type: 'addonsDone', addons: random.chance(0.5) }),
    () => ({ type: 'addonsMissing' }),
    () => ({ type: 'workshopChosen', workshop }),
    () => ({ type: 'workshopDropped' }),
    () => ({ type: 'timeChosen', time }),
    () => ({ type: 'pricesTold', departmentId: '1-w', offers: [{ code: 'oil', price: 500 }] }),
    () => ({ type: 'placeDone' }),
    () => ({ type: 'contactGiven', customer, freeText: '' }),
    () => ({ type: 'sent', key: random.pick(keys) }),
    () => ({
      type: 'outcomeKnown',
      key: random.pick(keys),
      outcome: random.pick([refused, failed, { state: 'confirmed', answer }]),
    }),
  ];
  const broken = new Set<string>();
  for (let walk = 0; walk < 5000; walk += 1) {
    let state = newServiceBooking;
    for (let at = 0; at < 30; at += 1) {
      const straight = toConfirm[at];
      const action = straight && random.chance(0.8) ? straight : random.pick(randomActions)();
      state = reduceServiceBooking(state, action);
      const wrong = findBrokenRule(state);
      if (wrong) broken.add(wrong);
    }
  }
  expect([...broken]).toEqual([]);
});

/** Returns the first invariant that a state violates; undefined for none. */
function findBrokenRule(state: ServiceBookingState): string | undefined {
  const { bookingInfo, location, step, reached } = state;
  if (step > reached) return 'shows what was not reached';
  if (!canOpenService(state, step)) return 'shows a step that misses something';
  if (bookingInfo.time !== null && location === null) return 'a time without a workshop';
  if (bookingInfo.key !== null && !canOpenService(state, steps.complete))
    return 'sent while something is missing';
  if (bookingInfo.outcome?.state === 'confirmed' && step !== steps.complete)
    return 'booked, and not shown';
  return undefined;
}
