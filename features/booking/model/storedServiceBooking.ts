import { boolean, number, object, string } from 'yup';
import { bookingCode } from '../../../domain/booking/bookingRequest';
import { isSettled } from './bookingState';
import { canOpenService, serviceBookingSteps as steps } from './serviceBooking';
import type { ServiceBookingState } from './serviceBooking.types';
import * as stored from './storedBooking';

const step = () => number().required().integer().min(steps.plate).max(steps.complete);

const schema = object({
  savedAt: number().required(),
  step: step(),
  reached: step(),
  car: stored.orNull(stored.car.default(undefined)),
  mileage: stored.orNull(number().integer().min(1)),
  location: stored.orNull(stored.workshop.default(undefined)),
  region: stored.orNull(stored.location.default(undefined)),
  services: stored.services,
  bookingInfo: object({
    addons: stored.orNull(boolean()),
    time: stored.orNull(stored.time.default(undefined)),
    pricedAt: stored.orNull(bookingCode().optional()),
    key: stored.orNull(string().uuid()),
    outcome: stored.orNull(stored.outcome.default(undefined)),
  }).required(),
});

/** The state that a text holds; undefined where it is none, is older than a day, or cannot have come about. */
export function readStoredServiceBooking(
  kept: string | null,
  now: number,
): ServiceBookingState | undefined {
  if (kept === null || kept.length > stored.MAX_TEXT) return undefined;
  try {
    // The schema says the same; yup's types take every part of it for one that may be missing.
    const read = schema.validateSync(JSON.parse(kept), { strict: true }) as ServiceBookingState & {
      savedAt: number;
    };
    if (read.savedAt > now || now - read.savedAt > stored.LONGEST_MS) return undefined;
    const { bookingInfo } = read;
    const state: ServiceBookingState = {
      step: read.step,
      reached: read.reached,
      car: read.car,
      mileage: read.mileage,
      location: read.location,
      region: read.region,
      services: read.services,
      bookingInfo: { ...bookingInfo, contact: null },
    };
    return possible(state);
  } catch {
    return undefined;
  }
}

/** Where a visitor can be: one who was about to confirm tells once more who books. */
function possible(state: ServiceBookingState): ServiceBookingState | undefined {
  if (state.step > state.reached) return undefined;
  const { key, outcome } = state.bookingInfo;
  const isComplete = canOpenService(state, steps.contact);
  if (isSettled(state)) {
    return state.step === steps.complete && isComplete && (key !== null || outcome === null)
      ? state
      : undefined;
  }
  const open = state.step === steps.complete ? { ...state, step: steps.contact } : state;
  return canOpenService(open, open.step) ? open : undefined;
}
