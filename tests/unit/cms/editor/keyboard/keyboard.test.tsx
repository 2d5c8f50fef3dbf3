/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEditorKeys } from '../../../../../cms/editor/keyboard/useEditorKeys';
import { keyboardTexts } from '../../../../../cms/editor/keyboard/keyboardTexts';
import { ShortcutsDialog } from '../../../../../cms/editor/keyboard/ShortcutsDialog';
import { SkipLinks } from '../../../../../cms/editor/keyboard/SkipLinks';
import { useShortcuts } from '../../../../../cms/editor/keyboard/useShortcuts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

beforeAll(fakeDialogs);

const onHelp = jest.fn();
const actions = {
  undo: jest.fn(),
  redo: jest.fn(),
  copy: jest.fn(),
  paste: jest.fn(),
  save: jest.fn(),
  publish: jest.fn(),
  tools: jest.fn(),
};
beforeEach(() => jest.clearAllMocks());

function Editor() {
  useEditorKeys(onHelp);
  useShortcuts(actions);
  return (
    <>
      <SkipLinks hasPage />
      <header data-region="bar">
        <button type="button" data-publish>
          Publish
        </button>
      </header>
      <main data-region="page">
        <iframe title="Page" />
      </main>
      <aside data-region="panel">
        <button type="button">Row</button>
        <textarea aria-label="Note" />
      </aside>
    </>
  );
}

/** Writes a page with editable texts into the frame. */
function fillFrame(): Document {
  const page = screen.getByTitle<HTMLIFrameElement>('Page').contentDocument;
  if (!page) throw new Error('The frame has no document.');
  page.body.innerHTML =
    '<nav><a contenteditable="true" tabindex="0">Menu</a></nav>' +
    '<main><p contenteditable="true" tabindex="0">Text</p>' +
    '<h1><span contenteditable="true" tabindex="0">Title</span></h1></main>';
  return page;
}

const pressKey = (key: string, modifiers: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...modifiers });

test('[EDIT-02] F6 focuses the main heading of the page first, then the next region; Shift+F6 goes back', () => {
  render(<Editor />);
  const page = fillFrame();
  pressKey('F6');
  expect(screen.getByTitle('Page')).toHaveFocus();
  expect(page.activeElement).toHaveTextContent('Title');
  pressKey('F6');
  expect(screen.getByText('Row')).toHaveFocus();
  pressKey('F6');
  expect(screen.getByText('Publish')).toHaveFocus();
  pressKey('F6', { shiftKey: true });
  expect(screen.getByText('Row')).toHaveFocus();
});

test('[EDIT-02] the skip links move the focus to the page, the panel and the Publish button', () => {
  render(<Editor />);
  const page = fillFrame();
  const { skip } = keyboardTexts;
  const clickLink = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  // The default is prevented: the URL keeps its fragment.
  expect(clickLink(skip.panel)).toBe(false);
  expect(screen.getByText('Row')).toHaveFocus();
  clickLink(skip.publish);
  expect(screen.getByText('Publish')).toHaveFocus();
  clickLink(skip.page);
  expect(page.activeElement).toHaveTextContent('Title');
});

test('[EDIT-02] shortcuts for saving, publishing and tools work in a text field, and undo is handled by the browser', () => {
  render(<Editor />);
  const text = screen.getByLabelText('Note');
  for (const ctrlKey of [true, false]) {
    const command = { ctrlKey, metaKey: !ctrlKey };
    expect(pressKey('s', command, text)).toBe(false);
    expect(pressKey('Enter', command, text)).toBe(false);
    expect(pressKey('z', command, text)).toBe(true);
  }
  pressKey('F10', { altKey: true }, text);
  expect(actions.save).toHaveBeenCalledTimes(2);
  expect(actions.publish).toHaveBeenCalledTimes(2);
  expect(actions.tools).toHaveBeenCalledTimes(1);
  expect(actions.undo).not.toHaveBeenCalled();
  pressKey('z', { ctrlKey: true });
  expect(actions.undo).toHaveBeenCalledTimes(1);
  pressKey('Enter', {}, text);
  pressKey('s', { ctrlKey: true, shiftKey: true }, text);
  expect(actions.save).toHaveBeenCalledTimes(2);
});

/** What all views share; a view of pages has shortcuts of its own as well. */
function OtherView() {
  useEditorKeys(onHelp);
  return null;
}

test('[EDIT-02] Ctrl+S in a dialog of any view presses the button of its form, wherever the focus is in it', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  const onBlur = jest.fn();
  const renderView = (isDisabled: boolean) => (
    <>
      <OtherView />
      <dialog open>
        <form id="form" aria-label="Form">
          <div role="textbox" aria-label="Text" contentEditable tabIndex={0} onBlur={onBlur} />
        </form>
        <button type="submit" form="form" disabled={isDisabled}>
          Save
        </button>
        <button type="button">Cancel</button>
      </dialog>
    </>
  );
  const { rerender } = render(renderView(true));
  screen.getByRole('form').addEventListener('submit', onSubmit);
  // The browser does not offer to save the page.
  expect(pressKey('s', { ctrlKey: true }, screen.getByText('Cancel'))).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(renderView(false));
  pressKey('s', { metaKey: true }, screen.getByText('Cancel'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  screen.getByLabelText('Text').focus();
  pressKey('s', { ctrlKey: true }, screen.getByLabelText('Text'));
  expect(onBlur).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('[EDIT-02] in a dialog Ctrl+S submits its form, and no shortcut of the page works', () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  render(
    <>
      <Editor />
      <dialog open>
        <form aria-label="Form">
          <input aria-label="Name" />
        </form>
      </dialog>
    </>,
  );
  screen.getByRole('form').addEventListener('submit', onSubmit);
  const field = screen.getByLabelText('Name');
  pressKey('s', { ctrlKey: true }, field);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  pressKey('Enter', { ctrlKey: true }, field);
  pressKey('F6', {}, field);
  expect(actions.save).not.toHaveBeenCalled();
  expect(actions.publish).not.toHaveBeenCalled();
  expect(screen.getByTitle('Page')).not.toHaveFocus();
});

test('[EDIT-02] “?” lists the shortcuts, except in a text', () => {
  render(<Editor />);
  pressKey('?', { shiftKey: true }, screen.getByLabelText('Note'));
  expect(onHelp).not.toHaveBeenCalled();
  pressKey('?', { shiftKey: true });
  expect(onHelp).toHaveBeenCalledTimes(1);
  render(<ShortcutsDialog onClose={jest.fn()} />);
  const definitions = screen.getAllByRole('definition').map((definition) => definition.textContent);
  expect(definitions.toSorted()).toEqual(Object.values(keyboardTexts.keys).toSorted());
});
