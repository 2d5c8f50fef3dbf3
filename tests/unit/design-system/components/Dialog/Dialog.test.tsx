/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { Dialog } from '../../../../../design-system/components/Dialog/Dialog';
import { pressEscape, fakeDialogs } from '../../fakeDialogs';
import { renderInEnglish } from '../inEnglish';

beforeAll(fakeDialogs);

function Example({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={close}
        title="Reserve"
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        }
      >
        <p>For 48 hours</p>
      </Dialog>
    </>
  );
}

function openDialog(): { opener: HTMLElement; dialog: HTMLDialogElement } {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog') };
}

test('[THEME-08] a dialog opens as a modal that is named by its title and contains the focus', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderInEnglish(<Example />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const { dialog } = openDialog();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAccessibleName('Reserve');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  showModal.mockRestore();
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (dialog: HTMLDialogElement) => act(() => pressEscape(dialog))],
  [
    'a press outside of it',
    (dialog: HTMLDialogElement) => {
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
    },
  ],
])('a dialog closed by %s calls onClose once and restores the focus', (_, close) => {
  const onClose = jest.fn();
  renderInEnglish(<Example onClose={onClose} />);
  const { opener, dialog } = openDialog();
  close(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('a dialog opens again after it was closed, and does not call onClose when the page closes it', () => {
  const onClose = jest.fn();
  renderInEnglish(<Example onClose={onClose} />);
  openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  openDialog();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a dialog stays open when a text selection in it ends outside of it', () => {
  renderInEnglish(<Example />);
  const { dialog } = openDialog();
  fireEvent.pointerDown(screen.getByText('For 48 hours'));
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
});
