import { isSettled } from './bookingState';
import type {
  ServiceBookingAction,
  ServiceBookingInfo,
  ServiceBookingState,
} from './serviceBooking.types';
import { hasServices, findMissingInputs } from '../../../domain/booking/serviceRules';
import { setServiceMessage, toggleService, updateService } from './servicesMap';

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

/** Number of steps, for 'Steg x/y' (OLDBOOK-02). */
export const SERVICE_BOOKING_STEPS = 6;

const emptyBookingInfo: ServiceBookingInfo = {
  addons: null,
  time: null,
  prices: null,
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
  bookingInfo: emptyBookingInfo,
};

/** Reducer of the older variant. An action that does not fit the current step changes nothing. */
export function reduceServiceBooking(
  state: ServiceBookingState,
  action: ServiceBookingAction,
): ServiceBookingState {
  // A request that was sent must not change until the workshop system has refused it.
  if (isSettled(state) && action.type !== 'outcomeKnown') return state;
  const nextState = applyAction(state, action);
  // An earlier step has become incomplete: open the furthest step that is still valid.
  return isSettled(nextState) || canOpenService(nextState, nextState.step)
    ? nextState
    : { ...nextState, step: furthestStep(nextState) };
}

function applyAction(
  state: ServiceBookingState,
  action: ServiceBookingAction,
): ServiceBookingState {
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
        services: setServiceMessage(state.services, action.code, action.userInput),
      };
    case 'milageGiven':
      // The price of the original service depends on the mileage.
      return withInfo({ ...state, mileage: action.milage }, { prices: null });
    case 'servicesDone':
      return state.step === steps.service && hasCompleteServices(state)
        ? openStep(state, action.hasAddons ? steps.addon : steps.timeAndPlace)
        : state;
    case 'addonsMissing':
      return state.step === steps.addon ? openStep(state, steps.timeAndPlace) : state;
    case 'addonsDone':
      return state.step === steps.addon && action.addons === hasServices(state.services, 'addon')
        ? openStep(withInfo(state, { addons: action.addons }), steps.timeAndPlace)
        : state;
    case 'workshopChosen':
      return state.step === steps.timeAndPlace
        ? withoutTime({ ...state, location: action.workshop })
        : state;
    case 'timeChosen':
      return state.location
        ? withInfo(state, { time: action.time, outcome: null, key: null })
        : state;
    case 'workshopDropped':
      return withoutTime({ ...state, location: null });
    case 'pricesTold':
      return applyPrices(state, action);
    case 'placeDone':
      return hasPlaceAndTime(state) ? openStep(state, steps.contact) : state;
    case 'contactGiven':
      return contactGiven(state, action);
    case 'sent':
      return state.step === steps.complete && canOpenService(state, steps.complete)
        ? withInfo(state, { key: action.key, outcome: { state: 'sending' } })
        : state;
    case 'outcomeKnown':
      return applyOutcome(state, action);
  }
}

/** Whether a step can be opened: it was reached before, and the steps before it are complete. */
export function canOpenService(state: ServiceBookingState, step: number): boolean {
  if (step < steps.plate || step > state.reached) return false;
  if (step === steps.plate) return true;
  if (!state.car?.isSupported || !state.region) return false;
  if (step === steps.service) return true;
  if (!hasCompleteServices(state)) return false;
  if (step <= steps.timeAndPlace) return true;
  return hasPlaceAndTime(state) && (step === steps.contact || state.bookingInfo.contact !== null);
}

/** The step before the open one; the step for add-ons is skipped when there are none. */
export function getPreviousStep({ step }: ServiceBookingState, hasAddons: boolean): number {
  return step === steps.timeAndPlace && !hasAddons ? steps.service : Math.max(step - 1, 0);
}

const hasCompleteServices = ({ services, mileage }: ServiceBookingState): boolean =>
  hasServices(services, 'service') && findMissingInputs(services, mileage).length === 0;

const hasPlaceAndTime = ({ location, bookingInfo }: ServiceBookingState): boolean =>
  location !== null && bookingInfo.time !== null;

const furthestStep = (state: ServiceBookingState): number =>
  Object.values(steps).findLast((step) => step < state.step && canOpenService(state, step)) ??
  steps.plate;

const openStep = (state: ServiceBookingState, step: number): ServiceBookingState => ({
  ...state,
  step,
  reached: Math.max(state.reached, step),
});

const withInfo = (
  state: ServiceBookingState,
  info: Partial<ServiceBookingInfo>,
): ServiceBookingState => ({ ...state, bookingInfo: { ...state.bookingInfo, ...info } });

/** Clears the time, which depends on the workshop. */
const withoutTime = (
  state: ServiceBookingState,
  info: Partial<ServiceBookingInfo> = {},
): ServiceBookingState => withInfo(state, { time: null, key: null, outcome: null, ...info });

/** Sets the services and clears workshop, time and prices, which depend on them. */
const withServices = (
  state: ServiceBookingState,
  services: ServiceBookingState['services'],
): ServiceBookingState =>
  services === state.services
    ? state
    : withoutTime({ ...state, services, location: null }, { prices: null });

type ActionOf<Type extends ServiceBookingAction['type']> = Extract<
  ServiceBookingAction,
  { type: Type }
>;

/** Another vehicle or region starts the booking again. */
function vehicleFound(
  state: ServiceBookingState,
  { car, location: region }: ActionOf<'vehicleFound'>,
): ServiceBookingState {
  const isSame =
    state.car?.registrationNumber === car.registrationNumber &&
    state.region?.latitude === region.latitude &&
    state.region.longitude === region.longitude;
  const updated = isSame ? { ...state, car } : { ...newServiceBooking, car, region };
  return car.isSupported ? openStep(updated, steps.service) : { ...newServiceBooking, car, region };
}

/** Ignores prices of a workshop that is no longer the chosen one (OQ-106). */
function applyPrices(
  state: ServiceBookingState,
  { departmentId, offers }: ActionOf<'pricesTold'>,
): ServiceBookingState {
  if (state.location?.departmentId !== departmentId) return state;
  return withInfo(state, { prices: { departmentId, offers } });
}

function contactGiven(
  state: ServiceBookingState,
  { customer, freeText }: ActionOf<'contactGiven'>,
): ServiceBookingState {
  if (state.step !== steps.contact) return state;
  return openStep(withInfo(state, { contact: { customer, freeText } }), steps.complete);
}

/** Applies the outcome of the booking that was sent last; ignores the outcome of any other booking. */
function applyOutcome(
  state: ServiceBookingState,
  { key, outcome }: ActionOf<'outcomeKnown'>,
): ServiceBookingState {
  const { bookingInfo } = state;
  if (bookingInfo.key !== key || bookingInfo.outcome?.state === 'confirmed') return state;
  if (outcome.state !== 'refused') return withInfo(state, { outcome });
  // A time that is taken cannot be chosen again; any other reason may be temporary.
  const time = outcome.error.code === 'TimeslotNotAvailable' ? null : bookingInfo.time;
  return withInfo(state, { outcome, key: null, time });
}
