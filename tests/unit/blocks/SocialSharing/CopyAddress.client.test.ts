/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { start } from '../../../../blocks/SocialSharing/CopyAddress.client';

const flush = () => jest.advanceTimersByTimeAsync(0);

function bar(): { root: HTMLElement; press: () => void; said: () => string | null } {
  document.body.innerHTML =
    '<li data-address="https://site.example/page"><button></button><span role="status" data-copied="Copied"></span></li>';
  const root = document.body.firstElementChild as HTMLElement;
  return {
    root,
    press: () => root.querySelector('button')?.click(),
    said: () => root.querySelector('span')?.textContent ?? null,
  };
}

function giveClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[BLOCK-09] copies the address and shows a confirmation for a second', async () => {
  const copiedTexts: string[] = [];
  giveClipboard(async (text) => void copiedTexts.push(text));
  const { root, press, said } = bar();
  start(root);
  expect(root).not.toHaveAttribute('hidden');
  press();
  await flush();
  expect(copiedTexts).toEqual(['https://site.example/page']);
  expect(said()).toBe('Copied');
  await jest.advanceTimersByTimeAsync(999);
  expect(said()).toBe('Copied');
  await jest.advanceTimersByTimeAsync(1);
  expect(said()).toBe('');
});

test('shows no confirmation when the browser refuses, and is hidden without a clipboard', async () => {
  giveClipboard(() => Promise.reject(new Error('Not allowed')));
  const refused = bar();
  start(refused.root);
  refused.press();
  await flush();
  expect(refused.said()).toBe('');
  giveClipboard(undefined);
  const without = bar();
  start(without.root);
  expect(without.root).toHaveAttribute('hidden');
});
