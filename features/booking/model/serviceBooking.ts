import { isSettled } from './bookingState';
import type {
  ServiceBookingAction,
  ServiceBookingInfo,
  ServiceBookingState,
} from './serviceBooking.types';
import { hasServices, missingOf } from '../../../domain/booking/serviceRules';
import { describeService, refreshPrices, toggleService, updateService } from './servicesMap';

/** The steps of the older variant (OLDBOOK-01). */
export const serviceBookingSteps = {
  plate: 0,
  service: 1,
  addon: 2,
  timeAndPlace: 3,
  contact: 4,
  complete: 5,
} as const;
const steps = serviceBookingSteps;

/** How many there are, for 'Steg x/y' (OLDBOOK-02). */
export const SERVICE_BOOKING_STEPS = 6;

const nothingChosen: ServiceBookingInfo = {
  addons: null,
  time: null,
  pricedAt: null,
  contact: null,
  key: null,
  outcome: null,
};

export const newServiceBooking: ServiceBookingState = {
  step: steps.plate,
  reached: steps.plate,
  car: null,
  mileage: null,
  location: null,
  region: null,
  services: {},
  bookingInfo: nothingChosen,
};

/** A visitor's next step. What does not fit where they are changes nothing. */
export function nextServiceBooking(
  state: ServiceBookingState,
  action: ServiceBookingAction,
): ServiceBookingState {
  // What is sent stays as it is until it is known that it was not made.
  if (isSettled(state) && action.type !== 'outcomeKnown') return state;
  const next = changedBy(state, action);
  // What an open step builds on was taken back: the furthest one that is left opens.
  return isSettled(next) || canOpenService(next, next.step)
    ? next
    : { ...next, step: furthest(next) };
}

function changedBy(state: ServiceBookingState, action: ServiceBookingAction): ServiceBookingState {
  switch (action.type) {
    case 'vehicleFound':
      return vehicleFound(state, action);
    case 'opened':
      return canOpenService(state, action.step) ? { ...state, step: action.step } : state;
    case 'serviceToggled':
      return withServices(state, toggleService(state.services, action));
    case 'unitsChosen':
      return withServices(state, updateService(state.services, action.code, { unit: action.unit }));
    case 'inputGiven':
      return {
        ...state,
        services: describeService(state.services, action.code, action.userInput),
      };
    case 'milageGiven':
      // What the original service costs depends on it.
      return withInfo({ ...state, mileage: action.milage }, { pricedAt: null });
    case 'servicesDone':
      return state.step === steps.service && areServicesTold(state)
        ? moved(state, action.hasAddons ? steps.addon : steps.timeAndPlace)
        : state;
    case 'addonsMissing':
      return state.step === steps.addon ? moved(state, steps.timeAndPlace) : state;
    case 'addonsDone':
      return state.step === steps.addon && action.addons === hasServices(state.services, 'addon')
        ? moved(withInfo(state, { addons: action.addons }), steps.timeAndPlace)
        : state;
    case 'workshopChosen':
      return state.step === steps.timeAndPlace
        ? withPlace({ ...state, location: action.workshop }, { pricedAt: null })
        : state;
    case 'timeChosen':
      return state.location
        ? withInfo(state, { time: action.time, outcome: null, key: null })
        : state;
    case 'workshopDropped':
      return withPlace({ ...state, location: null });
    case 'pricesTold':
      return pricesTold(state, action);
    case 'placeDone':
      return isPlaceTold(state) ? moved(state, steps.contact) : state;
    case 'contactGiven':
      return contactGiven(state, action);
    case 'sent':
      return state.step === steps.complete && canOpenService(state, steps.complete)
        ? withInfo(state, { key: action.key, outcome: { state: 'sending' } })
        : state;
    case 'outcomeKnown':
      return outcomeKnown(state, action);
  }
}

