/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Dialog } from '../../../../../design-system/components/Dialog/Dialog';
import { showToast } from '../../../../../design-system/components/Toast/showToast';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { standInForDialogs } from '../../standInForDialogs';

beforeAll(standInForDialogs);

function Page({ asks }: { asks: boolean }) {
  return (
    <>
      <button type="button">Opener</button>
      {asks && (
        <Dialog open title="Sure?" onClose={() => undefined}>
          <button type="button">Yes</button>
        </Dialog>
      )}
      <ToastRegion />
    </>
  );
}

test('a dialog that is taken away while it is open gives the focus back', () => {
  const { rerender } = render(<Page asks={false} />);
  screen.getByRole('button', { name: 'Opener' }).focus();
  rerender(<Page asks />);
  expect(screen.getByRole('button', { name: 'Opener' })).not.toHaveFocus();
  rerender(<Page asks={false} />);
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

test('messages stand in the dialog that is open, and stay when it is gone', async () => {
  const { rerender } = render(<Page asks />);
  act(() => showToast({ title: 'Done' }));
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toContainElement(
    await screen.findByText('Done'),
  );
  rerender(<Page asks={false} />);
  expect(await screen.findByText('Done')).toBeInTheDocument();
});
