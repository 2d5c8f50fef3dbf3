/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MessagesProvider, useMessages } from '../../../design-system/messages';

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
