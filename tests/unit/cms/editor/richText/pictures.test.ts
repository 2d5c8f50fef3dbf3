/** @jest-environment jsdom */
import { NodeSelection } from '@tiptap/pm/state';
import {
  getCaption,
  getSelectedMedia,
  insertOrUpdatePicture,
  type TextPicture,
} from '../../../../../cms/editor/richText/pictures';
import type { RichTextEditor } from '../../../../../cms/editor/richText/RichTextEditor';
import { fakeTextLayout } from './fakeTextLayout';
import { openEditor, press, select } from './openEditor';

beforeAll(fakeTextLayout);

const picture = '<img src="/-/media/a.jpg" alt="Bil" width="3" height="2">';
const film =
  '<video lang="sv" title="a" src="/-/media/a.mp4" poster="/-/media/a.jpg" aria-label="En tur" width="16" height="9"></video>';

const captioned = (media: string) => `<figure>${media}<figcaption>Kusten</figcaption></figure>`;

/** Selects the only picture or film, or the last of several, as a press or an arrow key does. */
function selectMedia(text: RichTextEditor): void {
  const { doc, tr } = text.editor.state;
  doc.descendants((node, position) => {
    if (['img', 'video'].includes(node.type.name))
      tr.setSelection(NodeSelection.create(doc, position));
  });
  text.editor.view.dispatch(tr);
}

/** Changes the selected picture or film as its dialog does. */
function changeMedia(text: RichTextEditor, changes: Partial<TextPicture>): void {
  const { type, attrs } = getSelectedMedia(text.editor) ?? {};
  insertOrUpdatePicture(text.editor, {
    tag: type?.name === 'video' ? 'video' : 'img',
    src: String(attrs?.src),
    alt: String(attrs?.alt ?? attrs?.['aria-label'] ?? ''),
    poster: String(attrs?.poster ?? ''),
    size: { width: attrs?.width ?? null, height: attrs?.height ?? null },
    caption: getCaption(text.editor),
    ...changes,
  } as TextPicture);
}

/** Copies or cuts the selection; returns its HTML, since jsdom has no clipboard. */
function copy(text: RichTextEditor, kind: 'copy' | 'cut'): string {
  let html = '';
  const setData = (type: string, value: string) => {
    if (type === 'text/html') html = value;
  };
  const clipboardData = { clearData: () => undefined, setData };
  const event = new Event(kind, { bubbles: true, cancelable: true });
  text.editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
  return html;
}

const pasteInto = (text: RichTextEditor, html: string) =>
  text.editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);

describe.each([
  ['picture', picture, picture.replace('Bil', 'Hus')],
  ['film', film, film.replace('En tur', 'Hus')],
])('a %s with a caption', (_, media, renamed) => {
  test('[EDIT-02] is inserted at the caret, and words and caption can be changed', () => {
    const text = openEditor(`<p>${media}</p>`);
    selectMedia(text);
    changeMedia(text, { caption: ' Vår tur ' });
    expect(text.html).toBe(captioned(media).replace('Kusten', 'Vår tur'));
    selectMedia(text);
    expect(getCaption(text.editor)).toBe('Vår tur');
    changeMedia(text, { alt: 'Hus', caption: 'Kusten' });
    expect(text.html).toBe(captioned(renamed));
    press(text, 'z', { ctrlKey: true });
    expect(text.html).not.toContain('Kusten');
  });

  test('[EDIT-02] keeps its title, its marks and those of its caption, and gives the caption up without them', () => {
    const figure = `<figure id="f"><a href="/a">${media}</a><figcaption lang="sv">Vid <em>kusten</em></figcaption></figure>`;
    const text = openEditor(`<p>a</p>${figure}`);
    selectMedia(text);
    changeMedia(text, { alt: 'Hus' });
    expect(text.html).toBe(`<p>a</p>${figure.replace(media, renamed)}`);
    selectMedia(text);
    changeMedia(text, { caption: 'Ny' });
    expect(text.html).toContain('</a><figcaption lang="sv">Ny</figcaption>');
    selectMedia(text);
    changeMedia(text, { caption: '' });
    expect(text.html).toBe(`<p>a</p><p><a href="/a">${renamed}</a></p>`);
    selectMedia(text);
    changeMedia(text, { caption: 'Ny' });
    expect(text.html).toContain(`<figure><a href="/a">${renamed}</a><figcaption>Ny`);
  });

  test('[EDIT-02] is copied, cut and deleted with its caption, which comes back with one undo', () => {
    const html = `<p>a</p>${captioned(media)}<p>b</p>`;
    const text = openEditor(html);
    selectMedia(text);
    const copied = copy(text, 'copy');
    expect(text.html).toBe(html);
    for (const remove of [
      () => copy(text, 'cut'),
      () => press(text, 'Backspace'),
      () => press(text, 'Delete'),
    ]) {
      selectMedia(text);
      remove();
      expect(text.html).toBe('<p>a</p><p>b</p>');
      press(text, 'z', { ctrlKey: true });
      expect(text.html).toBe(html);
    }
    // After copying, the whole figure is selected: it still is the picture or film of the dialog.
    selectMedia(text);
    copy(text, 'copy');
    expect(getCaption(text.editor)).toBe('Kusten');
    changeMedia(text, { alt: 'Hus' });
    expect(text.html).toBe(html.replace(media, renamed));
    const other = openEditor('<p>c</p>');
    other.editor.commands.setTextSelection(2);
    pasteInto(other, copied);
    expect(other.html).toBe(`<p>c</p>${captioned(media)}`);
    expect(other.pasteLoss).toBeUndefined();
  });

  test('[EDIT-02] is copied alone where it has no caption, and leaves the others of its figure', () => {
    const text = openEditor(`<p>${media}</p>`);
    selectMedia(text);
    const other = openEditor('');
    pasteInto(other, copy(text, 'copy'));
    expect(other.html).toBe(`<p>${media}</p>`);
    const second = '<img src="/-/media/b.jpg" alt="b">';
    const several = openEditor(captioned(second + media));
    selectMedia(several);
    changeMedia(several, { caption: 'Två' });
    expect(several.html).toBe(captioned(second + media).replace('Kusten', 'Två'));
    selectMedia(several);
    press(several, 'Delete');
    expect(several.html).toBe(captioned(second).replace('Kusten', 'Två'));
  });
});

test('[EDIT-02] a film is inserted after the text at the caret, with its caption below', () => {
  const text = openEditor('<p>a</p>');
  select(text, 'a');
  insertOrUpdatePicture(text.editor, {
    ...{ tag: 'video', src: '/-/media/a.mp4', poster: '', alt: 'En tur' },
    ...{ size: { width: '16', height: '9' }, caption: 'Kusten' },
  });
  const inserted = '<video src="/-/media/a.mp4" aria-label="En tur" width="16" height="9"></video>';
  expect(text.html).toBe(`<p>a</p>${captioned(inserted)}`);
});
