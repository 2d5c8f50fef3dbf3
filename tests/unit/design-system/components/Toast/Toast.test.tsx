/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showToast } from '../../../../../design-system/components/Toast/showToast';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { standInForLayout } from '../../standInForLayout';
import { renderInEnglish } from '../inEnglish';

beforeEach(() => {
  standInForLayout();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const region = () => screen.getByRole('region', { name: 'Notifications' });
const toast = (name: string) => within(region()).queryByRole('dialog', { name });
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

async function say(...toasts: Parameters<typeof showToast>) {
  await act(async () => showToast(...toasts));
  await wait(100);
}

test('what was said before there was a region is not lost', async () => {
  showToast({ title: 'Early' });
  renderInEnglish(<ToastRegion />);
  await wait(100);
  expect(toast('Early')).toBeInTheDocument();
});

test('is a live region; a toast goes by itself, but not while the focus is in it', async () => {
  renderInEnglish(<ToastRegion />);
  expect(region()).toHaveAttribute('aria-live', 'polite');
  await say({ title: 'Saved', duration: 5000 });
  expect(toast('Saved')).toBeInTheDocument();
  act(() => within(region()).getByRole('button', { name: 'Close' }).focus());
  await wait(20_000);
  expect(toast('Saved')).toBeInTheDocument();
  fireEvent.click(within(region()).getByRole('button', { name: 'Close' }));
  await wait(1000);
  expect(toast('Saved')).toBeNull();
});

test('time takes a toast away', async () => {
  renderInEnglish(<ToastRegion />);
  await say({ title: 'Copied', duration: 5000 });
  await wait(4000);
  expect(toast('Copied')).toBeInTheDocument();
  await wait(2000);
  expect(toast('Copied')).toBeNull();
});

test('what went wrong stays', async () => {
  renderInEnglish(<ToastRegion />);
  await say({ title: 'Not sent', text: 'Try again', look: 'danger' });
  await wait(60_000);
  expect(toast('Not sent')).toHaveTextContent('Try again');
});

test('its action is done once, and closes it', async () => {
  const onAction = jest.fn();
  renderInEnglish(<ToastRegion />);
  await say({ title: 'Removed', action: { label: 'Undo', onAction } });
  fireEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
  await wait(1000);
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(toast('Removed')).toBeNull();
});

test('F6 goes to the toasts, Escape closes the one in focus and gives the focus back', async () => {
  renderInEnglish(
    <>
      <button type="button">Page</button>
      <ToastRegion />
    </>,
  );
  const page = screen.getByRole('button', { name: 'Page' });
  act(() => page.focus());
  await say({ title: 'Saved', duration: 0 });
  fireEvent.keyDown(page, { key: 'F6' });
  expect(region()).toHaveFocus();
  act(() => within(region()).getByRole('button', { name: 'Close' }).focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await wait(1000);
  expect(toast('Saved')).toBeNull();
  expect(page).toHaveFocus();
});
