/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthoringFailure } from '../../../../cms/editor/authoring';
import { ConfirmDialog } from '../../../../cms/editor/ConfirmDialog';
import { describeFailure } from '../../../../cms/editor/describeFailure';
import { FormDialog } from '../../../../cms/editor/FormDialog';
import { texts } from '../../../../cms/editor/texts';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { fakeDialogs } from '../../design-system/fakeDialogs';

beforeAll(fakeDialogs);

const refusal = new AuthoringFailure('refused', 'The page is gone.');

/** Expects `aria-disabled`: a button that becomes disabled would lose the focus. */
function expectBusy(button: HTMLElement): void {
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
}

test('[EDIT-02] a form in a dialog ignores further clicks while it is sent, and shows errors', async () => {
  const responses = [
    Promise.resolve('Write something.'),
    Promise.reject(refusal),
    Promise.resolve(),
  ];
  const sentNotes: string[] = [];
  const onSend = (fields: FormData) => {
    sentNotes.push(String(fields.get('note')));
    return responses.shift() as Promise<undefined>;
  };
  render(
    <FormDialog
      title="Ask"
      sendLabel="Send"
      cancelLabel="Cancel"
      onSend={onSend}
      onClose={jest.fn()}
    >
      <input name="note" defaultValue="now" />
    </FormDialog>,
  );
  const button = screen.getByRole('button', { name: 'Send', hidden: true });
  fireEvent.click(button);
  fireEvent.click(button);
  expectBusy(button);
  expect(await screen.findByText('Write something.')).toBeInTheDocument();
  fireEvent.click(button);
  expect(await screen.findByText(describeFailure(refusal))).toBeInTheDocument();
  fireEvent.click(button);
  await responses[2];
  expectBusy(button);
  expect(sentNotes).toEqual(['now', 'now', 'now']);
});

const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const getButton = (name: string) => screen.getByRole('button', { name, hidden: true });

test('[EDIT-02] errors are shown at their fields until these are changed, and the first invalid field gets the focus', async () => {
  const responses = [{ address: 'It is taken.' }, { address: 'It is too long.' }];
  const onSend = jest.fn(() => Promise.resolve(responses.shift()));
  render(
    <FormDialog title="Ask" sendLabel="Send" onSend={onSend} onClose={jest.fn()}>
      {(errors) => (
        <>
          <TextField label="Title" name="title" required error={errors.title} />
          <TextField label="Address" name="address" defaultValue="a" error={errors.address} />
        </>
      )}
    </FormDialog>,
  );
  fireEvent.click(getButton('Send'));
  expect(onSend).not.toHaveBeenCalled();
  expect(getField('Title')).toBeInvalid();
  expect(getField('Title')).toHaveAccessibleDescription(expect.stringContaining(texts.required));
  expect(getField('Title')).toHaveFocus();
  fireEvent.input(getField('Title'), { target: { value: 'News' } });
  expect(getField('Title')).toBeValid();

  fireEvent.click(getButton('Send'));
  await waitFor(() => expect(getField('Address')).toHaveFocus());
  expect(getField('Address')).toHaveAccessibleDescription(expect.stringContaining('It is taken.'));
  getField('Title').focus();
  fireEvent.click(getButton('Send'));
  await waitFor(() =>
    expect(getField('Address')).toHaveAccessibleDescription(
      expect.stringContaining('It is too long.'),
    ),
  );
  expect(getField('Address')).toHaveFocus();
});

test('[EDIT-02] a dialog focuses its first field, even if the field is loaded later', async () => {
  const renderDialog = (fields: ReactNode) => (
    <FormDialog title="Ask" sendLabel="Send" onSend={jest.fn()} onClose={jest.fn()}>
      {fields}
    </FormDialog>
  );
  const kinds = ['plain', 'story'].map((value) => ({ value, label: value }));
  const fields = (
    <>
      <RadioGroup legend="Kind" name="kind" options={kinds} defaultValue="story" />
      <TextField label="Title" />
    </>
  );
  const { rerender } = render(renderDialog('Loading'));
  expect(getButton('Cancel')).toHaveFocus();
  rerender(renderDialog(fields));
  await waitFor(() => expect(getField('story')).toHaveFocus());
  getField('Title').focus();
  rerender(renderDialog([fields]));
  await Promise.resolve();
  expect(getField('story')).not.toHaveFocus();
});

test('[EDIT-02] a confirmation dialog focuses Cancel, which comes after the confirming button', () => {
  render(
    <ConfirmDialog
      title="Delete?"
      text="It goes."
      confirmLabel="Delete"
      onConfirm={jest.fn()}
      onClose={jest.fn()}
    />,
  );
  expect(getButton('Cancel')).toHaveFocus();
  const order = getButton('Delete').compareDocumentPosition(getButton('Cancel'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
