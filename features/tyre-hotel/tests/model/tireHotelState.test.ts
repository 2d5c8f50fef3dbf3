import {
  chosenVehicle,
  isLoggedIn,
  newTireHotel,
  nextTireHotel,
  pageShown,
} from '../../model/tireHotelState';
import type { TireHotelAction, TireHotelState, TirePage } from '../../model/tireHotelState.types';
import { tirePages } from '../../model/tireHotelState.types';
import { booking, credentials, customer, session } from './exampleSession';

const after = (...actions: TireHotelAction[]): TireHotelState =>
  actions.reduce(nextTireHotel, newTireHotel);

const found: TireHotelAction = { type: 'found', customer };
const codeSent: TireHotelAction = { type: 'codeSent', credentials };
const loggedIn: TireHotelAction = { type: 'loggedIn', session };
const begun: TireHotelAction = { type: 'bookingBegun' };
const timed: TireHotelAction = { type: 'timeChosen', date: '2026-11-26', time: '08:00' };
const sent: TireHotelAction = { type: 'sent', key: 'key' };
const confirmed: TireHotelAction = {
  type: 'outcomeKnown',
  key: 'key',
  outcome: { state: 'confirmed', booking },
};

test('[SHELL-22] [TIRE-35] [TIRE-36] [TIRE-37] [TIRE-38] the pages follow each other', () => {
  const way = [found, codeSent, loggedIn, begun, timed, sent, confirmed];
  const pages = way.map((_, at) => after(...way.slice(0, at + 1)).page);
  expect([after().page, ...pages]).toEqual([
    'Search',
    'Login',
    'Validate',
    'LoggedIn',
    'Booking',
    'Booking',
    'Booking',
    'Confirmation',
  ]);
  expect([...new Set([after().page, ...pages])]).toEqual([...tirePages]);
});

test('[TIRE-22] [TIRE-26] whoever is logged in comes from Search, Login and Validate to the vehicle', () => {
  const state = after(found, codeSent, loggedIn);
  expect(isLoggedIn(state)).toBe(true);
  const from: TirePage[] = ['Search', 'Login', 'Validate'];
  expect(from.map((page) => pageShown(state, page))).toEqual(['LoggedIn', 'LoggedIn', 'LoggedIn']);
  expect(nextTireHotel(state, { type: 'opened', page: 'Search' }).page).toBe('LoggedIn');
});

test('[TIRE-26] any other status is not logged in', () => {
  const refused = after(found, codeSent, {
    type: 'loggedIn',
    session: { ...session, status: 1 },
  });
  expect(refused.page).toBe('Validate');
  expect(refused.session).toBeNull();
  expect(isLoggedIn({ session: { ...session, status: 1 } })).toBe(false);
});

test('[TIRE-63] nobody sees a page that is not theirs to see yet', () => {
  const shown = (state: TireHotelState) => tirePages.map((page) => pageShown(state, page));
  expect(new Set(shown(after()))).toEqual(new Set(['Search']));
  expect(shown(after(found))).toEqual(['Search', 'Login', 'Login', 'Search', 'Search', 'Search']);
  expect(shown(after(found, codeSent))[2]).toBe('Validate');
  expect(shown(after(found, codeSent, loggedIn))[5]).toBe('LoggedIn');
  expect(after(loggedIn)).toBe(newTireHotel);
  expect(after(begun)).toBe(newTireHotel);
  expect(after(codeSent)).toBe(newTireHotel);
});

test('once logged in, nothing of the search is kept, and the vehicle is the one that was searched', () => {
  const state = after(found, codeSent, loggedIn);
  expect(state.customer).toBeNull();
  expect(state.credentials).toBeNull();
  expect(chosenVehicle(state)?.regNo).toBe('ELB12A');
  const other = nextTireHotel(state, { type: 'vehicleChosen', regNo: 'MEK106' });
  expect(chosenVehicle(other)?.regNo).toBe('MEK106');
});

