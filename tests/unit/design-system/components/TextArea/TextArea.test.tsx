/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { TextArea } from '../../../../../design-system/components/TextArea/TextArea';
import { MessagesProvider } from '../../../../../design-system/messages';
import { messagesOf } from '../../../../../messages/messagesOf';
import { sentBy } from '../../sentBy';

const sentText = () => new Map(sentBy('form')).get('message');

test('a text area is a native one that is submitted with its lines and reset with its form', () => {
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

test('a label names the text area, and its hint, error and further notes describe it', () => {
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

test('labels an optional text area in the language of the page', () => {
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

test('passes on its ref and class name, and cannot be used while disabled', () => {
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
