import { type OpeningTexts, hoursText, stateText, timeText } from '../../ui/stateText';
import { messagesOf } from '../../../../messages/messagesOf';
import type { Language } from '../../../../sites/site.types';

function textsOf(language: Language): OpeningTexts {
  const message = messagesOf(language);
  return {
    time: message.dealerTime,
    fullHour: message.dealerFullHour,
    shortDate: message.dealerShortDate,
    weekdays: [
      ...[message.dealerMonday, message.dealerTuesday, message.dealerWednesday],
      ...[message.dealerThursday, message.dealerFriday, message.dealerSaturday],
      message.dealerSunday,
    ],
    openUntil: message.dealerOpenUntil,
    openAlways: message.dealerOpenAlways,
    opensAt: message.dealerOpensAt,
    opensTomorrow: message.dealerOpensTomorrow,
    opensOn: message.dealerOpensOn,
    closedNow: message.dealerClosedNow,
  };
}

const zone = 'Europe/Stockholm';
/** A Monday, 10:30 in Stockholm. */
const now = Date.parse('2026-11-23T09:30Z');
const at = (time: string) => Date.parse(`${time}Z`);

test.each([
  ['sv', '2026-11-23T17:00', 'Öppet till 18'],
  ['sv', '2026-11-23T17:30', 'Öppet till 18.30'],
  ['sv', '2026-11-23T23:00', 'Öppet till 24'],
  ['nb', '2026-11-23T17:00', 'Åpent til 18'],
  ['en', '2026-11-23T17:30', 'Open until 6.30pm'],
  ['en', '2026-11-23T11:00', 'Open until 12pm'],
  ['sk', '2026-11-23T17:00', 'Otvorené do 18.00'],
  ['fi', '2026-11-23T17:00', 'Avoinna klo 18 asti'],
] as const)('[DEAL-12] %s, open until %s: %s', (language, until, text) => {
  const state = { state: 'open', until: at(until) } as const;
  expect(stateText(state, { now, zone }, textsOf(language))).toBe(text);
});

test.each([
  ['2026-11-23T12:00', 'Stängt, öppnar 13'],
  ['2026-11-24T07:00', 'Stängt, öppnar i morgon 8'],
  ['2026-11-26T07:00', 'Stängt, öppnar torsdag 8'],
  ['2026-12-01T07:00', 'Stängt, öppnar 1/12 8'],
])('[DEAL-12] closed, opens at %s: %s', (opensAt, text) => {
  const state = { state: 'closed', opensAt: at(opensAt) } as const;
  expect(stateText(state, { now, zone }, textsOf('sv'))).toBe(text);
});

test('around the clock, closed without end, and what nobody knows', () => {
  const texts = textsOf('sv');
  expect(stateText({ state: 'open' }, { now, zone }, texts)).toBe('Öppet dygnet runt');
  expect(stateText({ state: 'closed' }, { now, zone }, texts)).toBe('Stängt just nu');
  expect(stateText({ state: 'unknown' }, { now, zone }, texts)).toBeUndefined();
});

test('hours of a day', () => {
  const words = { hours: '{open}–{close}', allDay: 'all day', closed: 'closed', unknown: 'ask' };
  const texts = textsOf('en');
  expect(hoursText([540, 1110], texts, words)).toBe('9am–6.30pm');
  expect(hoursText([0, 1440], texts, words)).toBe('all day');
  expect(hoursText('closed', texts, words)).toBe('closed');
  expect(hoursText('unknown', texts, words)).toBe('ask');
  expect(timeText(1560, texts)).toBe('2am');
  expect(timeText(0, texts)).toBe('12am');
});
