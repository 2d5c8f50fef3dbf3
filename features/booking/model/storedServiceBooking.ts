import { boolean, number, object, string } from 'yup';
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
    // Absent in states that were stored before they had prices.
    prices: stored.prices.nullable(),
    key: stored.orNull(string().uuid()),
    outcome: stored.orNull(stored.outcome.default(undefined)),
  }).required(),
});

/**
 * Parses a stored state; undefined when it is invalid, older than a day, or impossible to reach.
 * @param now ms since 1970
 */
export function readStoredServiceBooking(
  storedText: string | null,
  now: number,
): ServiceBookingState | undefined {
  if (storedText === null || storedText.length > stored.MAX_TEXT_LENGTH) return undefined;
  try {
    // The schema guarantees this; yup's types make every field optional.
    const parsed = schema.validateSync(JSON.parse(storedText), {
      strict: true,
    }) as ServiceBookingState & {
      savedAt: number;
    };
    if (parsed.savedAt > now || now - parsed.savedAt > stored.MAX_STORED_MS) return undefined;
    const { bookingInfo } = parsed;
    const state: ServiceBookingState = {
      step: parsed.step,
      reached: parsed.reached,
      car: parsed.car,
      mileage: parsed.mileage,
      location: parsed.location,
      region: parsed.region,
      services: parsed.services,
      bookingInfo: { ...bookingInfo, prices: bookingInfo.prices ?? null, contact: null },
    };
    return resumable(state);
  } catch {
    return undefined;
  }
}

/**
 * Returns the state to resume; undefined if it is impossible. A booking that was about to be sent resumes at
 * the contact details, because these are not stored.
 */
function resumable(state: ServiceBookingState): ServiceBookingState | undefined {
  if (state.step > state.reached) return undefined;
  const { key, outcome } = state.bookingInfo;
  const isComplete = canOpenService(state, steps.contact);
  if (isSettled(state)) {
    return state.step === steps.complete && isComplete && (key !== null || outcome === null)
      ? state
      : undefined;
  }
  const resumed = state.step === steps.complete ? { ...state, step: steps.contact } : state;
  return canOpenService(resumed, resumed.step) ? resumed : undefined;
}