test('[TIRE-39] [TIRE-40] back goes to the vehicle, and logging out empties everything from anywhere', () => {
  const state = after(found, codeSent, loggedIn, begun, timed);
  expect(nextTireHotel(state, { type: 'opened', page: 'LoggedIn' }).page).toBe('LoggedIn');
  const ways = [found, codeSent, loggedIn, begun, timed, sent, confirmed];
  for (let count = 1; count <= ways.length; count += 1) {
    const ended = nextTireHotel(after(...ways.slice(0, count)), { type: 'ended', words: null });
    expect(ended).toEqual(newTireHotel);
    expect(nextTireHotel(ended, { type: 'ended', words: 'Again.' })).toBe(ended);
  }
});

test('[TIRE-44] another day drops the time, and another time what became of the one before', () => {
  const refused: TireHotelAction = {
    type: 'outcomeKnown',
    key: 'key',
    outcome: { state: 'refused', said: 'No.', isTaken: false },
  };
  const state = after(found, codeSent, loggedIn, begun, timed, sent, refused);
  expect(state.sent?.outcome.state).toBe('refused');
  expect(nextTireHotel(state, { type: 'dateChosen', date: '2026-11-27' })).toMatchObject({
    date: '2026-11-27',
    time: null,
    sent: null,
  });
  expect(
    nextTireHotel(state, { type: 'timeChosen', date: '2026-11-26', time: '09:00' }).sent,
  ).toBeNull();
});

test('a time that was taken is given up, the day is not', () => {
  const state = after(found, codeSent, loggedIn, begun, timed, sent, {
    type: 'outcomeKnown',
    key: 'key',
    outcome: { state: 'refused', said: 'Taken.', isTaken: true },
  });
  expect(state).toMatchObject({ date: '2026-11-26', time: null, page: 'Booking' });
});

test('[TIRE-70] a booking is made by the word of the server for its own key alone, and is sent once', () => {
  const state = after(found, codeSent, loggedIn, begun, timed, sent);
  const other = nextTireHotel(state, {
    type: 'outcomeKnown',
    key: 'other',
    outcome: { state: 'confirmed', booking },
  });
  expect(other).toBe(state);
  expect(nextTireHotel(state, { type: 'sent', key: 'again' })).toBe(state);
  const unknown = nextTireHotel(state, {
    type: 'outcomeKnown',
    key: 'key',
    outcome: { state: 'unknown' },
  });
  expect(unknown.page).toBe('Booking');
  expect(nextTireHotel(unknown, { type: 'opened', page: 'LoggedIn' }).page).toBe('Booking');
  expect(nextTireHotel(unknown, { type: 'dateChosen', date: '2026-11-27' })).toBe(unknown);
});

test('what is booked is not booked again by going back; a new booking begins empty', () => {
  const state = after(found, codeSent, loggedIn, begun, timed, sent, confirmed);
  expect(state.confirmation).toEqual(booking);
  expect(pageShown(state, 'Booking')).toBe('LoggedIn');
  const again = nextTireHotel(state, begun);
  expect(again).toMatchObject({ page: 'Booking', date: null, time: null, confirmation: null });
  expect(nextTireHotel(state, { type: 'rated' }).isRated).toBe(true);
});

test('what is booked follows what becomes of it: moved, and cancelled', () => {
  const booked = after(found, codeSent, loggedIn, begun, timed, sent, confirmed);
  const moved = { ...booking, appointmentTime: '2026-12-01T10:30:00', isFullDay: false };
  const later = nextTireHotel(booked, { type: 'bookedLookedAt', key: 'key', booking: moved });
  expect(later.confirmation).toEqual(moved);
  expect(chosenVehicle(later)?.nextChange).toMatchObject({ date: '2026-12-01', time: '10:30' });
  const other = nextTireHotel(later, { type: 'bookedLookedAt', key: 'other', booking: null });
  expect(other).toBe(later);
  const cancelled = nextTireHotel(later, { type: 'bookedLookedAt', key: 'key', booking: null });
  expect([cancelled.page, cancelled.confirmation]).toEqual(['LoggedIn', null]);
  expect(chosenVehicle(cancelled)?.nextChange).toBeUndefined();
});
