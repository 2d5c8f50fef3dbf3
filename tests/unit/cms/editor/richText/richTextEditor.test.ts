/** @jest-environment jsdom */
import { NodeSelection } from '@tiptap/pm/state';
import { countWords } from '../../../../../cms/editor/richText/countWords';
import {
  setSearchText,
  getSearchState,
  selectMatch,
  replaceAllMatches,
  replaceSelectedMatch,
} from '../../../../../cms/editor/richText/searchAndReplace';
import {
  addSource,
  addTable,
  changeTable,
  clearFormats,
  toggleBlock,
  toggleFormat,
  toggleHeading,
} from '../../../../../cms/editor/richText/formats';
import { RichTextEditor } from '../../../../../cms/editor/richText/RichTextEditor';
import { fakeTextLayout } from './fakeTextLayout';
import { openEditor, press, select } from './openEditor';

beforeAll(fakeTextLayout);

function type(text: RichTextEditor, characters: string): void {
  const { view } = text.editor;
  for (const character of characters) {
    const { from, to } = view.state.selection;
    const isHandled = view.someProp('handleTextInput', (handle) =>
      handle(view, from, to, character, () => view.state.tr.insertText(character, from, to)),
    );
    if (!isHandled) view.dispatch(view.state.tr.insertText(character, from, to));
  }
}

test('[EDIT-02] turning a paragraph into a list keeps the caret at the end of its text', () => {
  const text = openEditor('<p>Första</p>');
  select(text, 'Första');
  toggleBlock(text.editor, 'numbers');
  type(text, 'X');
  expect(text.html).toBe('<ol><li>FörstaX</li></ol>');
  toggleBlock(text.editor, 'numbers');
  expect(text.html).toBe('<p>FörstaX</p>');
});

test('[EDIT-02] Enter adds a list item, and Tab and Shift+Tab change its nesting', () => {
  const text = openEditor('<ul><li>Ett</li></ul>');
  select(text, 'Ett');
  press(text, 'Enter');
  type(text, 'Två');
  expect(press(text, 'Tab')).toBe(true);
  expect(text.html).toBe('<ul><li>Ett<ul><li>Två</li></ul></li></ul>');
  expect(press(text, 'Tab', { shiftKey: true })).toBe(true);
  expect(text.html).toBe('<ul><li>Ett</li><li>Två</li></ul>');
  // Outside of lists and tables, Tab moves the focus as usual.
  const plain = openEditor('<p>a</p>');
  select(plain, 'a');
  expect(press(plain, 'Tab')).toBe(false);
});

