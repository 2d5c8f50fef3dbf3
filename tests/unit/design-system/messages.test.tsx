/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { getMessageKeys, MessagesProvider, useMessages } from '../../../design-system/messages';

test('returns a text by its key, and an unknown key fails the type check', () => {
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

test('returns all keys of a catalogue, or those with one of the given prefixes', () => {
  const catalogue = { close: '', closeMenu: '', openMenu: '', back: '' };
  expect(getMessageKeys(catalogue)).toEqual(['close', 'closeMenu', 'openMenu', 'back']);
  expect(getMessageKeys(catalogue, 'close', 'open')).toEqual(['close', 'closeMenu', 'openMenu']);
});
