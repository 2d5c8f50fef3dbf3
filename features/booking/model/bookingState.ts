import type {
  BookingAction,
  BookingInfo,
  BookingState,
} from '../../../domain/booking/bookingState.types';
import { hasServices, findMissingInputs } from '../../../domain/booking/serviceRules';
import { setServiceMessage, toggleService, updateService } from './servicesMap';

/** The steps by number, as in the specification; 0 is before the first one (BOOK-22). */
export const steps = { vehicle: 1, services: 2, addons: 3, workshop: 4, booked: 5 } as const;

/** Number of steps before the visit is booked (OQ-102). */
export const STEPS_WHILE_BOOKING = 4;
const ALL_STEPS = 5;

const emptyBookingInfo: BookingInfo = {
  addons: null,
  workshop: null,
  time: null,
  prices: null,
  key: null,
  outcome: null,
};

export const newBooking: BookingState = {
  car: null,
  location: null,
  milage: null,
  bookingState: 0,
  maxBookingState: ALL_STEPS,
  displayState: 0,
  services: {},
  bookingInfo: emptyBookingInfo,
};

/** Reducer of the booking. An action that does not fit the current step changes nothing. */
export function reduceBooking(state: BookingState, action: BookingAction): BookingState {
  if (action.type === 'reset') return newBooking;
  // A request that was sent must not change until the workshop system has refused it.
  if (isSettled(state) && action.type !== 'outcomeKnown') return state;
  const nextState = applyAction(state, action);
  const { displayState } = nextState;
  const isStepInvalid =
    displayState > steps.vehicle &&
    displayState < steps.booked &&
    !canOpen(nextState, displayState);
  // An earlier step has become incomplete: open the furthest step that is still valid.
  return isStepInvalid ? { ...nextState, displayState: furthestStep(nextState) } : nextState;
}

function applyAction(
  state: BookingState,
  action: Exclude<BookingAction, { type: 'reset' }>,
): BookingState {
  switch (action.type) {
    case 'begun':
      return state.bookingState > 0 ? state : { ...state, bookingState: 1, displayState: 1 };
    case 'vehicleFound':
      return vehicleFound(state, action);
    case 'opened':
      return canOpen(state, action.step) ? { ...state, displayState: action.step } : state;
    case 'serviceToggled':
      return state.displayState < steps.services
        ? state
        : withServices(state, toggleService(state.services, action));
    case 'unitsChosen':
      return withServices(state, updateService(state.services, action.code, { unit: action.unit }));
    case 'inputGiven':
      // A message to the workshop does not affect which workshops can do the work, so the chosen time stays.
      return {
        ...state,
        services: setServiceMessage(state.services, action.code, action.userInput),
      };
    case 'milageGiven':
      // The price of the original service depends on the mileage.
      return withInfo({ ...state, milage: action.milage }, { prices: null });
    case 'servicesDone':
      return servicesDone(state, action.hasAddons);
    case 'addonsMissing':
      return state.displayState === steps.addons ? openStep(state, steps.workshop) : state;
    case 'addonsDone':
      return addonsDone(state, action.addons);
    case 'workshopChosen':
      return state.displayState === steps.workshop ? withWorkshop(state, action.workshop) : state;
    case 'timeChosen':
      return state.bookingInfo.workshop
        ? withInfo(state, { time: action.time, outcome: null, key: null })
        : state;
    case 'workshopDropped':
      return withWorkshop(state, null);
    case 'pricesTold':
      return applyPrices(state, action);
    case 'sent':
      return isComplete(state)
        ? withInfo(state, { key: action.key, outcome: { state: 'sending' } })
        : state;
    case 'outcomeKnown':
      return applyOutcome(state, action);
  }
}

/** Whether a booking was sent or made: only its outcome can change the state then. */
export function isSettled({
  bookingInfo: { outcome },
}: {
  bookingInfo: Pick<BookingInfo, 'outcome'>;
}): boolean {
  return outcome !== null && outcome.state !== 'refused';
}

/** Whether a step can be opened: it was reached before, and the steps before it are complete. */
export function canOpen(state: BookingState, step: number): boolean {
  if (step < steps.vehicle || step > Math.min(state.bookingState, steps.workshop)) return false;
  if (step === steps.vehicle) return true;
  if (!state.car?.isSupported || !state.location) return false;
  return step === steps.services || hasCompleteServices(state);
}

/** Whether a step is completed, and shown as a summary with a link back to it (BOOK-34). */
export const isStepCompleted = (state: BookingState, step: number): boolean =>
  step < state.bookingState && step !== state.displayState && canOpen(state, step + 1);

