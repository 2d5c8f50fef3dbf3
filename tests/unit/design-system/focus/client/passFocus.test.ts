/** @jest-environment jsdom */
import {
  passFocusOnRemoval,
  passFocus,
  recoverFocus,
} from '../../../../../design-system/focus/client/passFocus';

const byId = (id: string) => document.getElementById(id)!;
const getFocusedId = () => document.activeElement?.id;

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

test('moves the focus to the next focusable element after the one that is removed', () => {
  byId('close').focus();
  passFocus(byId('banner'));
  expect(getFocusedId()).toBe('next');
});

test('moves the focus to the first given element that exists, focusable or not', () => {
  byId('close').focus();
  passFocus(byId('banner'), null, byId('words'), byId('next'));
  expect(getFocusedId()).toBe('words');
});

test('does not move a focus that is elsewhere', () => {
  byId('next').focus();
  passFocus(byId('banner'));
  expect(getFocusedId()).toBe('next');
});

test('after the last focusable element of a dialog, moves the focus to the main area', () => {
  byId('remove').focus();
  passFocus(byId('remove'));
  expect(getFocusedId()).toBe('other');
  passFocus(byId('other'));
  expect(getFocusedId()).toBe('main');
});

test('moves a lost focus to a given element, otherwise to the main area', () => {
  recoverFocus(byId('next'));
  expect(getFocusedId()).toBe('next');
  recoverFocus(byId('close'));
  expect(getFocusedId()).toBe('next');
  byId('next').blur();
  recoverFocus(undefined);
  expect(getFocusedId()).toBe('main');
});

test('moves the focus just before React removes an element', () => {
  const handleRemoval = passFocusOnRemoval(byId('close'));
  byId('close').focus();
  handleRemoval();
  expect(getFocusedId()).toBe('next');
});
