/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { keysOf, MessagesProvider, useMessages } from '../../../design-system/messages';

test('a text comes by its key, and a key that no language has does not pass the type check', () => {
  const Texts = () => {
    const message = useMessages();
    // @ts-expect-error No text has this key.
    return `${message('close')} ${message('noSuchKey')}`;
  };
  render(
    <MessagesProvider messages={(key) => `<${key}>`}>
      <Texts />
    </MessagesProvider>,
  );
  expect(screen.getByText('<close> <noSuchKey>')).toBeTruthy();
});

test('the keys of a catalogue are all of it, or those that begin with one of the words', () => {
  const catalogue = { close: '', closeMenu: '', openMenu: '', back: '' };
  expect(keysOf(catalogue)).toEqual(['close', 'closeMenu', 'openMenu', 'back']);
  expect(keysOf(catalogue, 'close', 'open')).toEqual(['close', 'closeMenu', 'openMenu']);
});
