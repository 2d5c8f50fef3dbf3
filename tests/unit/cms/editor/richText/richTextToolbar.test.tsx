/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NodeSelection } from '@tiptap/pm/state';
import { Authoring } from '../../../../../cms/editor/authoring';
import { LibraryContext, type Library } from '../../../../../cms/editor/forms/LibraryContext';
import { RichTextEditor } from '../../../../../cms/editor/richText/RichTextEditor';
import RichTextToolbar from '../../../../../cms/editor/richText/RichTextToolbar';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { fakeTextLayout } from './fakeTextLayout';

beforeAll(fakeTextLayout);

beforeAll(fakeDialogs);

function renderToolbar(html: string, library?: Library): RichTextEditor {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  const text = new RichTextEditor({
    element,
    source: 'stored',
    attributes: {},
    onChange: () => undefined,
  });
  render(
    <LibraryContext value={library ?? null}>
      <RichTextToolbar text={text} language="sv" />
    </LibraryContext>,
  );
  return text;
}

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

const press = (text: RichTextEditor, key: string, eventInit: KeyboardEventInit = {}) =>
  act(() => {
    fireEvent.keyDown(text.editor.view.dom, { key, ...eventInit });
  });

test('[EDIT-02] buttons have their shortcut in the label and report whether they are pressed', () => {
  const text = renderToolbar('<p><strong>ord</strong></p>');
  act(() => void text.editor.commands.setTextSelection(2));
  const bold = getButton('Bold (Ctrl+B)');
  expect(bold).toHaveAttribute('aria-pressed', 'true');
  act(() => void text.editor.commands.selectAll());
  fireEvent.click(bold);
  expect(bold).toHaveAttribute('aria-pressed', 'false');
  expect(text.html).toBe('<p>ord</p>');
});

test('[EDIT-02] Alt+F10 focuses the toolbar, arrow keys move along it, and Escape returns to the text', () => {
  const text = renderToolbar('<p>ord</p>');
  press(text, 'F10', { altKey: true });
  expect(getButton(/^Heading 2/)).toHaveFocus();
  const getTabStops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(getTabStops()).toHaveLength(1);
  fireEvent.keyDown(getButton(/^Heading 2/), { key: 'ArrowRight' });
  expect(getButton(/^Bold/)).toHaveFocus();
  expect(getTabStops()).toEqual([getButton(/^Bold/)]);
  fireEvent.keyDown(getButton(/^Bold/), { key: 'End' });
  expect(getButton('More formatting')).toHaveFocus();
  fireEvent.keyDown(getButton('More formatting'), { key: 'Escape' });
  expect(text.editor.view.dom).toHaveFocus();
});

test('[EDIT-02] the toolbar expands, inserts quotation marks of the language, and offers only headings that skip no level', () => {
  const text = renderToolbar('<h2>a</h2><p>ord</p>');
  act(() => void text.editor.commands.setTextSelection(7));
  expect(screen.getAllByRole('button', { name: /^Heading/ })).toHaveLength(2);
  fireEvent.click(getButton('More formatting'));
  fireEvent.click(getButton('Special characters'));
  fireEvent.click(getButton('Opening quotation mark'));
  fireEvent.click(getButton('Non-breaking space'));
  expect(text.html).toBe('<h2>a</h2><p>ord”\u00a0</p>');
});

test('[EDIT-02] Ctrl+F opens a bar that finds and replaces text, and shows the number of matches', () => {
  const text = renderToolbar('<p>bil bil bil</p>');
  press(text, 'f', { ctrlKey: true });
  const bar = within(screen.getByRole('search', { name: 'Find and replace' }));
  const field = bar.getByRole('textbox', { name: 'Find' });
  fireEvent.change(field, { target: { value: 'buss' } });
  expect(bar.getByRole('status')).toHaveTextContent('Not found');
  fireEvent.change(field, { target: { value: 'BIL' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(bar.getByRole('status')).toHaveTextContent('1 of 3');
  fireEvent.change(bar.getByRole('textbox', { name: 'Replace with' }), {
    target: { value: 'buss' },
  });
  fireEvent.click(bar.getByRole('button', { name: 'Replace' }));
  fireEvent.click(bar.getByRole('button', { name: 'Replace all' }));
  expect(text.html).toBe('<p>buss buss buss</p>');
  expect(bar.getByRole('status')).toHaveTextContent('2 places were replaced.');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('[EDIT-02] content that was removed from a pasted text is reported until the next paste', () => {
  const text = renderToolbar('<p>a</p>');
  const paste = (html: string) =>
    act(() => void text.editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent));
  paste('<p style="color:red">b<img src="https://example.com/a.png"></p>');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Left out: colours and fonts, 1 picture.');
  paste('<p>c</p>');
  expect(status).toBeEmptyDOMElement();
});

test('[EDIT-02] the table tools are shown while the caret is in a table', () => {
  const text = renderToolbar('<table><tr><td>a</td></tr></table><p>b</p>');
  act(() => void text.editor.commands.setTextSelection(5));
  expect(getButton('Insert row below')).toBeEnabled();
  fireEvent.click(getButton('Delete table'));
  expect(screen.queryByRole('button', { name: 'Insert row below' })).not.toBeInTheDocument();
  expect(text.html).toBe('<p>b</p>');
});

test('[EDIT-02] Ctrl+K opens the dialog for the link at the caret', () => {
  const text = renderToolbar('<p><a href="/a" target="_blank">ord</a></p>');
  act(() => void text.editor.commands.setTextSelection(2));
  press(text, 'k', { ctrlKey: true });
  const dialog = within(screen.getByRole('dialog', { name: 'Link', hidden: true }));
  expect(dialog.getByRole('checkbox', { hidden: true })).toBeChecked();
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), { target: { value: '/b' } });
  fireEvent.click(dialog.getByRole('checkbox', { hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove link', hidden: true }));
  expect(text.html).toBe('<p>ord</p>');
});

test('[EDIT-02] the tool of pictures describes the chosen film: its words, caption and poster', async () => {
  const site = {
    ...{ name: 'trucks', displayName: 'Trucks', languages: ['sv'] },
    ...{ origin: 'https://trucks.example', timeZone: 'Europe/Stockholm' },
  };
  const film = '<video src="/-/media/a.mp4" poster="/-/media/a.jpg" aria-label="En tur"></video>';
  const text = renderToolbar(`<p>${film}</p>`, {
    authoring: new Authoring('token'),
    site,
    language: 'sv',
  });
  const { state } = text.editor;
  act(() => text.editor.view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, 1))));
  fireEvent.click(getButton('Picture or film'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Film' }));
  expect(dialog.getByLabelText('What the film shows')).toHaveValue('En tur');
  expect(dialog.getByRole('group', { name: 'Picture before it plays' })).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Caption'), { target: { value: 'Kusten' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save film' }));
  await waitFor(() =>
    expect(text.html).toBe(`<figure>${film}<figcaption>Kusten</figcaption></figure>`),
  );
});
