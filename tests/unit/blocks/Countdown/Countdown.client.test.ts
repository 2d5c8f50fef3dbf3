/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { splitRemaining, start, unitName } from '../../../../blocks/Countdown/Countdown.client';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

function renderClock(target: string): { root: HTMLElement; read: () => string } {
  document.body.innerHTML = `<div data-target="${target}">${units
    .map((unit) => `<b data-unit="${unit}">–</b>`)
    .join('')}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  return { root, read: () => [...root.children].map((unit) => unit.textContent).join(':') };
}

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test('[BLOCK-02] shows days, hours, minutes and seconds with at least two digits each', () => {
  const second = 1000;
  expect(Object.values(splitRemaining(0))).toEqual(['00', '00', '00', '00']);
  expect(Object.values(splitRemaining(59 * second))).toEqual(['00', '00', '00', '59']);
  const hour = 3600 * second;
  expect(Object.values(splitRemaining(123 * 24 * hour + 4 * hour + 5 * 60 * second))).toEqual([
    ...['123', '04', '05', '00'],
  ]);
});

test('[BLOCK-01] counts down to the target date', () => {
  const { root, read } = renderClock('2026-12-25T15:30:00+01:00');
  start(root);
  expect(read()).toBe('24:02:30:00');
});

test('[BLOCK-03] ticks each second, stops at zero and is never negative', () => {
  const { root, read } = renderClock('2026-12-01T12:00:02.500Z');
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

test('[BLOCK-03] shows zeros for a date in the past', () => {
  const { root, read } = renderClock('2020-01-01T00:00:00Z');
  start(root);
  expect(read()).toBe('00:00:00:00');
});

test('shows the date while it is more than two weeks away, and then starts the clock', () => {
  const { root } = renderClock('2026-12-15T12:00:02Z');
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
])('[BLOCK-02] in %s the name of a unit has the plural form for its number', (language, names) => {
  expect([1, 2, 5, 0].map((count) => unitName(count, 'hours', language))).toEqual(names);
});

test("[BLOCK-02] uses the singular for one hour and the dictionary's word for several", () => {
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
