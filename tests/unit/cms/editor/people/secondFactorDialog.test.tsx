/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Authoring } from '../../../../../cms/editor/authoring';
import { CodePage } from '../../../../../cms/editor/people/PasswordPages';
import { SecondFactorDialog } from '../../../../../cms/editor/people/SecondFactorDialog';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

beforeAll(fakeDialogs);

function show(answers: object[]) {
  const sent: object[] = [];
  const post = async (_path: string, body: object, read: (json: unknown) => unknown) => {
    sent.push(body);
    return read(answers.shift());
  };
  const authoring = { post, renewSession: jest.fn() } as unknown as Authoring;
  const onChange = jest.fn();
  const onClose = jest.fn();
  render(<SecondFactorDialog authoring={authoring} isOn onChange={onChange} onClose={onClose} />);
  return { sent, onChange, onClose };
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const password = () => screen.getByLabelText(/^Password/);

test('[EDIT-60] shows new backup codes once the password is right, without turning two-step sign-in off', async () => {
  const { sent, onChange, onClose } = show([
    { problem: 'wrong' },
    { backupCodes: ['abcde-12345', 'fghij-67890'] },
  ]);
  fireEvent.change(password(), { target: { value: 'no' } });
  fireEvent.click(button('Continue'));
  expect(await screen.findByText('That is not your password.')).toBeInTheDocument();
  fireEvent.change(password(), { target: { value: 'right' } });
  fireEvent.click(button('Continue'));
  expect(await screen.findByText('fghij-67890')).toBeInTheDocument();
  expect(screen.getByText(/Your earlier codes no longer work\./)).toBeInTheDocument();
  expect(sent).toEqual([
    { step: 'renew', proof: 'no' },
    { step: 'renew', proof: 'right' },
  ]);
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  fireEvent.click(button('Copy the codes'));
  expect(writeText).toHaveBeenCalledWith('abcde-12345\nfghij-67890');
  fireEvent.click(button('I have kept them'));
  expect(onClose).toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

test('[EDIT-60] turns two-step sign-in off', async () => {
  const { sent, onChange } = show([{ csrf: 'next' }]);
  fireEvent.click(screen.getByLabelText('Turn off'));
  fireEvent.change(password(), { target: { value: 'right' } });
  fireEvent.click(button('Continue'));
  await screen.findByRole('dialog', { hidden: true });
  expect(sent).toEqual([{ step: 'stop', proof: 'right' }]);
  expect(onChange).toHaveBeenCalledWith(false);
});

test('[EDIT-60] a refused code scrolls its error into view', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this);
  };
  show([{ problem: 'wrong' }]);
  fireEvent.change(password(), { target: { value: 'no' } });
  fireEvent.click(button('Continue'));
  const error = await screen.findByText('That is not your password.');
  expect(password()).toHaveFocus();
  expect(scrolled.some((element) => element.contains(error))).toBe(true);
});

test('[EDIT-60] the page that asks for a code has the focus in its field, without a script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<CodePage next="" />);
  expect(page.querySelector('input[name="code"]')).toHaveAttribute('autofocus');
});
