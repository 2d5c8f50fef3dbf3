/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showToast } from '../../../../../design-system/components/Toast/showToast';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { fakeLayout } from '../../fakeLayout';
import { renderInEnglish } from '../inEnglish';

beforeEach(() => {
  fakeLayout();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const region = () => screen.getByRole('region', { name: 'Notifications' });
const findToast = (name: string) => within(region()).queryByRole('dialog', { name });
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

async function showToastAndWait(...options: Parameters<typeof showToast>) {
  await act(async () => showToast(...options));
  await wait(100);
}

test('a toast that was requested before its region exists is shown later', async () => {
  showToast({ title: 'Early' });
  renderInEnglish(<ToastRegion />);
  await wait(100);
  expect(findToast('Early')).toBeInTheDocument();
});

test('the region is live, and a toast stays while the focus is in it', async () => {
  renderInEnglish(<ToastRegion />);
  expect(region()).toHaveAttribute('aria-live', 'polite');
  await showToastAndWait({ title: 'Saved', durationMs: 5000 });
  expect(findToast('Saved')).toBeInTheDocument();
  act(() => within(region()).getByRole('button', { name: 'Close' }).focus());
  await wait(20_000);
  expect(findToast('Saved')).toBeInTheDocument();
  fireEvent.click(within(region()).getByRole('button', { name: 'Close' }));
  await wait(1000);
  expect(findToast('Saved')).toBeNull();
});

test('a toast disappears after its duration', async () => {
  renderInEnglish(<ToastRegion />);
  await showToastAndWait({ title: 'Copied', durationMs: 5000 });
  await wait(4000);
  expect(findToast('Copied')).toBeInTheDocument();
  await wait(2000);
  expect(findToast('Copied')).toBeNull();
});

test('a toast about an error stays', async () => {
  renderInEnglish(<ToastRegion />);
  await showToastAndWait({ title: 'Not sent', text: 'Try again', variant: 'danger' });
  await wait(60_000);
  expect(findToast('Not sent')).toHaveTextContent('Try again');
});

test('a toast closes when the promise in `until` resolves', async () => {
  renderInEnglish(<ToastRegion />);
  let resolveUntil: () => void = jest.fn();
  const until = new Promise<void>((resolve) => {
    resolveUntil = resolve;
  });
  await showToastAndWait({ title: 'Not saved yet', variant: 'danger', until });
  await wait(60_000);
  expect(findToast('Not saved yet')).toBeInTheDocument();
  resolveUntil();
  await wait(1000);
  expect(findToast('Not saved yet')).toBeNull();
});

test('the action of a toast runs once and closes the toast', async () => {
  const onAction = jest.fn();
  renderInEnglish(<ToastRegion />);
  await showToastAndWait({ title: 'Removed', action: { label: 'Undo', onAction } });
  fireEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
  await wait(1000);
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(findToast('Removed')).toBeNull();
});

test('F6 focuses the toasts, and Escape closes the focused one and restores the focus', async () => {
  renderInEnglish(
    <>
      <button type="button">Page</button>
      <ToastRegion />
    </>,
  );
  const page = screen.getByRole('button', { name: 'Page' });
  act(() => page.focus());
  await showToastAndWait({ title: 'Saved', durationMs: 0 });
  fireEvent.keyDown(page, { key: 'F6' });
  expect(region()).toHaveFocus();
  act(() => within(region()).getByRole('button', { name: 'Close' }).focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await wait(1000);
  expect(findToast('Saved')).toBeNull();
  expect(page).toHaveFocus();
});
