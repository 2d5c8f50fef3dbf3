/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { TextArea } from '../../../../../design-system/components/TextArea/TextArea';
import { MessagesProvider } from '../../../../../design-system/messages';
import { messagesOf } from '../../../../../messages/messagesOf';
import { sentBy } from '../../sentBy';

const sentText = () => new Map(sentBy('form')).get('message');

test('is a native text area whose lines a form sends, and takes back when it is reset', () => {
  render(
    <form>
      <TextArea label="Message" name="message" defaultValue="Hello" rows={6} maxLength={500} />
    </form>,
  );
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area).toHaveAttribute('rows', '6');
  expect(area).toHaveAttribute('maxlength', '500');
  fireEvent.change(area, { target: { value: 'Winter tyres\nand a tow bar' } });
  expect(sentText()).toBe('Winter tyres\nand a tow bar');
  document.querySelector('form')?.reset();
  expect(area).toHaveValue('Hello');
});

test('its label leads to it, and its notes and those of others describe it', () => {
  render(
    <>
      <TextArea
        id="message"
        label="Message"
        hint="At most 500 letters"
        error="Write a few words"
        aria-describedby="privacy"
      />
      <p id="privacy">Read by the workshop</p>
    </>,
  );
  const area = screen.getByLabelText('Message');
  expect(area).toHaveAttribute('id', 'message');
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription(
    'Read by the workshop At most 500 letters fieldError: Write a few words',
  );
});

test('says that it may be left empty, in the language of the page', () => {
  const finnish = messagesOf('fi');
  render(
    <MessagesProvider messages={(key) => ({ ...finnish })[key as 'optional'] ?? key}>
      <TextArea label="Lisätietoja" optional />
    </MessagesProvider>,
  );
  const area = screen.getByLabelText(`Lisätietoja (${finnish.optional})`);
  expect(area).not.toBeRequired();
  expect(area).not.toHaveAttribute('aria-describedby');
});

test('passes on its element and a class, and cannot be used while disabled', () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(
    <form>
      <TextArea ref={ref} label="Message" name="message" className="mine" disabled />
    </form>,
  );
  expect(ref.current).toBe(screen.getByLabelText('Message'));
  expect(ref.current).toHaveClass('mine');
  expect(ref.current?.className).not.toBe('mine');
  expect(ref.current).toBeDisabled();
  expect(sentText()).toBeUndefined();
});
