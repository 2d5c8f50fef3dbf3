import { MAX_IDLE_MS } from '../../../../domain/tireHotel/limits';
import { readStoredTireHotel } from '../../model/storedTireHotel';
import { serializeTireHotel } from '../../model/serializeTireHotel';
import { newTireHotel, reduceTireHotel } from '../../model/tireHotelState';
import type { TireHotelAction, TireHotelState } from '../../model/tireHotelState.types';
import { booking, credentials, customer, session } from './exampleSession';

const key = '3b241101-e2bb-4255-8caf-4136c566a962';
const actions: TireHotelAction[] = [
  { type: 'found', customer },
  { type: 'codeSent', credentials },
  { type: 'loggedIn', session },
  { type: 'bookingBegun' },
  { type: 'timeChosen', date: '2026-11-26', time: '08:00' },
  { type: 'sent', key },
  { type: 'outcomeKnown', key, outcome: { state: 'unknown' } },
  { type: 'outcomeKnown', key, outcome: { state: 'confirmed', booking } },
];
const states = actions.map((_, at) =>
  actions.slice(0, at + 1).reduce(reduceTireHotel, newTireHotel),
);
const last = states.at(-1)!;
const loggedInState = states[2]!;

const readState = (state: object, age = 0, now = Date.UTC(2026, 10, 23)) =>
  readStoredTireHotel(serializeTireHotel(state as TireHotelState, now - age), now);

test('[TIRE-02] [TIRE-24] [TIRE-25] [TIRE-27] [TIRE-28] [TIRE-33] a reload restores the visitor’s page and state', () => {
  for (const state of states) {
    const isSending = state.sent?.outcome.state === 'sending';
    const expected = isSending ? { ...state, sent: { key, outcome: { state: 'unknown' } } } : state;
    expect(readState(state)).toEqual(expected);
  }
  expect(states.some(({ sent }) => sent?.outcome.state === 'sending')).toBe(true);
});

test('[TIRE-63] a state expires after 20 minutes without activity, and one from the future is rejected', () => {
  expect(readState(loggedInState, MAX_IDLE_MS - 1)).toEqual(loggedInState);
  expect(readState(loggedInState, MAX_IDLE_MS)).toBeUndefined();
  expect(readState(loggedInState, -1)).toBeUndefined();
});

test.each<[string, object]>([
  ['a page without its data', { ...newTireHotel, page: 'LoggedIn' }],
  ['a session that is not logged in', { ...loggedInState, session: { ...session, status: 1 } }],
  ['a vehicle without a station', { ...loggedInState, session: { status: 0, vehicles: [{}] } }],
  ['an unknown page', { ...loggedInState, page: 'Admin' }],
  ['an impossible day', { ...states[4], date: '2026-02-30' }],
  [
    'a link to another host',
    { ...last, confirmation: { ...booking, visitPage: '//evil.example/' } },
  ],
  ['an invalid key', { ...states[6], sent: { key: '1', outcome: { state: 'unknown' } } }],
])('%s is not restored', (_, state) => {
  expect(readState(state)).toBeUndefined();
});

test('a text that is not a state is not restored', () => {
  expect(readStoredTireHotel(null, 0)).toBeUndefined();
  expect(readStoredTireHotel('{', 0)).toBeUndefined();
  expect(readStoredTireHotel('[]', 0)).toBeUndefined();
});

test('the reason for a logout is shown once, and not stored', () => {
  expect(serializeTireHotel({ ...newTireHotel, endMessage: 'Logged out.' }, 0)).not.toContain(
    'Logged out',
  );
});
