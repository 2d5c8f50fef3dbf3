/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AuthoringFailure } from '../../../../cms/editor/authoring';
import { describeFailure } from '../../../../cms/editor/describeFailure';
import { FormDialog } from '../../../../cms/editor/FormDialog';
import { standInForDialogs } from '../../design-system/standInForDialogs';

beforeAll(standInForDialogs);

const gone = new AuthoringFailure('refused', 'The page is gone.');

test('[EDIT-02] a form in a dialog is sent once at a time and tells what went wrong', async () => {
  const answers = [Promise.resolve('Write something.'), Promise.reject(gone), Promise.resolve()];
  const sent: string[] = [];
  const onSend = (fields: FormData) => {
    sent.push(String(fields.get('note')));
    return answers.shift() as Promise<undefined>;
  };
  render(
    <FormDialog title="Ask" send="Send" cancel="Cancel" onSend={onSend} onClose={jest.fn()}>
      <input name="note" defaultValue="now" />
    </FormDialog>,
  );
  const button = screen.getByRole('button', { name: 'Send', hidden: true });
  fireEvent.click(button);
  expect(button).toBeDisabled();
  expect(await screen.findByText('Write something.')).toBeInTheDocument();
  fireEvent.click(button);
  expect(await screen.findByText(describeFailure(gone))).toBeInTheDocument();
  fireEvent.click(button);
  await answers[2];
  expect(button).toBeDisabled();
  expect(sent).toEqual(['now', 'now', 'now']);
});

test('[EDIT-02] where the fields tell what is wrong, the first of them takes the focus', async () => {
  const onSend = () => Promise.resolve('');
  render(
    <FormDialog title="Ask" send="Send" onSend={onSend} onClose={jest.fn()}>
      <input aria-label="Right" />
      <input aria-label="Wrong" aria-invalid />
    </FormDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
  await waitFor(() => expect(screen.getByLabelText('Wrong')).toHaveFocus());
});
