/** @jest-environment jsdom */
import { closeDelays, watchHover } from '../../../ui/client/hoverMenus';
import { barWith, detailsOf, entriesWithDropdown } from './barUnderTest';

function pointer(type: string, selector: string, pointerType = 'mouse') {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerleave' });
  Object.assign(event, { pointerType });
  document.querySelector(selector)!.dispatchEvent(event);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[NAV-23] [NAV-26] a mouse opens what it comes to, at every level', () => {
  watchHover(barWith(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  expect(detailsOf('cars').open).toBe(true);
  pointer('pointerover', '#makes summary');
  jest.advanceTimersByTime(1000);
  expect(detailsOf('cars').open).toBe(true);
  expect(detailsOf('makes').open).toBe(true);
});

test('[NAV-24] leaving an entry with others below it closes it after 200 ms', () => {
  watchHover(barWith(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  pointer('pointerleave', '[data-menu]');
  jest.advanceTimersByTime(199);
  expect(detailsOf('cars').open).toBe(true);
  jest.advanceTimersByTime(1);
  expect(detailsOf('cars').open).toBe(false);
  expect(closeDelays.withChildren).toBe(200);
});

test('[NAV-25] leaving an entry without others closes what is open after 600 ms', () => {
  watchHover(barWith(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  pointer('pointerover', '#used a');
  jest.advanceTimersByTime(1000);
  expect(detailsOf('cars').open).toBe(true);
  pointer('pointerleave', '[data-menu]');
  jest.advanceTimersByTime(599);
  expect(detailsOf('cars').open).toBe(true);
  jest.advanceTimersByTime(1);
  expect(detailsOf('cars').open).toBe(false);
});

test('[NAV-26] coming back in time keeps it open', () => {
  watchHover(barWith(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  pointer('pointerleave', '[data-menu]');
  jest.advanceTimersByTime(100);
  pointer('pointerover', '#used a');
  jest.advanceTimersByTime(1000);
  expect(detailsOf('cars').open).toBe(true);
});

test('a click on what the mouse has just opened does not close it; the next one does', () => {
  watchHover(barWith(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  const summary = document.querySelector<HTMLElement>('#cars > details > summary')!;
  const click = () =>
    summary.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(click()).toBe(false);
  expect(click()).toBe(true);
});

test.each([
  ['a finger', 'touch', true],
  ['a narrow window', 'mouse', false],
])('%s opens nothing by passing over it', (_, pointerType, isWide) => {
  watchHover(barWith(entriesWithDropdown, isWide));
  pointer('pointerover', '#cars summary', pointerType);
  expect(detailsOf('cars').open).toBe(false);
});
