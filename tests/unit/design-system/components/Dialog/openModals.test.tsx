/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Dialog } from '../../../../../design-system/components/Dialog/Dialog';
import { showToast } from '../../../../../design-system/components/Toast/showToast';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { fakeDialogs } from '../../fakeDialogs';

beforeAll(fakeDialogs);

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <button type="button">Opener</button>
      {isOpen && (
        <Dialog open title="Sure?" onClose={() => undefined}>
          <button type="button">Yes</button>
        </Dialog>
      )}
      <ToastRegion />
    </>
  );
}

test('an open dialog that is removed restores the focus', () => {
  const { rerender } = render(<Page isOpen={false} />);
  screen.getByRole('button', { name: 'Opener' }).focus();
  rerender(<Page isOpen />);
  expect(screen.getByRole('button', { name: 'Opener' })).not.toHaveFocus();
  rerender(<Page isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

test('toasts are shown inside the open dialog and remain after it closes', async () => {
  const { rerender } = render(<Page isOpen />);
  act(() => showToast({ title: 'Done' }));
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toContainElement(
    await screen.findByText('Done'),
  );
  rerender(<Page isOpen={false} />);
  expect(await screen.findByText('Done')).toBeInTheDocument();
});
