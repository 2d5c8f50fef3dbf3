/** @jest-environment jsdom */
import { getAddStep } from '../../../../../cms/editor/keyboard/getAddStep';

/**
 * Returns the action of a key that is pressed in a text with the caret at an offset; by default at the end.
 */
function pressKey(
  html: string,
  kind: string,
  key: string,
  caretOffset?: number,
  modifiers: object = {},
) {
  document.body.innerHTML = `<p data-edit-field="${kind}" contenteditable="true" tabindex="0">${html}</p>`;
  const text = document.querySelector('p');
  if (!text) throw new Error('The text was not found');
  text.focus();
  const node = text.firstChild ?? text;
  document.getSelection()?.collapse(node, caretOffset ?? node.textContent?.length ?? 0);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers });
  return getAddStep(event, document);
}

test('[EDIT-02] Enter at the end of a plain text goes to the next text; anywhere else the browser handles it', () => {
  expect(pressKey('Title', 'text', 'Enter')).toBe('nextText');
  expect(pressKey('', 'text', 'Enter')).toBe('nextText');
  expect(pressKey('Title', 'text', 'Enter', 3)).toBeUndefined();
  expect(pressKey('Title', 'text', 'Enter', 5, { shiftKey: true })).toBeUndefined();
  expect(pressKey('Title', 'text', 'Enter', 5, { ctrlKey: true })).toBeUndefined();
  expect(pressKey('Paragraph', 'richText', 'Enter')).toBeUndefined();
});

test('[EDIT-02] “/” in an empty text adds a block; in any other text it is typed', () => {
  expect(pressKey('', 'text', '/')).toBe('newBlock');
  expect(pressKey('<br>', 'richText', '/', 0, { shiftKey: true })).toBe('newBlock');
  expect(pressKey('and', 'text', '/')).toBeUndefined();
});

test('[EDIT-02] keys outside of texts add nothing', () => {
  document.body.innerHTML = '<a data-edit-field="link" href="/"></a>';
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true });
  document.querySelector('a')?.focus();
  expect(getAddStep(event, document)).toBeUndefined();
});
