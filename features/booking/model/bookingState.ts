import type {
  BookingAction,
  BookingInfo,
  BookingState,
} from '../../../domain/booking/bookingState.types';
import { hasServices, missingOf } from '../../../domain/booking/serviceRules';
import { describeService, toggleService, updateService } from './servicesMap';

export const steps = { vehicle: 1, services: 2, addons: 3, workshop: 4, booked: 5 } as const;

/** Steps that a visitor goes through (checklist OQ-102). */
export const STEPS_WHILE_BOOKING = 4;
const DEFAULT_MAX = 5;

const nothingChosen: BookingInfo = {
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
  maxBookingState: DEFAULT_MAX,
  displayState: 0,
  services: {},
  bookingInfo: nothingChosen,
};

/** A visitor's next step. What does not fit where they are changes nothing. */
export function nextBooking(state: BookingState, action: BookingAction): BookingState {
  if (action.type === 'reset') return newBooking;
  // What is sent stays as it is until it is known that it was not made.
  if (isSettled(state) && action.type !== 'outcomeKnown') return state;
  const next = changedBy(state, action);
  const { displayState } = next;
  const isLost =
    displayState > steps.vehicle && displayState < steps.booked && !canOpen(next, displayState);
  // What an open step builds on was taken back: the step before it opens.
  return isLost ? { ...next, displayState: furthest(next) } : next;
}

function changedBy(
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
      // What is said to the workshop changes nothing about who can do it, so that its time stays.
      return {
        ...state,
        services: describeService(state.services, action.code, action.userInput),
      };
    case 'milageGiven':
      // What the original service costs depends on it.
      return withInfo({ ...state, milage: action.milage }, { prices: null });
    case 'servicesDone':
      return servicesDone(state, action.hasAddons);
    case 'addonsMissing':
      return state.displayState === steps.addons ? moved(state, steps.workshop) : state;
    case 'addonsDone':
      return addonsDone(state, action.addons);
    case 'workshopChosen':
      return state.displayState === steps.workshop ? withPlace(state, action.workshop) : state;
    case 'timeChosen':
      return state.bookingInfo.workshop
        ? withInfo(state, { time: action.time, outcome: null, key: null })
        : state;
    case 'workshopDropped':
      return withPlace(state, null);
    case 'pricesTold':
      return pricesTold(state, action);
    case 'sent':
      return isComplete(state)
        ? withInfo(state, { key: action.key, outcome: { state: 'sending' } })
        : state;
    case 'outcomeKnown':
      return outcomeKnown(state, action);
  }
}

/** Whether a booking is under way or made: only what became of it changes anything then. */
export function isSettled({
  bookingInfo: { outcome },
}: {
  bookingInfo: Pick<BookingInfo, 'outcome'>;
}): boolean {
  return outcome !== null && outcome.state !== 'refused';
}

/** Whether a step can be opened: it was reached, and what stands before it is still told. */
export function canOpen(state: BookingState, step: number): boolean {
  if (step < steps.vehicle || step > Math.min(state.bookingState, steps.workshop)) return false;
  if (step === steps.vehicle) return true;
  if (!state.car?.isSupported || !state.location) return false;
  return step === steps.services || areServicesTold(state);
}

/** Whether a step is behind the visitor: it is summed up, with a way back (BOOK-34). */
export const isFinished = (state: BookingState, step: number): boolean =>
  step < state.bookingState && step !== state.displayState && canOpen(state, step + 1);

/** Whether everything is told that a booking needs besides who books. */
export function isComplete(state: BookingState): boolean {
  const { workshop, time } = state.bookingInfo;
  return canOpen(state, steps.workshop) && workshop !== null && time !== null;
}

function areServicesTold({ services, milage }: BookingState): boolean {
  return hasServices(services, 'service') && missingOf(services, milage).length === 0;
}

/** Opens a step; how far the visitor has come never goes back (BOOK-33). */
const moved = (state: BookingState, step: number): BookingState => ({
  ...state,
  displayState: step,
  bookingState: Math.max(state.bookingState, step),
});

const withInfo = (state: BookingState, info: Partial<BookingInfo>): BookingState => ({
  ...state,
  bookingInfo: { ...state.bookingInfo, ...info },
});

/** Other services need other workshops and times (BOOK-42). */
const withServices = (state: BookingState, services: BookingState['services']): BookingState =>
  services === state.services ? state : withPlace({ ...state, services }, null);

/** Another workshop, or none, has other times and prices. */
const withPlace = (state: BookingState, workshop: BookingInfo['workshop']): BookingState =>
  withInfo(state, { workshop, time: null, prices: null, key: null, outcome: null });

type ActionOf<Type extends BookingAction['type']> = Extract<BookingAction, { type: Type }>;

/** Another vehicle or place begins anew (BOOK-35); the same ones open the current step again (BOOK-36). */
function vehicleFound(
  state: BookingState,
  { car, location }: ActionOf<'vehicleFound'>,
): BookingState {
  if (!car.isSupported) {
    const dropped = withServices({ ...state, car, location }, {});
    return {
      ...dropped,
      displayState: steps.vehicle,
      bookingState: Math.max(state.bookingState, 1),
    };
  }
  const isSame =
    state.car?.registrationNumber === car.registrationNumber &&
    state.car.isSupported &&
    state.location?.latitude === location.latitude &&
    state.location.longitude === location.longitude;
  if (isSame) return { ...state, car, displayState: furthest(state) };
  const fresh = withInfo(withServices(state, {}), { addons: null });
  return moved(
    { ...fresh, car, location, milage: null, maxBookingState: STEPS_WHILE_BOOKING },
    steps.services,
  );
}

/** The furthest step that can be opened. */
function furthest(state: BookingState): number {
  const reached = [steps.workshop, steps.addons, steps.services];
  return reached.find((step) => canOpen(state, step)) ?? steps.services;
}

function servicesDone(state: BookingState, hasAddons: boolean): BookingState {
  if (state.displayState !== steps.services || !areServicesTold(state)) return state;
  return moved(state, hasAddons ? steps.addons : steps.workshop);
}

/** Without add-ons one goes on only while none is chosen (BOOK-11). */
function addonsDone(state: BookingState, addons: boolean): BookingState {
  if (state.displayState !== steps.addons || !areServicesTold(state)) return state;
  if (addons !== hasServices(state.services, 'addon')) return state;
  return moved(withInfo(state, { addons }), steps.workshop);
}

/** Prices of another workshop than the chosen one come too late. */
function pricesTold(
  state: BookingState,
  { departmentId, offers }: ActionOf<'pricesTold'>,
): BookingState {
  const isChosen = state.bookingInfo.workshop?.departmentId === departmentId;
  return isChosen ? withInfo(state, { prices: { departmentId, offers } }) : state;
}

/** What became of the booking that was sent last; of another one nothing is heeded. */
function outcomeKnown(
  state: BookingState,
  { key, outcome }: ActionOf<'outcomeKnown'>,
): BookingState {
  const { bookingInfo } = state;
  if (bookingInfo.key !== key || bookingInfo.outcome?.state === 'confirmed') return state;
  if (outcome.state === 'confirmed') {
    const told = withInfo(state, { outcome });
    return moved({ ...told, maxBookingState: DEFAULT_MAX }, steps.booked);
  }
  if (outcome.state !== 'refused') return withInfo(state, { outcome });
  // A time that is taken cannot be chosen any longer; any other reason may pass.
  const time = outcome.error.code === 'TimeslotNotAvailable' ? null : bookingInfo.time;
  return withInfo(state, { outcome, key: null, time });
}
