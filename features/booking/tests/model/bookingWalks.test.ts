/** @jest-environment jsdom */
import { bookingOrder } from '../../model/bookingOrder';
import { isComplete, newBooking, reduceBooking, steps } from '../../model/bookingState';
import type { BookingAction, BookingState } from '../../../../domain/booking/bookingState.types';
import { findConflict, ORIGINAL_SERVICE } from '../../../../domain/booking/serviceRules';
import { readStoredBooking } from '../../model/storedBooking';
import { serializeBooking } from '../../model/serializeBooking';
import { SeededRandom } from '../../../../tests/support/seededRandom';
import { caseCount } from '../../../../tests/support/thorough';

const WALKS = caseCount(2500, 10_000);
const STEPS = 30;

const random = new SeededRandom(15);
const plates = ['ABC123', 'DEF456'];
const places = [55.7, 63.8].map((latitude) => ({
  name: 'Lund',
  latitude,
  longitude: 13.2,
  placeId: '',
  region: '',
}));
const codes = ['oil', 'basservice-1', ORIGINAL_SERVICE, 'noise', 'tyres'];
const addons = ['car', 'bus'];
const keys = ['0b9f3a52-3d0b-4e0b-9c2e-0d2f3a520b9f', '1c9f3a52-3d0b-4e0b-9c2e-0d2f3a520b9f'];
const now = 1_800_000_000_000;

const toggle = (code: string): BookingAction => ({
  type: 'serviceToggled',
  code,
  service: {
    name: code,
    price: 100,
    priceKnown: code !== 'noise',
    priceDiscount: null,
    category: '',
    type: addons.includes(code) ? 'addon' : 'service',
    unit: 1,
    unitAbbreviation: '',
    userInput: code === 'noise' ? '' : null,
  },
  exclusiveWith: addons.includes(code) ? addons.filter((other) => other !== code) : [],
});

const workshop = {
  departmentId: '1-w',
  siteId: '1',
  siteName: 'Lund',
  address: '',
  latitude: 55,
  longitude: 13,
  brands: [],
  firstTimeSlot: null,
};

const outcomes = [
  { state: 'unknown' },
  { state: 'refused', error: { code: 'ServerError' } },
  { state: 'refused', error: { code: 'TimeslotNotAvailable' } },
  { state: 'confirmed', answer: { id: 'X', registrationNumber: 'ABC123', kobraProductIds: [] } },
] as const;

/** Actions of a visitor, a slow network and a second tab. */
const actions: (() => BookingAction)[] = [
  () => ({ type: 'begun' }),
  () => ({
    type: 'vehicleFound',
    car: {
      registrationNumber: random.pick(plates),
      brand: 'Volvo',
      model: 'V60',
      buildYear: 2020,
      hasServiceAgreement: random.chance(0.3),
      isSupported: random.chance(0.85),
    },
    location: random.pick(places),
  }),
  () => ({ type: 'opened', step: random.below(7) }),
  () => toggle(random.pick([...codes, ...addons])),
  () => toggle(random.pick(codes)),
  () => ({ type: 'unitsChosen', code: random.pick(codes), unit: 1 + random.below(4) }),
  () => ({ type: 'inputGiven', code: random.pick(codes), userInput: random.pick(['', 'Gnissel']) }),
  () => ({ type: 'milageGiven', milage: random.pick([null, 1200]) }),
  () => ({ type: 'servicesDone', hasAddons: random.chance(0.6) }),
  () => ({ type: 'addonsMissing' }),
  () => ({ type: 'addonsDone', addons: random.chance(0.5) }),
  () => ({
    type: 'workshopChosen',
    workshop: { ...workshop, departmentId: random.pick(['1-w', '2-w']) },
  }),
  () => ({ type: 'timeChosen', time: { timeslot: '2026-11-24T08:00:00', isFullDay: true } }),
  () => ({ type: 'workshopDropped' }),
  () => ({
    type: 'pricesTold',
    departmentId: random.pick(['1-w', '2-w']),
    offers: [{ code: 'oil', price: 200 }],
  }),
  () => ({ type: 'sent', key: random.pick(keys) }),
  () => ({ type: 'outcomeKnown', key: random.pick(keys), outcome: random.pick(outcomes) }),
];

