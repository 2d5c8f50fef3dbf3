import type {
  BookedChange,
  MadeTireBooking,
  TireVehicle,
} from '../../../domain/tireHotel/tireHotel.types';
import type {
  TireHotelAction,
  TireHotelState,
  TireOutcome,
  TirePage,
} from './tireHotelState.types';

/** Initial state of a new visitor. */
export const newTireHotel: TireHotelState = {
  page: 'Search',
  customer: null,
  credentials: null,
  session: null,
  regNo: null,
  date: null,
  time: null,
  sent: null,
  confirmation: null,
  isRated: false,
  endMessage: null,
};

/** Fields of a state in which no booking has begun. */
const nothingBooked = { date: null, time: null, sent: null, confirmation: null, isRated: false };

/** Status 0 means logged in (TIRE-26). */
export const isLoggedIn = ({ session }: Pick<TireHotelState, 'session'>): boolean =>
  session?.status === 0;

/** Whether a booking is being sent, or its outcome is unknown. */
export const isPending = ({ sent }: Pick<TireHotelState, 'sent'>): boolean =>
  sent?.outcome.state === 'sending' || sent?.outcome.state === 'unknown';

/** The chosen vehicle; by default the first. */
export const chosenVehicle = (
  state: Pick<TireHotelState, 'session' | 'regNo'>,
): TireVehicle | undefined =>
  state.session?.vehicles.find(({ regNo }) => regNo === state.regNo) ?? state.session?.vehicles[0];

/**
 * The page to show for a requested page: visitors must not see pages ahead of their progress (TIRE-22,
 * TIRE-63).
 */
export function allowedPage(state: TireHotelState, requested: TirePage): TirePage {
  if (isPending(state)) return 'Booking';
  if (isLoggedIn(state)) {
    if (requested === 'Confirmation') return state.confirmation ? 'Confirmation' : 'LoggedIn';
    if (requested === 'Booking') return state.confirmation ? 'LoggedIn' : 'Booking';
    return 'LoggedIn';
  }
  if (state.customer === null) return 'Search';
  if (requested === 'Validate' || requested === 'Login')
    return state.credentials ? requested : 'Login';
  return 'Search';
}

/** Reducer of the flow. An action that does not fit the current state changes nothing. */
export function reduceTireHotel(state: TireHotelState, action: TireHotelAction): TireHotelState {
  switch (action.type) {
    case 'found':
      return { ...newTireHotel, page: 'Login', customer: action.customer };
    case 'codeSent':
      if (state.customer === null) return state;
      return { ...state, page: 'Validate', credentials: action.credentials };
    case 'loggedIn':
      return logIn(state, action.session);
    case 'vehicleChosen':
      return { ...state, ...nothingBooked, regNo: action.regNo };
    case 'bookingBegun':
      if (!isLoggedIn(state)) return state;
      return { ...state, ...nothingBooked, page: 'Booking' };
    case 'dateChosen':
      return withTime(state, { date: action.date, time: null });
    case 'timeChosen':
      return withTime(state, { date: action.date, time: action.time });
    case 'sent':
      if (isPending(state)) return state;
      return { ...state, sent: { key: action.key, outcome: { state: 'sending' } } };
    case 'outcomeKnown':
      return state.sent?.key === action.key ? withOutcome(state, action) : state;
    case 'bookedLookedAt':
      return withCurrentBooking(state, action);
    case 'rated':
      return { ...state, isRated: true };
    case 'opened':
      return { ...state, page: allowedPage(state, action.page) };
    case 'ended':
      // May be dispatched twice, for example for a logout in another tab: the first reason remains.
      if (state.customer === null && state.session === null) return state;
      return { ...newTireHotel, endMessage: action.message };
  }
}

function logIn(
  state: TireHotelState,
  session: NonNullable<TireHotelState['session']>,
): TireHotelState {
  const { customer } = state;
  // Without a vehicle there is nothing to show; the caller shows a message.
  if (customer === null || session.status !== 0 || session.vehicles.length === 0) return state;
  const requestedVehicle = session.vehicles.find(({ regNo }) => regNo === customer.regNo);
  return {
    ...newTireHotel,
    page: 'LoggedIn',
    session,
    regNo: (requestedVehicle ?? session.vehicles[0])?.regNo ?? null,
  };
}

/** Sets day or time, and drops the outcome of a booking for the previous time. */
function withTime(
  state: TireHotelState,
  chosen: Pick<TireHotelState, 'date' | 'time'>,
): TireHotelState {
  return isPending(state) ? state : { ...state, ...chosen, sent: null };
}

function withOutcome(
  state: TireHotelState,
  { key, outcome }: { key: string; outcome: TireOutcome },
): TireHotelState {
  if (outcome.state === 'confirmed') {
    return {
      ...state,
      ...nothingBooked,
      page: 'Confirmation',
      confirmation: outcome.booking,
      session: withNextChange(state, toBookedChange(key, outcome.booking)),
    };
  }
  const sentBooking = state.sent && { ...state.sent, outcome };
  const isTaken = outcome.state === 'refused' && outcome.isTaken;
  return { ...state, sent: sentBooking, time: isTaken ? null : state.time };
}

const toBookedChange = (
  key: string,
  { appointmentTime, isFullDay, visitPage }: MadeTireBooking,
): BookedChange => ({
  key,
  date: appointmentTime.slice(0, 10),
  time: isFullDay ? null : appointmentTime.slice(11, 16),
  ...(visitPage !== undefined && { visitPage }),
});

/** Applies the current state of a booking, which may have been moved or cancelled on its own page. */
function withCurrentBooking(
  state: TireHotelState,
  { key, booking }: { key: string; booking: MadeTireBooking | null },
): TireHotelState {
  if (chosenVehicle(state)?.nextChange?.key !== key) return state;
  if (booking) {
    return {
      ...state,
      confirmation: state.confirmation && booking,
      session: withNextChange(state, toBookedChange(key, booking)),
    };
  }
  const stateWithoutBooking = {
    ...state,
    confirmation: null,
    session: withNextChange(state, undefined),
  };
  return { ...stateWithoutBooking, page: allowedPage(stateWithoutBooking, state.page) };
}

/** The session with the next change of the chosen vehicle set, or removed. */
function withNextChange(
  state: TireHotelState,
  nextChange: BookedChange | undefined,
): TireHotelState['session'] {
  const bookedVehicle = chosenVehicle(state);
  return (
    state.session && {
      ...state.session,
      vehicles: state.session.vehicles.map((vehicle) =>
        vehicle === bookedVehicle ? { ...vehicle, nextChange } : vehicle,
      ),
    }
  );
}
