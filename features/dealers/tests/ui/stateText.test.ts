import {
  type OpeningTexts,
  hoursText,
  reservedStateText,
  stateText,
  timeText,
} from '../../ui/stateText';
import { messagesOf } from '../../../../messages/messagesOf';
import type { Language } from '../../../../sites/site.types';

function createTexts(language: Language): OpeningTexts {
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
const toMs = (time: string) => Date.parse(`${time}Z`);

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
  const state = { state: 'open', until: toMs(until) } as const;
  expect(stateText(state, { now, zone }, createTexts(language))).toBe(text);
});

test.each([
  ['2026-11-23T12:00', 'Stängt, öppnar 13'],
  ['2026-11-24T07:00', 'Stängt, öppnar i morgon 8'],
  ['2026-11-26T07:00', 'Stängt, öppnar torsdag 8'],
  ['2026-12-01T07:00', 'Stängt, öppnar 1/12 8'],
])('[DEAL-12] closed, opens at %s: %s', (opensAt, text) => {
  const state = { state: 'closed', opensAt: toMs(opensAt) } as const;
  expect(stateText(state, { now, zone }, createTexts('sv'))).toBe(text);
});

test('a state without a next change has a text, and unknown hours have none', () => {
  const texts = createTexts('sv');
  expect(stateText({ state: 'open' }, { now, zone }, texts)).toBe('Öppet dygnet runt');
  expect(stateText({ state: 'closed' }, { now, zone }, texts)).toBe('Stängt just nu');
  expect(stateText({ state: 'unknown' }, { now, zone }, texts)).toBeUndefined();
});

test('the hours of a day are formatted in the page’s language', () => {
  const dayTexts = { hours: '{open}–{close}', allDay: 'all day', closed: 'closed', unknown: 'ask' };
  const texts = createTexts('en');
  expect(hoursText([540, 1110], texts, dayTexts)).toBe('9am–6.30pm');
  expect(hoursText([0, 1440], texts, dayTexts)).toBe('all day');
  expect(hoursText('closed', texts, dayTexts)).toBe('closed');
  expect(hoursText('unknown', texts, dayTexts)).toBe('ask');
  expect(timeText(1560, texts)).toBe('2am');
  expect(timeText(0, texts)).toBe('12am');
});

test.each([
  ['sk', 'Zatvorené, otvárame: pondelok 22.30'],
  ['fi', 'Suljettu, avataan: keskiviikko klo 22.30'],
] as const)('[SHELL-02] [DEAL-12] %s, the longest state is %s', (language, text) => {
  expect(reservedStateText(createTexts(language))).toBe(text);
});

test('[SHELL-02] [DEAL-12] a state is not longer than the space reserved for it', () => {
  const texts = createTexts('sk');
  const saturdayEvening = Date.parse('2026-11-28T19:00Z');
  const closedState = { state: 'closed', opensAt: toMs('2026-11-30T08:00') } as const;
  const text = stateText(closedState, { now: saturdayEvening, zone }, texts)!;
  expect(text.length).toBeLessThanOrEqual(reservedStateText(texts).length);
});