/** Whether the booking is complete except for the visitor's contact details. */
export function isComplete(state: BookingState): boolean {
  const { workshop, time } = state.bookingInfo;
  return canOpen(state, steps.workshop) && workshop !== null && time !== null;
}

function hasCompleteServices({ services, milage }: BookingState): boolean {
  return hasServices(services, 'service') && findMissingInputs(services, milage).length === 0;
}

/** Opens a step; the furthest step that was reached never decreases (BOOK-33). */
const openStep = (state: BookingState, step: number): BookingState => ({
  ...state,
  displayState: step,
  bookingState: Math.max(state.bookingState, step),
});

const withInfo = (state: BookingState, info: Partial<BookingInfo>): BookingState => ({
  ...state,
  bookingInfo: { ...state.bookingInfo, ...info },
});

/** Sets the services and clears workshop and time, which depend on them (BOOK-42). */
const withServices = (state: BookingState, services: BookingState['services']): BookingState =>
  services === state.services ? state : withWorkshop({ ...state, services }, null);

/** Sets the workshop and clears time and prices, which depend on it. */
const withWorkshop = (state: BookingState, workshop: BookingInfo['workshop']): BookingState =>
  withInfo(state, { workshop, time: null, prices: null, key: null, outcome: null });

type ActionOf<Type extends BookingAction['type']> = Extract<BookingAction, { type: Type }>;

/**
 * Another vehicle or place starts the booking again (BOOK-35); the same ones reopen the current step
 * (BOOK-36).
 */
function vehicleFound(
  state: BookingState,
  { car, location }: ActionOf<'vehicleFound'>,
): BookingState {
  if (!car.isSupported) {
    const withoutServices = withServices({ ...state, car, location }, {});
    return {
      ...withoutServices,
      displayState: steps.vehicle,
      bookingState: Math.max(state.bookingState, 1),
    };
  }
  const isSame =
    state.car?.registrationNumber === car.registrationNumber &&
    state.car.isSupported &&
    state.location?.latitude === location.latitude &&
    state.location.longitude === location.longitude;
  if (isSame) return { ...state, car, displayState: furthestStep(state) };
  const cleared = withInfo(withServices(state, {}), { addons: null });
  return openStep(
    { ...cleared, car, location, milage: null, maxBookingState: STEPS_WHILE_BOOKING },
    steps.services,
  );
}

/** The furthest step that can be opened. */
function furthestStep(state: BookingState): number {
  const candidates = [steps.workshop, steps.addons, steps.services];
  return candidates.find((step) => canOpen(state, step)) ?? steps.services;
}

function servicesDone(state: BookingState, hasAddons: boolean): BookingState {
  if (state.displayState !== steps.services || !hasCompleteServices(state)) return state;
  return openStep(state, hasAddons ? steps.addons : steps.workshop);
}

/** Opens the next step. Ignores an answer that contradicts the chosen add-ons (BOOK-11). */
function addonsDone(state: BookingState, addons: boolean): BookingState {
  if (state.displayState !== steps.addons || !hasCompleteServices(state)) return state;
  if (addons !== hasServices(state.services, 'addon')) return state;
  return openStep(withInfo(state, { addons }), steps.workshop);
}

/** Ignores prices of a workshop that is no longer the chosen one. */
function applyPrices(
  state: BookingState,
  { departmentId, offers }: ActionOf<'pricesTold'>,
): BookingState {
  const isChosen = state.bookingInfo.workshop?.departmentId === departmentId;
  return isChosen ? withInfo(state, { prices: { departmentId, offers } }) : state;
}

/** Applies the outcome of the booking that was sent last; ignores the outcome of any other booking. */
function applyOutcome(
  state: BookingState,
  { key, outcome }: ActionOf<'outcomeKnown'>,
): BookingState {
  const { bookingInfo } = state;
  if (bookingInfo.key !== key || bookingInfo.outcome?.state === 'confirmed') return state;
  if (outcome.state === 'confirmed') {
    const confirmed = withInfo(state, { outcome });
    return openStep({ ...confirmed, maxBookingState: ALL_STEPS }, steps.booked);
  }
  if (outcome.state !== 'refused') return withInfo(state, { outcome });
  // A time that is taken cannot be chosen again; any other reason may be temporary.
  const time = outcome.error.code === 'TimeslotNotAvailable' ? null : bookingInfo.time;
  return withInfo(state, { outcome, key: null, time });
}
