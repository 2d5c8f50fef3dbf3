/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { start } from '../../../../blocks/SocialSharing/CopyAddress.client';

const flush = () => jest.advanceTimersByTimeAsync(0);

function renderShareBar(): {
  root: HTMLElement;
  press: () => void;
  readStatus: () => string | null;
} {
  document.body.innerHTML =
    '<li data-address="https://site.example/page"><button></button><span role="status" data-copied="Copied"></span></li>';
  const root = document.body.firstElementChild as HTMLElement;
  return {
    root,
    press: () => root.querySelector('button')?.click(),
    readStatus: () => root.querySelector('span')?.textContent ?? null,
  };
}

function mockClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[BLOCK-09] copies the address and shows a confirmation for a second', async () => {
  const copiedTexts: string[] = [];
  mockClipboard(async (text) => void copiedTexts.push(text));
  const { root, press, readStatus } = renderShareBar();
  start(root);
  expect(root).not.toHaveAttribute('hidden');
  press();
  await flush();
  expect(copiedTexts).toEqual(['https://site.example/page']);
  expect(readStatus()).toBe('Copied');
  await jest.advanceTimersByTimeAsync(999);
  expect(readStatus()).toBe('Copied');
  await jest.advanceTimersByTimeAsync(1);
  expect(readStatus()).toBe('');
});

test('shows no confirmation when the browser refuses, and is hidden without a clipboard', async () => {
  mockClipboard(() => Promise.reject(new Error('Not allowed')));
  const refused = renderShareBar();
  start(refused.root);
  refused.press();
  await flush();
  expect(refused.readStatus()).toBe('');
  mockClipboard(undefined);
  const withoutClipboard = renderShareBar();
  start(withoutClipboard.root);
  expect(withoutClipboard.root).toHaveAttribute('hidden');
});
