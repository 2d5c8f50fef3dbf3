/** @jest-environment jsdom */
import {
  passesFocus,
  passFocus,
  recoverFocus,
} from '../../../../../design-system/focus/client/passFocus';

const byId = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <div id="banner"><button id="close"></button></div>
      <button id="off" disabled></button>
      <p id="words"></p>
      <a id="next" href="/"></a>
      <dialog open><button id="remove"></button><button id="other"></button></dialog>
    </main>`;
});

test('the focus goes to the stop that follows what leaves', () => {
  byId('close').focus();
  passFocus(byId('banner'));
  expect(focused()).toBe('next');
});

test('the focus goes to the first place that is there, a stop or words', () => {
  byId('close').focus();
  passFocus(byId('banner'), null, byId('words'), byId('next'));
  expect(focused()).toBe('words');
});

test('the focus stays when it is elsewhere', () => {
  byId('next').focus();
  passFocus(byId('banner'));
  expect(focused()).toBe('next');
});

test('behind the last stop of a dialog comes the main area, not the page behind it', () => {
  byId('remove').focus();
  passFocus(byId('remove'));
  expect(focused()).toBe('other');
  passFocus(byId('other'));
  expect(focused()).toBe('main');
});

test('a lost focus is given to a place, else to the main area', () => {
  recoverFocus(byId('next'));
  expect(focused()).toBe('next');
  recoverFocus(byId('close'));
  expect(focused()).toBe('next');
  byId('next').blur();
  recoverFocus(undefined);
  expect(focused()).toBe('main');
});

test('what React takes away passes its focus on just before it goes', () => {
  const goes = passesFocus(byId('close'));
  byId('close').focus();
  goes();
  expect(focused()).toBe('next');
});