test.each([
  ['- a', '<ul><li>a</li></ul>'],
  ['1. a', '<ol><li>a</li></ol>'],
  ['4) a', '<ol start="4"><li>a</li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['## a', '<h2>a</h2>'],
  ['###### a', '<h6>a</h6>'],
  ['# a', '<p># a</p>'],
])('[EDIT-02] %s becomes %s while it is typed', (input, expected) => {
  const text = openEditor('');
  type(text, input);
  expect(text.html).toBe(expected);
});

test('[EDIT-02] keys of headings leave alone what writes signs: Ctrl+Alt is AltGr on Windows', () => {
  const text = openEditor('<p>ord</p>');
  select(text, 'ord', true);
  for (const key of ['@', '2', '3', '0'])
    expect(press(text, key, { ctrlKey: true, altKey: true, keyCode: 50 })).toBe(false);
  // With Shift the digit is another sign on most keyboards.
  const keys = { shiftKey: true, altKey: true };
  expect(press(text, '#', { ...keys, keyCode: 51 })).toBe(true);
  expect(text.html).toBe('<h3>ord</h3>');
  expect(press(text, '=', { ...keys, keyCode: 48 })).toBe(true);
  expect(text.html).toBe('<p>ord</p>');
});

test.each([
  ['b', {}, '<p><strong>ord</strong></p>'],
  ['i', {}, '<p><em>ord</em></p>'],
  ['u', {}, '<p><u>ord</u></p>'],
  ['X', { shiftKey: true, keyCode: 88 }, '<p><s>ord</s></p>'],
  [',', {}, '<p><sub>ord</sub></p>'],
  ['.', {}, '<p><sup>ord</sup></p>'],
  ['e', {}, '<p><code>ord</code></p>'],
])('[EDIT-02] Ctrl+%s formats the selected text', (key, eventInit, expected) => {
  const text = openEditor('<p>ord</p>');
  select(text, 'ord', true);
  expect(press(text, key, { ctrlKey: true, ...eventInit })).toBe(true);
  expect(text.html).toBe(expected);
});

test('[EDIT-02] removing a format also removes equivalent elements that other programs wrote', () => {
  const text = openEditor('<p><b>ord</b></p>');
  select(text, 'ord', true);
  toggleFormat(text.editor, 'bold');
  expect(text.html).toBe('<p>ord</p>');
});

test('[EDIT-02] clearing formats can be undone and redone in the history of the text', () => {
  const originalHtml = '<h2><em>ord</em></h2>';
  const reportedHtml: string[] = [];
  const text = openEditor(originalHtml, (html) => void reportedHtml.push(html));
  select(text, 'ord', true);
  clearFormats(text.editor);
  text.report();
  expect(text.html).toBe('<p>ord</p>');
  press(text, 'z', { ctrlKey: true });
  text.report();
  expect(text.html).toBe(originalHtml);
  press(text, 'z', { ctrlKey: true, shiftKey: true });
  // Closing reports pending changes.
  text.close();
  expect(reportedHtml).toEqual(['<p>ord</p>', originalHtml, '<p>ord</p>']);
});

test('[EDIT-02] the source of a quote is a paragraph at its end', () => {
  const text = openEditor('<p>Det går.</p>');
  select(text, 'Det går.');
  toggleBlock(text.editor, 'quote');
  addSource(text.editor);
  type(text, 'Anna');
  expect(text.html).toBe('<blockquote><p>Det går.</p><p><cite>Anna</cite></p></blockquote>');
  select(text, 'Det går.');
  addSource(text.editor);
  type(text, ' Berg');
  expect(text.html).toContain('<cite>Anna Berg</cite>');
});

test('[EDIT-02] a table is added, navigated with Tab, and changed', () => {
  const text = openEditor('');
  addTable(text.editor);
  type(text, 'A');
  for (let cell = 1; cell < 9; cell += 1) press(text, 'Tab');
  type(text, 'I');
  press(text, 'Tab');
  type(text, 'J');
  const wrapInRow = (cells: string) => `<tr>${cells}</tr>`;
  const emptyCell = '<td></td>';
  const head = wrapInRow(`<th scope="col">A</th>${'<th scope="col"></th>'.repeat(2)}`);
  expect(text.html).toBe(
    `<table><thead>${head}</thead><tbody>${wrapInRow(emptyCell.repeat(3))}${wrapInRow(`${emptyCell.repeat(2)}<td>I</td>`)}${wrapInRow(`<td>J</td>${emptyCell.repeat(2)}`)}</tbody></table>`,
  );
  changeTable(text.editor, 'removeRow');
  select(text, 'A');
  changeTable(text.editor, 'columnAfter');
  changeTable(text.editor, 'headerRow');
  expect(text.html).not.toContain('<thead>');
  expect(text.html).toContain(wrapInRow(`<td>A</td>${emptyCell.repeat(3)}`));
  press(text, 'Enter', { ctrlKey: true });
  type(text, 'efter');
  expect(text.html).toMatch(/<\/table><p>efter<\/p>$/);
  select(text, 'A');
  changeTable(text.editor, 'removeTable');
  expect(text.html).toBe('<p>efter</p>');
});

test('[EDIT-02] rows stay in their table sections when the table changes', () => {
  const table =
    '<table><caption>c</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>';
  const text = openEditor(table);
  select(text, 'b');
  changeTable(text.editor, 'rowBelow');
  expect(text.html).toBe(table.replace('</tbody>', '<tr><td></td></tr></tbody>'));
});

const image = '<img src="/-/media/a.jpg" alt="">';
const figure = `<figure>${image}<figcaption>Vår bil</figcaption></figure>`;

test('[EDIT-02] Enter at the end of a caption, or after its picture, goes on in a paragraph below the picture', () => {
  const text = openEditor(`${figure}<p>a</p>`);
  select(text, 'Vår bil');
  expect(press(text, 'Enter')).toBe(true);
  type(text, 'Nytt');
  expect(text.html).toBe(`${figure}<p>Nytt</p><p>a</p>`);
  // In the middle of a caption it begins a new line.
  select(text, 'Vår');
  expect(press(text, 'Enter')).toBe(true);
  expect(text.html).toContain('<figcaption>Vår<br> bil</figcaption>');

  const afterPicture = openEditor(figure);
  const { doc, tr } = afterPicture.editor.state;
  afterPicture.editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, 2)));
  expect(press(afterPicture, 'Enter')).toBe(true);
  type(afterPicture, 'b');
  expect(afterPicture.html).toBe(`${figure}<p>b</p>`);
});

test('[EDIT-02] the arrow down leaves a caption that ends the text to a new paragraph', () => {
  const text = openEditor(figure);
  text.editor.view.endOfTextblock = () => true;
  select(text, 'Vår');
  expect(press(text, 'ArrowDown')).toBe(true);
  type(text, 'b');
  expect(text.html).toBe(`${figure}<p>b</p>`);
  // Where something is below, the arrow moves there as usual.
  select(text, 'Vår');
  press(text, 'ArrowDown');
  expect(text.html).toBe(`${figure}<p>b</p>`);
});

