/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useRecoveredFocus } from '../../../../cms/editor/useRecoveredFocus';

beforeAll(() => {
  // jsdom lays nothing out: what is in the document and not hidden is seen.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.isConnected && !this.closest('[hidden]');
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Editor() {
  useRecoveredFocus();
  const [isOpen, open] = useState(true);
  const [isBusy, work] = useState(false);
  return (
    <main>
      <section aria-label="List">
        <button type="button">Next</button>
        {isOpen && (
          <p>
            <button type="button" onClick={() => open(false)}>
              Remove
            </button>
          </p>
        )}
        <button type="button" disabled={isBusy} onClick={() => work(true)}>
          Save
        </button>
        <button type="button" onMouseDown={() => work(false)}>
          Done
        </button>
      </section>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Changes are seen, and what follows from them has settled. */
async function settle(): Promise<void> {
  await Promise.resolve();
  jest.advanceTimersByTime(100);
}

test('what is taken away gives its focus to what is left around it', async () => {
  render(<Editor />);
  act(() => button('Remove').focus());
  act(() => button('Remove').click());
  expect(document.activeElement).toBe(document.body);
  await settle();
  expect(document.activeElement).toBe(button('Next'));
});

test('a button that was busy gets its focus back', async () => {
  render(<Editor />);
  act(() => button('Save').focus());
  act(() => button('Save').click());
  // Browsers let go of what is disabled; jsdom does not.
  const holder = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  await settle();
  act(() => void button('Done').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  const focus = jest.spyOn(button('Save'), 'focus');
  await settle();
  holder.mockRestore();
  expect(focus).toHaveBeenCalledTimes(1);
});

test('who has let go of the focus is left alone', async () => {
  render(<Editor />);
  act(() => button('Next').focus());
  act(() => button('Next').blur());
  await settle();
  act(() => button('Remove').click());
  await settle();
  expect(document.activeElement).toBe(document.body);
});
