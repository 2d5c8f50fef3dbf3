/** @jest-environment jsdom */
import { watchLeaving } from '../../../ui/client/closeMenus';
import { barWith, detailsOf, entriesWithDropdown } from './barUnderTest';

function opened(isWide = true) {
  watchLeaving(barWith(entriesWithDropdown, isWide));
  detailsOf('cars').open = true;
  detailsOf('makes').open = true;
}

const press = (key: string) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

test('[NAV-26] Escape closes one level and gives the focus to what opened it', () => {
  opened();
  document.querySelector<HTMLElement>('#bmw a')!.focus();
  press('Escape');
  expect(detailsOf('makes').open).toBe(false);
  expect(detailsOf('cars').open).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('#makes summary'));
  press('Escape');
  expect(detailsOf('cars').open).toBe(false);
});

test('[NAV-26] the focus elsewhere closes what it is not in', () => {
  opened();
  document.querySelector<HTMLElement>('#used a')!.focus();
  expect(detailsOf('makes').open).toBe(false);
  expect(detailsOf('cars').open).toBe(true);
  document.querySelector('button')!.focus();
  expect(detailsOf('cars').open).toBe(false);
});

test('in the sheet of a narrow window entries stay unfolded', () => {
  opened(false);
  document.querySelector('button')!.focus();
  expect(detailsOf('cars').open).toBe(true);
});

test.each([
  ['a choice of a link', () => document.querySelector<HTMLElement>('#used a')!.click()],
  ['another part of the page', () => dispatchEvent(new Event('hashchange'))],
  [
    'a page that the browser brings back',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('[NAV-27] [MEGA-09] %s closes everything', (_, change) => {
  opened();
  change();
  expect(detailsOf('cars').open).toBe(false);
  expect(detailsOf('makes').open).toBe(false);
});