test('[EDIT-02] a caption takes the words of what is pasted, with their formats', () => {
  const text = openEditor(figure);
  select(text, 'bil');
  const pasted = `<h2>Rubrik</h2><ul><li><b>Ett</b></li><li>Två</li></ul><p>${image}a<br>b</p><table><tr><td>c</td></tr></table>`;
  text.editor.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent);
  expect(text.html).toBe(
    `<figure>${image}<figcaption>Vår bilRubrik <strong>Ett</strong> Två a b c</figcaption></figure>`,
  );
  press(text, 'Enter');
  text.editor.view.pasteHTML('<h2>Rubrik</h2>', new Event('paste') as ClipboardEvent);
  expect(text.html).toMatch(/<\/figure><h2>Rubrik<\/h2>$/);
});

test('[EDIT-02] search ignores case and wraps around, and all matches are replaced in one undo step', () => {
  const text = openEditor('<p>Bil, <strong>b</strong>il</p><ul><li>BIL (ny)</li></ul>');
  setSearchText(text.editor, 'bil');
  expect(getSearchState(text.editor).matches).toHaveLength(3);
  expect([
    selectMatch(text.editor, 1),
    selectMatch(text.editor, 1),
    selectMatch(text.editor, 1),
  ]).toEqual([1, 2, 3]);
  expect(selectMatch(text.editor, 1)).toBe(1);
  expect(selectMatch(text.editor, -1)).toBe(3);
  expect(replaceSelectedMatch(text.editor, 'buss')).toBe(true);
  expect(replaceAllMatches(text.editor, 'bilbil')).toBe(2);
  expect(text.html).toBe('<p>bilbil, <strong>bilbil</strong></p><ul><li>buss (ny)</li></ul>');
  press(text, 'z', { ctrlKey: true });
  expect(text.html).toContain('Bil, <strong>b</strong>il');
  setSearchText(text.editor, '(');
  expect(getSearchState(text.editor).matches).toHaveLength(1);
});

test('words with apostrophes, hyphens or decimals count as one word, and spaces as characters', () => {
  const { editor } = openEditor('<h2>Två ord</h2><p>l’été 2,5 – سيارة<br>e-post</p>');
  expect(countWords(editor.state.doc)).toEqual({ words: 7, characters: 31 });
});

test('[EDIT-02] the level of the last heading before a position is found', () => {
  const text = openEditor('<h2>a</h2><p>b</p><h3>c</h3><p>d</p>');
  expect([
    text.getHeadingLevelBefore(1),
    text.getHeadingLevelBefore(5),
    text.getHeadingLevelBefore(11),
  ]).toEqual([1, 2, 3]);
  toggleHeading(text.editor, 2);
  expect(text.html).toMatch(/^<p>a<\/p>/);
});

test('[EDIT-02] the selection in a text is kept when its editor is loaded', () => {
  const element = document.createElement('div');
  element.innerHTML = '<p>abcd</p>\n<p>efgh</p>';
  element.tabIndex = 0;
  document.body.replaceChildren(element);
  element.focus();
  const secondText = element.lastElementChild?.firstChild;
  if (secondText) document.getSelection()?.setBaseAndExtent(secondText, 1, secondText, 3);
  const text = new RichTextEditor({
    element,
    source: 'page',
    attributes: {},
    onChange: () => undefined,
  });
  const { from, to } = text.editor.state.selection;
  expect(text.editor.state.doc.textBetween(from, to)).toBe('fg');
  expect(text.html).toBe('<p>abcd</p><p>efgh</p>');
});

test('[EDIT-02] a selection of the whole text is kept when its editor is loaded, without adding a paragraph', () => {
  const element = document.createElement('div');
  element.innerHTML = '<p>ab</p><p>cd</p>';
  element.tabIndex = 0;
  document.body.replaceChildren(element);
  element.focus();
  document.getSelection()?.selectAllChildren(element);
  const text = new RichTextEditor({
    element,
    source: 'page',
    attributes: {},
    onChange: () => undefined,
  });
  const { from, to } = text.editor.state.selection;
  expect(text.editor.state.doc.textBetween(from, to, ' ')).toBe('ab cd');
  expect(text.html).toBe('<p>ab</p><p>cd</p>');
});

test('[EDIT-02] an editor is a labelled text field, and its element still shows the text after it is closed', () => {
  const text = openEditor('<p>a</p>');
  const { dom } = text.editor.view;
  expect(dom).toHaveProperty('role', 'textbox');
  expect([dom.getAttribute('aria-multiline'), dom.getAttribute('aria-label')]).toEqual([
    'true',
    'Text',
  ]);
  text.close();
  expect(dom.textContent).toBe('a');
});
