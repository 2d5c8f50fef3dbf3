import {
  chosenVehicle,
  isLoggedIn,
  newTireHotel,
  reduceTireHotel,
  allowedPage,
} from '../../model/tireHotelState';
import type { TireHotelAction, TireHotelState, TirePage } from '../../model/tireHotelState.types';
import { tirePages } from '../../model/tireHotelState.types';
import { booking, credentials, customer, session } from './exampleSession';

const reduce = (...actions: TireHotelAction[]): TireHotelState =>
  actions.reduce(reduceTireHotel, newTireHotel);

const customerFound: TireHotelAction = { type: 'found', customer };
const codeSent: TireHotelAction = { type: 'codeSent', credentials };
const sessionStarted: TireHotelAction = { type: 'loggedIn', session };
const begun: TireHotelAction = { type: 'bookingBegun' };
const timed: TireHotelAction = { type: 'timeChosen', date: '2026-11-26', time: '08:00' };
const bookingSent: TireHotelAction = { type: 'sent', key: 'key' };
const confirmed: TireHotelAction = {
  type: 'outcomeKnown',
  key: 'key',
  outcome: { state: 'confirmed', booking },
};

test('[SHELL-22] [TIRE-35] [TIRE-36] [TIRE-37] [TIRE-38] the pages are in a fixed order', () => {
  const actions = [customerFound, codeSent, sessionStarted, begun, timed, bookingSent, confirmed];
  const pages = actions.map((_, at) => reduce(...actions.slice(0, at + 1)).page);
  expect([reduce().page, ...pages]).toEqual([
    'Search',
    'Login',
    'Validate',
    'LoggedIn',
    'Booking',
    'Booking',
    'Booking',
    'Confirmation',
  ]);
  expect([...new Set([reduce().page, ...pages])]).toEqual([...tirePages]);
});

test('[TIRE-22] [TIRE-26] a logged-in visitor is moved from Search, Login and Validate to the vehicle', () => {
  const state = reduce(customerFound, codeSent, sessionStarted);
  expect(isLoggedIn(state)).toBe(true);
  const from: TirePage[] = ['Search', 'Login', 'Validate'];
  expect(from.map((page) => allowedPage(state, page))).toEqual([
    'LoggedIn',
    'LoggedIn',
    'LoggedIn',
  ]);
  expect(reduceTireHotel(state, { type: 'opened', page: 'Search' }).page).toBe('LoggedIn');
});

test('[TIRE-26] any other session status does not log in', () => {
  const refused = reduce(customerFound, codeSent, {
    type: 'loggedIn',
    session: { ...session, status: 1 },
  });
  expect(refused.page).toBe('Validate');
  expect(refused.session).toBeNull();
  expect(isLoggedIn({ session: { ...session, status: 1 } })).toBe(false);
});

test('[TIRE-63] a page is not shown before its step is reached', () => {
  const allowedPages = (state: TireHotelState) => tirePages.map((page) => allowedPage(state, page));
  expect(new Set(allowedPages(reduce()))).toEqual(new Set(['Search']));
  expect(allowedPages(reduce(customerFound))).toEqual([
    'Search',
    'Login',
    'Login',
    'Search',
    'Search',
    'Search',
  ]);
  expect(allowedPages(reduce(customerFound, codeSent))[2]).toBe('Validate');
  expect(allowedPages(reduce(customerFound, codeSent, sessionStarted))[5]).toBe('LoggedIn');
  expect(reduce(sessionStarted)).toBe(newTireHotel);
  expect(reduce(begun)).toBe(newTireHotel);
  expect(reduce(codeSent)).toBe(newTireHotel);
});

test('logging in clears the data of the search, and keeps the vehicle that was searched for', () => {
  const state = reduce(customerFound, codeSent, sessionStarted);
  expect(state.customer).toBeNull();
  expect(state.credentials).toBeNull();
  expect(chosenVehicle(state)?.regNo).toBe('ELB12A');
  const otherVehicle = reduceTireHotel(state, { type: 'vehicleChosen', regNo: 'MEK106' });
  expect(chosenVehicle(otherVehicle)?.regNo).toBe('MEK106');
});

