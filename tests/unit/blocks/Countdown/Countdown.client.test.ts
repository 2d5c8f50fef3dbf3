/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { remaining, start, unitName } from '../../../../blocks/Countdown/Countdown.client';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

function clock(target: string): { root: HTMLElement; read: () => string } {
  document.body.innerHTML = `<div data-target="${target}">${units
    .map((unit) => `<b data-unit="${unit}">–</b>`)
    .join('')}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  return { root, read: () => [...root.children].map((unit) => unit.textContent).join(':') };
}

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test('[BLOCK-02] days, hours, minutes and seconds, each with two digits at least', () => {
  const second = 1000;
  expect(Object.values(remaining(0))).toEqual(['00', '00', '00', '00']);
  expect(Object.values(remaining(59 * second))).toEqual(['00', '00', '00', '59']);
  const hour = 3600 * second;
  expect(Object.values(remaining(123 * 24 * hour + 4 * hour + 5 * 60 * second))).toEqual([
    ...['123', '04', '05', '00'],
  ]);
});

test('[BLOCK-01] counts down to the target date', () => {
  const { root, read } = clock('2026-12-25T15:30:00+01:00');
  start(root);
  expect(read()).toBe('24:02:30:00');
});

test('[BLOCK-03] ticks each second, stops at zero and is never negative', () => {
  const { root, read } = clock('2026-12-01T12:00:02.500Z');
  start(root);
  expect(read()).toBe('00:00:00:03');
  jest.advanceTimersByTime(500);
  expect(read()).toBe('00:00:00:02');
  jest.advanceTimersByTime(1000);
  expect(read()).toBe('00:00:00:01');
  expect(root).not.toHaveAttribute('data-ended');
  jest.advanceTimersByTime(1000);
  expect(read()).toBe('00:00:00:00');
  expect(root).toHaveAttribute('data-ended');
  expect(jest.getTimerCount()).toBe(0);
});

test('[BLOCK-03] a moment that has passed shows zeros', () => {
  const { root, read } = clock('2020-01-01T00:00:00Z');
  start(root);
  expect(read()).toBe('00:00:00:00');
});

test('a moment more than two weeks away is a date, and a clock from then on', () => {
  const { root } = clock('2026-12-15T12:00:02Z');
  start(root);
  expect(root).toHaveAttribute('data-far');
  jest.advanceTimersByTime(2000);
  expect(root).not.toHaveAttribute('data-far');
});

test.each([
  ['sv', ['timme', undefined, undefined, undefined]],
  ['nb', ['time', undefined, undefined, undefined]],
  ['en', ['hour', undefined, undefined, undefined]],
  ['fi', ['tunti', undefined, undefined, undefined]],
  ['sk', ['hodina', 'hodiny', undefined, undefined]],
])('[BLOCK-02] in %s units are named in the form that their number asks for', (language, names) => {
  expect([1, 2, 5, 0].map((count) => unitName(count, 'hours', language))).toEqual(names);
});

test('[BLOCK-02] one hour is named as one, and more as the dictionary has them', () => {
  document.documentElement.lang = 'sv';
  document.body.innerHTML = `<div data-target="2026-12-01T14:00:00Z"><b data-unit="hours">–</b><i data-unit-name="hours">timmar</i></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  start(root);
  expect(root).toHaveTextContent('02timmar');
  jest.advanceTimersByTime(3_600_000);
  expect(root).toHaveTextContent('01timme');
  jest.advanceTimersByTime(3_600_000);
  expect(root).toHaveTextContent('00timmar');
});
