import { TextSelection } from '@tiptap/pm/state';
import { RichTextEditor } from '../../../../../cms/editor/richText/RichTextEditor';

/** Opens the editor of a stored text, alone in the document. */
export function openEditor(
  html: string,
  onChange: (html: string) => void = () => undefined,
): RichTextEditor {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return new RichTextEditor({
    element,
    source: 'stored',
    attributes: { 'aria-label': 'Text' },
    onChange,
  });
}

/** Puts the caret after a text, or selects the text. */
export function select(text: RichTextEditor, searchText: string, shouldSelectText = false): void {
  const { doc } = text.editor.state;
  doc.descendants((node, position) => {
    const offset = node.text?.indexOf(searchText) ?? -1;
    if (offset < 0) return;
    const end = position + offset + searchText.length;
    const selection = TextSelection.create(doc, shouldSelectText ? position + offset : end, end);
    text.editor.view.dispatch(text.editor.state.tr.setSelection(selection));
  });
}

/** Presses a key in the text. */
export function press(
  text: RichTextEditor,
  key: string,
  eventInit: KeyboardEventInit = {},
): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...eventInit,
  });
  return (
    text.editor.view.someProp('handleKeyDown', (handle) => handle(text.editor.view, event)) === true
  );
}