/** Whether a step can be opened: it was reached, and what stands before it is still told. */
export function canOpenService(state: ServiceBookingState, step: number): boolean {
  if (step < steps.plate || step > state.reached) return false;
  if (step === steps.plate) return true;
  if (!state.car?.isSupported || !state.region) return false;
  if (step === steps.service) return true;
  if (!areServicesTold(state)) return false;
  if (step <= steps.timeAndPlace) return true;
  return isPlaceTold(state) && (step === steps.contact || state.bookingInfo.contact !== null);
}

/** The step before the open one; without add-ons theirs is passed over. */
export function stepBefore({ step }: ServiceBookingState, hasAddons: boolean): number {
  return step === steps.timeAndPlace && !hasAddons ? steps.service : Math.max(step - 1, 0);
}

const areServicesTold = ({ services, mileage }: ServiceBookingState): boolean =>
  hasServices(services, 'service') && missingOf(services, mileage).length === 0;

const isPlaceTold = ({ location, bookingInfo }: ServiceBookingState): boolean =>
  location !== null && bookingInfo.time !== null;

const furthest = (state: ServiceBookingState): number =>
  Object.values(steps).findLast((step) => step < state.step && canOpenService(state, step)) ??
  steps.plate;

const moved = (state: ServiceBookingState, step: number): ServiceBookingState => ({
  ...state,
  step,
  reached: Math.max(state.reached, step),
});

const withInfo = (
  state: ServiceBookingState,
  info: Partial<ServiceBookingInfo>,
): ServiceBookingState => ({ ...state, bookingInfo: { ...state.bookingInfo, ...info } });

/** At another workshop other times are free. */
const withPlace = (
  state: ServiceBookingState,
  info: Partial<ServiceBookingInfo> = {},
): ServiceBookingState => withInfo(state, { time: null, key: null, outcome: null, ...info });

/** Other services need other workshops, times and prices. */
const withServices = (
  state: ServiceBookingState,
  services: ServiceBookingState['services'],
): ServiceBookingState =>
  services === state.services
    ? state
    : withPlace({ ...state, services, location: null }, { pricedAt: null });

type ActionOf<Type extends ServiceBookingAction['type']> = Extract<
  ServiceBookingAction,
  { type: Type }
>;

/** Another vehicle or region begins anew. */
function vehicleFound(
  state: ServiceBookingState,
  { car, location: region }: ActionOf<'vehicleFound'>,
): ServiceBookingState {
  const isSame =
    state.car?.registrationNumber === car.registrationNumber &&
    state.region?.latitude === region.latitude &&
    state.region.longitude === region.longitude;
  const known = isSame ? { ...state, car } : { ...newServiceBooking, car, region };
  return car.isSupported ? moved(known, steps.service) : { ...newServiceBooking, car, region };
}

/** Prices of another workshop than the chosen one come too late (checklist OQ-106). */
function pricesTold(
  state: ServiceBookingState,
  { departmentId, offers }: ActionOf<'pricesTold'>,
): ServiceBookingState {
  if (state.location?.departmentId !== departmentId) return state;
  const services = refreshPrices(state.services, offers);
  return withInfo({ ...state, services }, { pricedAt: departmentId });
}

function contactGiven(
  state: ServiceBookingState,
  { customer, freeText }: ActionOf<'contactGiven'>,
): ServiceBookingState {
  if (state.step !== steps.contact) return state;
  return moved(withInfo(state, { contact: { customer, freeText } }), steps.complete);
}

/** What became of the booking that was sent last; of another one nothing is heeded. */
function outcomeKnown(
  state: ServiceBookingState,
  { key, outcome }: ActionOf<'outcomeKnown'>,
): ServiceBookingState {
  const { bookingInfo } = state;
  if (bookingInfo.key !== key || bookingInfo.outcome?.state === 'confirmed') return state;
  if (outcome.state !== 'refused') return withInfo(state, { outcome });
  // A time that is taken cannot be chosen any longer; any other reason may pass.
  const time = outcome.error.code === 'TimeslotNotAvailable' ? null : bookingInfo.time;
  return withInfo(state, { outcome, key: null, time });
}
