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

/** Of somebody who has just come. */
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
  ended: null,
};

/** What a new booking begins with. */
const nothingBooked = { date: null, time: null, sent: null, confirmation: null, isRated: false };

/** Status 0 means logged in (TIRE-26). */
export const isLoggedIn = ({ session }: Pick<TireHotelState, 'session'>): boolean =>
  session?.status === 0;

/** A booking is on its way, or nobody can tell yet what became of it. */
export const isPending = ({ sent }: Pick<TireHotelState, 'sent'>): boolean =>
  sent?.outcome.state === 'sending' || sent?.outcome.state === 'unknown';

/** The vehicle that is looked at. */
export const chosenVehicle = (
  state: Pick<TireHotelState, 'session' | 'regNo'>,
): TireVehicle | undefined =>
  state.session?.vehicles.find(({ regNo }) => regNo === state.regNo) ?? state.session?.vehicles[0];

/** The page that is shown to whoever asks for one: nobody sees what is not theirs to see yet (TIRE-22, TIRE-63). */
export function pageShown(state: TireHotelState, asked: TirePage): TirePage {
  if (isPending(state)) return 'Booking';
  if (isLoggedIn(state)) {
    if (asked === 'Confirmation') return state.confirmation ? 'Confirmation' : 'LoggedIn';
    if (asked === 'Booking') return state.confirmation ? 'LoggedIn' : 'Booking';
    return 'LoggedIn';
  }
  if (state.customer === null) return 'Search';
  if (asked === 'Validate' || asked === 'Login') return state.credentials ? asked : 'Login';
  return 'Search';
}

/** How the flow goes on (spec 3 §4.6). What does not belong to where the visitor is changes nothing. */
export function nextTireHotel(state: TireHotelState, action: TireHotelAction): TireHotelState {
  switch (action.type) {
    case 'found':
      return { ...newTireHotel, page: 'Login', customer: action.customer };
    case 'codeSent':
      if (state.customer === null) return state;
      return { ...state, page: 'Validate', credentials: action.credentials };
    case 'loggedIn':
      return loggedIn(state, action.session);
    case 'vehicleChosen':
      return { ...state, ...nothingBooked, regNo: action.regNo };
    case 'bookingBegun':
      if (!isLoggedIn(state)) return state;
      return { ...state, ...nothingBooked, page: 'Booking' };
    case 'dateChosen':
      return choosing(state, { date: action.date, time: null });
    case 'timeChosen':
      return choosing(state, { date: action.date, time: action.time });
    case 'sent':
      if (isPending(state)) return state;
      return { ...state, sent: { key: action.key, outcome: { state: 'sending' } } };
    case 'outcomeKnown':
      return state.sent?.key === action.key ? withOutcome(state, action) : state;
    case 'bookedLookedAt':
      return withBooked(state, action);
    case 'rated':
      return { ...state, isRated: true };
    case 'opened':
      return { ...state, page: pageShown(state, action.page) };
    case 'ended':
      // Told twice, as by another tab: the first reason stands.
      if (state.customer === null && state.session === null) return state;
      return { ...newTireHotel, ended: action.words };
  }
}

function loggedIn(
  state: TireHotelState,
  session: NonNullable<TireHotelState['session']>,
): TireHotelState {
  const { customer } = state;
  // A session without a vehicle has nothing to show; whoever asked says so.
  if (customer === null || session.status !== 0 || session.vehicles.length === 0) return state;
  const named = session.vehicles.find(({ regNo }) => regNo === customer.regNo);
  return {
    ...newTireHotel,
    page: 'LoggedIn',
    session,
    regNo: (named ?? session.vehicles[0])?.regNo ?? null,
  };
}

/** Another time makes another booking: what became of the one before no longer counts. */
function choosing(
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
      session: withNextChange(state, changeOf(key, outcome.booking)),
    };
  }
  const sent = state.sent && { ...state.sent, outcome };
  const isTaken = outcome.state === 'refused' && outcome.isTaken;
  return { ...state, sent, time: isTaken ? null : state.time };
}

const changeOf = (
  key: string,
  { appointmentTime, isFullDay, visitPage }: MadeTireBooking,
): BookedChange => ({
  key,
  date: appointmentTime.slice(0, 10),
  time: isFullDay ? null : appointmentTime.slice(11, 16),
  ...(visitPage !== undefined && { visitPage }),
});

/** What became of a booking since: on its own page it is moved and cancelled. */
function withBooked(
  state: TireHotelState,
  { key, booking }: { key: string; booking: MadeTireBooking | null },
): TireHotelState {
  if (chosenVehicle(state)?.nextChange?.key !== key) return state;
  if (booking) {
    return {
      ...state,
      confirmation: state.confirmation && booking,
      session: withNextChange(state, changeOf(key, booking)),
    };
  }
  const without = { ...state, confirmation: null, session: withNextChange(state, undefined) };
  return { ...without, page: pageShown(without, state.page) };
}

/** The session, in which the vehicle that was booked for has a change to come, or none any more. */
function withNextChange(
  state: TireHotelState,
  nextChange: BookedChange | undefined,
): TireHotelState['session'] {
  const booked = chosenVehicle(state);
  return (
    state.session && {
      ...state.session,
      vehicles: state.session.vehicles.map((vehicle) =>
        vehicle === booked ? { ...vehicle, nextChange } : vehicle,
      ),
    }
  );
}
