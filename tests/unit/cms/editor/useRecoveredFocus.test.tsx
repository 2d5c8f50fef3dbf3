/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../cms/editor/ConfirmDialog';
import { ToolButton } from '../../../../cms/editor/ToolButton';
import { useRecoveredFocus } from '../../../../cms/editor/useRecoveredFocus';
import { fakeDialogs } from '../../design-system/fakeDialogs';

beforeAll(() => {
  fakeDialogs();
  // jsdom has no layout: elements that are in the document and not hidden count as visible.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.isConnected && !this.closest('[hidden]');
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Editor() {
  useRecoveredFocus();
  const [isOpen, setIsOpen] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <main>
      <section aria-label="List">
        <button type="button">Next</button>
        {isOpen && (
          <p>
            <button type="button" onClick={() => setIsOpen(false)}>
              Remove
            </button>
          </p>
        )}
        <button type="button" disabled={isBusy} onClick={() => setIsBusy(true)}>
          Save
        </button>
        <button type="button" onMouseDown={() => setIsBusy(false)}>
          Done
        </button>
      </section>
    </main>
  );
}

const getButton = (name: string) => screen.getByRole('button', { name });

/** Waits until the hook has observed the changes and has moved the focus. */
async function waitForFocus(): Promise<void> {
  await Promise.resolve();
  jest.advanceTimersByTime(100);
}

test('the focus moves to a nearby element when the focused one is removed', async () => {
  render(<Editor />);
  act(() => getButton('Remove').focus());
  act(() => getButton('Remove').click());
  expect(document.activeElement).toBe(document.body);
  await waitForFocus();
  expect(document.activeElement).toBe(getButton('Next'));
});

test('the focus returns to a button that was disabled while busy', async () => {
  render(<Editor />);
  act(() => getButton('Save').focus());
  act(() => getButton('Save').click());
  // Browsers blur disabled elements; jsdom does not.
  const activeElement = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  await waitForFocus();
  act(() => void getButton('Done').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  const focus = jest.spyOn(getButton('Save'), 'focus');
  await waitForFocus();
  activeElement.mockRestore();
  expect(focus).toHaveBeenCalledTimes(1);
});

test('the focus is not moved if the user has blurred it', async () => {
  render(<Editor />);
  act(() => getButton('Next').focus());
  act(() => getButton('Next').blur());
  await waitForFocus();
  act(() => getButton('Remove').click());
  await waitForFocus();
  expect(document.activeElement).toBe(document.body);
});

function Views() {
  useRecoveredFocus();
  const [view, setView] = useState('Pages');
  return (
    <div>
      <a href="#page">To the page</a>
      <main key={view} aria-label={view}>
        {view === 'Pages' && (
          <button type="button" onClick={() => setView('Page')}>
            Make the page
          </button>
        )}
      </main>
    </div>
  );
}

test('[EDIT-21] the focus moves to the main area, not to a skip link, when the view is replaced', async () => {
  render(<Views />);
  act(() => getButton('Make the page').focus());
  act(() => getButton('Make the page').click());
  await waitForFocus();
  expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Page' }));
});

function Bar() {
  useRecoveredFocus();
  const [question, setQuestion] = useState<'Publish?' | 'Take away?'>();
  return (
    <main>
      <button type="button">Page</button>
      <button type="button" onClick={() => setQuestion('Publish?')}>
        Publish
      </button>
      {question && (
        <ConfirmDialog
          key={question}
          title={question}
          text="Please answer."
          confirmLabel="Yes"
          onConfirm={() => setQuestion('Take away?')}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </main>
  );
}

test('[EDIT-02] after a dialog the focus returns to the button that opened it, even if that button lost it while disabled', async () => {
  render(<Bar />);
  act(() => getButton('Publish').focus());
  // A button that is disabled while saving has no focus when the dialog opens.
  act(() => getButton('Publish').blur());
  act(() => getButton('Publish').click());
  await waitForFocus();
  // The second question replaces the first dialog.
  act(() => getButton('Yes').click());
  await waitForFocus();
  const cancel = getButton('Cancel');
  cancel.focus();
  // The browser closes the dialog first, and fires `close` later.
  screen.getByRole('dialog').removeAttribute('open');
  await Promise.resolve();
  act(() => cancel.click());
  await waitForFocus();
  expect(document.activeElement).toBe(getButton('Publish'));
});

test('[EDIT-02] a pressed tool button takes the focus, except from a text field', () => {
  render(
    <>
      <textarea aria-label="Text" />
      <ToolButton label="Remove" onPress={jest.fn()}>
        ×
      </ToolButton>
    </>,
  );
  // The result is false if the default was prevented: then the browser leaves the focus where it is.
  expect(fireEvent.mouseDown(getButton('Remove'))).toBe(true);
  screen.getByLabelText('Text').focus();
  expect(fireEvent.mouseDown(getButton('Remove'))).toBe(false);
});
