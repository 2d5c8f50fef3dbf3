/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { watchRanges } from '../../../ui/client/ranges';

const page = `<form>
  <div data-range="car_price" data-min="1000" data-max="500000">
    <input data-bound="0" value="" /><input data-bound="1" value="" />
    <input type="range" data-end="0" min="1000" max="500000" value="1000" />
    <input type="range" data-end="1" min="1000" max="500000" value="500000" />
  </div>
</form>`;

function startWithText(typed: string) {
  document.documentElement.lang = 'sv';
  document.body.innerHTML = page;
  const form = document.querySelector('form')!;
  const upper = form.querySelector<HTMLInputElement>('[data-bound="1"]')!;
  upper.value = typed;
  const commit = jest.fn();
  const ranges = watchRanges(form, commit);
  return { form, upper, commit, ...ranges };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[FILT-26] a bound typed before the script loads is clamped and applied', () => {
  const { upper, commit } = startWithText('00999999');
  jest.advanceTimersByTime(1500);
  expect(upper.value).toBe('500000');
  expect(commit).toHaveBeenCalledTimes(1);
});

test('[FILT-26] a bound typed after the script loads is clamped too', () => {
  const { upper, commit } = startWithText('');
  jest.advanceTimersByTime(5000);
  expect(commit).not.toHaveBeenCalled();
  fireEvent.input(upper, { target: { value: '007' } });
  jest.advanceTimersByTime(1500);
  expect(upper.value).toBe('1000');
  expect(commit).toHaveBeenCalledTimes(1);
});