/** The shortest path to a booking. Walks take its actions in order, with random ones in between. */
const shortestPath: BookingAction[] = [
  {
    type: 'vehicleFound',
    car: {
      registrationNumber: 'ABC123',
      brand: 'Volvo',
      model: 'V60',
      buildYear: 2020,
      hasServiceAgreement: false,
      isSupported: true,
    },
    location: places[0]!,
  },
  toggle('oil'),
  { type: 'servicesDone', hasAddons: false },
  { type: 'workshopChosen', workshop },
  { type: 'timeChosen', time: { timeslot: '2026-11-24T08:00:00', isFullDay: true } },
  { type: 'sent', key: keys[0]! },
  { type: 'outcomeKnown', key: keys[0]!, outcome: outcomes[3] },
];

const customer = { firstName: 'A', lastName: 'B', phone: '070174', email: 'a@example.com' };
const chosenCodes = ({ services }: BookingState) =>
  Object.entries(services).map(([code, { unit }]) => `${code} ${unit}`);

/**
 * Checks the invariants of the specification. Returns the first that an action violates; undefined for none.
 */
function findViolation(
  before: BookingState,
  action: BookingAction,
  state: BookingState,
): string | undefined {
  const { bookingState, displayState, services, bookingInfo, car, milage } = state;
  const { workshop, time, outcome, key } = bookingInfo;
  if (bookingState < before.bookingState) return 'goes backward';
  if (displayState > bookingState) return 'shows what was not reached';
  if (bookingState > steps.booked || bookingState < 0) return 'leaves the way';
  if (time && !workshop) return 'a time without a workshop';
  if (bookingInfo.prices && bookingInfo.prices.departmentId !== workshop?.departmentId)
    return 'prices of another workshop';
  if (Object.hasOwn(services, ORIGINAL_SERVICE) && findConflict(ORIGINAL_SERVICE, services))
    return 'a base service beside the original service';
  if (addons.every((code) => Object.hasOwn(services, code))) return 'both exclusive add-ons';
  if (displayState >= steps.services && !car?.isSupported) return 'services without a vehicle';
  if (displayState >= steps.addons && Object.keys(services).length === 0) return 'no service';
  if (String(chosenCodes(state)) !== String(chosenCodes(before)) && (workshop || time))
    return 'a workshop of other services';
  const isOther = before.car && car && car.registrationNumber !== before.car.registrationNumber;
  if (isOther && Object.keys(services).length > 0) return 'services of another vehicle';
  const isSent = outcome !== null && outcome.state !== 'refused';
  if (isSent && (!isComplete({ ...state, bookingState: 4 }) || key === null))
    return 'sent while something is missing';
  const needsMilage = Object.hasOwn(services, ORIGINAL_SERVICE) && milage === null;
  const needsWords = services.noise?.userInput?.trim() === '';
  if (isSent && (needsMilage || needsWords)) return 'sent without what the workshop needs';
  if (displayState === steps.booked && outcome?.state !== 'confirmed')
    return 'booked without an answer';
  if (before.bookingInfo.outcome?.state === 'confirmed' && state !== before)
    return 'a booking that is made changes';
  if (action.type === 'outcomeKnown' && action.key !== before.bookingInfo.key && state !== before)
    return 'heeds another booking';
  const order = bookingOrder(state, customer, '');
  if (order && (!workshop || !time || needsMilage || needsWords)) return 'orders what is not told';
  return undefined;
}

test('[BOOK-32] [BOOK-33] [BOOK-35] [BOOK-42] [BOOK-47] [BOOK-48] [BOOK-49] random walks keep the invariants of the specification', () => {
  const confirmed = { count: 0 };
  for (let walk = 0; walk < WALKS; walk += 1) {
    let state = newBooking;
    const dispatched: string[] = [];
    let ahead = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const isStraight = ahead < shortestPath.length && random.chance(0.6);
      const action = isStraight ? shortestPath[ahead++]! : random.pick(actions)();
      dispatched.push(JSON.stringify(action));
      const next = reduceBooking(state, action);
      const violation = findViolation(state, action, next);
      if (violation !== undefined) throw new Error(`${violation}, after\n${dispatched.join('\n')}`);
      if (next.displayState === steps.booked && state.displayState !== steps.booked)
        confirmed.count += 1;
      state = next;
    }
    const restored = readStoredBooking(serializeBooking(state, now), now);
    expect(restored).toEqual(state);
  }
  // The test would prove little if hardly any walk reached a confirmed booking.
  expect(confirmed.count).toBeGreaterThan(WALKS / 200);
});
