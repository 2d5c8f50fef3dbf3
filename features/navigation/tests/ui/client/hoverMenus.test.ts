/** @jest-environment jsdom */
import { CLOSE_DELAYS_MS, watchHover } from '../../../ui/client/hoverMenus';
import { createBar, findDetails, entriesWithDropdown } from './barUnderTest';

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

test('[NAV-23] [NAV-26] hovering with a mouse opens an entry, at every level', () => {
  watchHover(createBar(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  expect(findDetails('cars').open).toBe(true);
  pointer('pointerover', '#makes summary');
  jest.advanceTimersByTime(1000);
  expect(findDetails('cars').open).toBe(true);
  expect(findDetails('makes').open).toBe(true);
});

test('[NAV-24] leaving an entry with sub-entries closes it after 200 ms', () => {
  watchHover(createBar(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  pointer('pointerleave', '[data-menu]');
  jest.advanceTimersByTime(199);
  expect(findDetails('cars').open).toBe(true);
  jest.advanceTimersByTime(1);
  expect(findDetails('cars').open).toBe(false);
  expect(CLOSE_DELAYS_MS.withChildren).toBe(200);
});

test('[NAV-25] leaving an entry without sub-entries closes the open menus after 600 ms', () => {
  watchHover(createBar(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  pointer('pointerover', '#used a');
  jest.advanceTimersByTime(1000);
  expect(findDetails('cars').open).toBe(true);
  pointer('pointerleave', '[data-menu]');
  jest.advanceTimersByTime(599);
  expect(findDetails('cars').open).toBe(true);
  jest.advanceTimersByTime(1);
  expect(findDetails('cars').open).toBe(false);
});

test('[NAV-26] returning within the delay keeps the menu open', () => {
  watchHover(createBar(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  pointer('pointerleave', '[data-menu]');
  jest.advanceTimersByTime(100);
  pointer('pointerover', '#used a');
  jest.advanceTimersByTime(1000);
  expect(findDetails('cars').open).toBe(true);
});

test('the first click after hovering does not close the menu, and the next one does', () => {
  watchHover(createBar(entriesWithDropdown));
  pointer('pointerover', '#cars summary');
  const summary = document.querySelector<HTMLElement>('#cars > details > summary')!;
  const click = () =>
    summary.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(click()).toBe(false);
  expect(click()).toBe(true);
});

test.each([
  ['a finger on a wide window', 'touch', true],
  ['a mouse on a narrow window', 'mouse', false],
])('%s does not open a menu by hovering', (_, pointerType, isWide) => {
  watchHover(createBar(entriesWithDropdown, isWide));
  pointer('pointerover', '#cars summary', pointerType);
  expect(findDetails('cars').open).toBe(false);
});
