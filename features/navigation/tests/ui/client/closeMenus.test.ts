/** @jest-environment jsdom */
import { watchLeaving } from '../../../ui/client/watchLeaving';
import { createBar, findDetails, entriesWithDropdown } from './barUnderTest';

function openMenu(isWide = true) {
  watchLeaving(createBar(entriesWithDropdown, isWide));
  findDetails('cars').open = true;
  findDetails('makes').open = true;
}

const press = (key: string) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

test('[NAV-26] Escape closes one level and returns the focus to its opener', () => {
  openMenu();
  document.querySelector<HTMLElement>('#bmw a')!.focus();
  press('Escape');
  expect(findDetails('makes').open).toBe(false);
  expect(findDetails('cars').open).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('#makes summary'));
  press('Escape');
  expect(findDetails('cars').open).toBe(false);
});

test('[NAV-26] moving the focus closes the menus that do not contain it', () => {
  openMenu();
  document.querySelector<HTMLElement>('#used a')!.focus();
  expect(findDetails('makes').open).toBe(false);
  expect(findDetails('cars').open).toBe(true);
  document.querySelector('button')!.focus();
  expect(findDetails('cars').open).toBe(false);
});

test('entries stay open in the sheet of a narrow window', () => {
  openMenu(false);
  document.querySelector('button')!.focus();
  expect(findDetails('cars').open).toBe(true);
});

test.each([
  ['choosing a link', () => document.querySelector<HTMLElement>('#used a')!.click()],
  ['going to another anchor of the page', () => dispatchEvent(new Event('hashchange'))],
  [
    'returning by the back/forward cache',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('[NAV-27] [MEGA-09] %s closes all menus', (_, change) => {
  openMenu();
  change();
  expect(findDetails('cars').open).toBe(false);
  expect(findDetails('makes').open).toBe(false);
});