test('[TIRE-39] [TIRE-40] back opens the vehicle, and logging out clears the state from every page', () => {
  const state = reduce(customerFound, codeSent, sessionStarted, begun, timed);
  expect(reduceTireHotel(state, { type: 'opened', page: 'LoggedIn' }).page).toBe('LoggedIn');
  const actions = [customerFound, codeSent, sessionStarted, begun, timed, bookingSent, confirmed];
  for (let count = 1; count <= actions.length; count += 1) {
    const ended = reduceTireHotel(reduce(...actions.slice(0, count)), {
      type: 'ended',
      message: null,
    });
    expect(ended).toEqual(newTireHotel);
    expect(reduceTireHotel(ended, { type: 'ended', message: 'Again.' })).toBe(ended);
  }
});

test('[TIRE-44] another day clears the time, and another time clears the outcome of the earlier order', () => {
  const refused: TireHotelAction = {
    type: 'outcomeKnown',
    key: 'key',
    outcome: { state: 'refused', said: 'No.', isTaken: false },
  };
  const state = reduce(customerFound, codeSent, sessionStarted, begun, timed, bookingSent, refused);
  expect(state.sent?.outcome.state).toBe('refused');
  expect(reduceTireHotel(state, { type: 'dateChosen', date: '2026-11-27' })).toMatchObject({
    date: '2026-11-27',
    time: null,
    sent: null,
  });
  expect(
    reduceTireHotel(state, { type: 'timeChosen', date: '2026-11-26', time: '09:00' }).sent,
  ).toBeNull();
});

test('a time that is already taken is cleared, and the day is kept', () => {
  const state = reduce(customerFound, codeSent, sessionStarted, begun, timed, bookingSent, {
    type: 'outcomeKnown',
    key: 'key',
    outcome: { state: 'refused', said: 'Taken.', isTaken: true },
  });
  expect(state).toMatchObject({ date: '2026-11-26', time: null, page: 'Booking' });
});

test('[TIRE-70] a booking is confirmed only by the server for its own key, and is sent once', () => {
  const state = reduce(customerFound, codeSent, sessionStarted, begun, timed, bookingSent);
  const otherState = reduceTireHotel(state, {
    type: 'outcomeKnown',
    key: 'other',
    outcome: { state: 'confirmed', booking },
  });
  expect(otherState).toBe(state);
  expect(reduceTireHotel(state, { type: 'sent', key: 'again' })).toBe(state);
  const unknown = reduceTireHotel(state, {
    type: 'outcomeKnown',
    key: 'key',
    outcome: { state: 'unknown' },
  });
  expect(unknown.page).toBe('Booking');
  expect(reduceTireHotel(unknown, { type: 'opened', page: 'LoggedIn' }).page).toBe('Booking');
  expect(reduceTireHotel(unknown, { type: 'dateChosen', date: '2026-11-27' })).toBe(unknown);
});

test('going back does not book again, and a new booking starts empty', () => {
  const state = reduce(
    customerFound,
    codeSent,
    sessionStarted,
    begun,
    timed,
    bookingSent,
    confirmed,
  );
  expect(state.confirmation).toEqual(booking);
  expect(allowedPage(state, 'Booking')).toBe('LoggedIn');
  const repeated = reduceTireHotel(state, begun);
  expect(repeated).toMatchObject({ page: 'Booking', date: null, time: null, confirmation: null });
  expect(reduceTireHotel(state, { type: 'rated' }).isRated).toBe(true);
});

test('a booked visit follows its later changes: moved and cancelled', () => {
  const booked = reduce(
    customerFound,
    codeSent,
    sessionStarted,
    begun,
    timed,
    bookingSent,
    confirmed,
  );
  const movedBooking = { ...booking, appointmentTime: '2026-12-01T10:30:00', isFullDay: false };
  const later = reduceTireHotel(booked, {
    type: 'bookedLookedAt',
    key: 'key',
    booking: movedBooking,
  });
  expect(later.confirmation).toEqual(movedBooking);
  expect(chosenVehicle(later)?.nextChange).toMatchObject({ date: '2026-12-01', time: '10:30' });
  const otherBooking = reduceTireHotel(later, {
    type: 'bookedLookedAt',
    key: 'other',
    booking: null,
  });
  expect(otherBooking).toBe(later);
  const cancelled = reduceTireHotel(later, { type: 'bookedLookedAt', key: 'key', booking: null });
  expect([cancelled.page, cancelled.confirmation]).toEqual(['LoggedIn', null]);
  expect(chosenVehicle(cancelled)?.nextChange).toBeUndefined();
});
