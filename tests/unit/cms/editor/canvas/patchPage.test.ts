/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { hintAttribute } from '../../../../../design-system/fields/chromes';
import { CanvasEditor } from '../../../../../cms/editor/canvas/CanvasEditor';
import type { Placeholders, Rendering } from '../../../../../cms/editor/authoring';
import { patchPage } from '../../../../../cms/editor/canvas/patchPage';
import { fieldName } from '../../../../../cms/editor/forms/fieldName';
import { texts } from '../../../../../cms/editor/texts';
import { fakeLayout } from '../../../design-system/fakeLayout';

beforeAll(fakeLayout);

interface Block {
  uid: string;
  text: string;
  version?: number;
  /** A setting of the block, such as its colour. */
  variant?: string;
  inner?: readonly Block[];
}

const createChrome = (type: string, kind: string, id = '', text = '') =>
  `<code type="text/sitecore" chrometype="${type}" kind="${kind}" id="${id}" hidden>${text}</code>`;

const createPlaceholder = (id: string, blocks: readonly Block[]): string =>
  `${createChrome('placeholder', 'open', id)}${blocks.map(createBlockHtml).join('')}${createChrome('placeholder', 'close')}`;

function createBlockHtml({ uid, text, version = 1, variant = 'plain', inner }: Block): string {
  const metadata = JSON.stringify({
    datasource: { id: `{${uid}}`, language: 'sv', version },
    title: 'Title',
    fieldType: 'Single-Line Text',
  });
  const title = `${createChrome('field', 'open', '', metadata)}${text}${createChrome('field', 'close')}`;
  return [
    createChrome('rendering', 'open', uid),
    `<section data-variant="${variant}" aria-labelledby="_R_${uid}_"><h2>${title}</h2><ul></ul>`,
    ...(inner ? [`<div>${createPlaceholder(`row_${uid}`, inner)}</div>`] : []),
    `</section>`,
    createChrome('rendering', 'close'),
  ].join('');
}

const createPageHtml = (blocks: readonly Block[], title = 'A page', css = 'a{}') =>
  `<html><head><title>${title}</title><style>${css}</style></head><body><main data-area="main">${createPlaceholder('main', blocks)}</main></body></html>`;

/** Opens a page in the editor. `patch` updates it to other blocks. */
function openPage(blocks: readonly Block[], unsavedField?: string) {
  let baseHtml = createPageHtml(blocks);
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const parsed = parse(baseHtml);
  document.head.innerHTML = parsed.head.innerHTML;
  document.body.innerHTML = parsed.body.innerHTML;
  const editor = new CanvasEditor(document, {
    onSelect: () => undefined,
    onInput: () => undefined,
    onOpen: () => undefined,
    onLayoutChange: () => undefined,
    onKey: () => undefined,
    isSaved: ({ name }) => name !== unsavedField,
  });
  const patch = (newBlocks: readonly Block[], ...pageOptions: [title?: string, css?: string]) => {
    const html = createPageHtml(newBlocks, ...pageOptions);
    const addedElements = editor.keepFocus(() => {
      const texts: Parameters<CanvasEditor['showNodes']>[] = [];
      const elements = patchPage({
        live: document,
        base: parse(baseHtml),
        next: parse(html),
        onText: (...text) => texts.push(text),
      });
      if (elements) editor.update();
      for (const text of texts) editor.showNodes(...text);
      return elements;
    });
    if (addedElements) baseHtml = html;
    return addedElements;
  };
  const getSection = (uid: string) =>
    document.querySelector(`code[id="${uid}"] + section`) ?? document.body;
  const getText = (uid: string): HTMLElement => {
    const field = editor.content.fields.find(({ itemId }) => itemId === `{${uid}}`);
    const element = field && editor.getElement(field);
    if (!element) throw new Error(`The text of block ${uid} was not found`);
    return element;
  };
  const getOrder = () => [...editor.content.blocks.keys()].join(' ');
  return { editor, patch, section: getSection, textOf: getText, order: getOrder };
}

const a = { uid: 'a', text: 'Ett' };
const b = { uid: 'b', text: 'Två' };
const c = { uid: 'c', text: 'Tre' };

test('[EDIT-11] a moved block keeps its element, with the changes of scripts and the caret in its text', () => {
  const { patch, section, textOf, order } = openPage([a, b, c]);
  const movedSection = section('c');
  movedSection.setAttribute('data-started', '');
  textOf('c').focus();
  document.getSelection()?.collapse(textOf('c').firstChild, 2);
  expect(patch([c, a, b])).toEqual([]);
  expect(order()).toBe('c a b');
  expect(section('c')).toBe(movedSection);
  expect(movedSection).toHaveProperty('dataset.started', '');
  expect(document.activeElement).toBe(textOf('c'));
  expect(document.getSelection()?.anchorOffset).toBe(2);
});

test('[EDIT-10] added blocks can be edited, removed blocks disappear, and the others keep their elements', () => {
  const { patch, section, textOf, order } = openPage([a, b]);
  const unchangedSection = section('b');
  const addedElements = patch([b, { ...c, inner: [a] }], 'A page', 'a{}b{}');
  expect(addedElements?.map(({ localName }) => localName)).toEqual(['code', 'section', 'code']);
  expect(order()).toBe('b a c');
  expect(section('b')).toBe(unchangedSection);
  expect(textOf('a').getAttribute('contenteditable')).toBe('plaintext-only');
  expect(document.head.querySelector('style')?.textContent).toBe('a{}b{}');
});

test('[EDIT-85] fields on the page have their label in forms as name and hint, those of added blocks too', () => {
  const hint = (uid: string, template: string, title: string, fieldType: string) => {
    const datasource = { id: `{${uid}}`, language: 'sv', version: 1 };
    const metadata = JSON.stringify({ datasource, title, template, fieldType });
    return `${createChrome('field', 'open', '', metadata)}<span ${hintAttribute}>?</span>${createChrome('field', 'close')}`;
  };
  const { editor } = openPage([a]);
  const main = document.querySelector('main') ?? document.body;
  main.insertAdjacentHTML('beforeend', hint('c', 'StoryPage', 'premble', 'Single-Line Text'));
  main.insertAdjacentHTML('beforeend', hint('d', 'CarouselSlide', 'ImagePhone', 'Image'));
  editor.update();
  const [text, picture] = editor.content.fields.slice(1).map((field) => editor.getElement(field));
  expect(text?.dataset.hint).toBe(fieldName('StoryPage', 'premble'));
  expect(text).toHaveAccessibleName(texts.editField({ name: fieldName('StoryPage', 'premble') }));
  expect(picture?.textContent).toBe(fieldName('CarouselSlide', 'ImagePhone'));
  expect(picture).toHaveAccessibleName(
    texts.editField({ name: fieldName('CarouselSlide', 'ImagePhone') }),
  );
  expect(text).not.toHaveAccessibleName(/premble/);
});

test('[EDIT-02] a text that is emptied shows its label as a hint at once, and is not filled with the hint of the server', () => {
  const { editor, textOf } = openPage([a]);
  const field = editor.content.fields[0];
  const text = textOf('a');
  expect(text.dataset.hint).toBe(fieldName(field?.template, 'Title'));
  const hint = document.createElement('span');
  hint.setAttribute(hintAttribute, '');
  hint.textContent = 'Skriv en text';
  if (field) editor.showNodes(field.open, [hint], true);
  expect(text.textContent).toBe('');
});

test('[EDIT-13] undoing a text change updates only that text, and the next save is based on its new version', () => {
  const { editor, patch, section, textOf } = openPage([a, b]);
  const [unchangedSection, text] = [section('a'), textOf('a')];
  expect(patch([{ ...a, text: 'Ett igen', version: 7 }, b])).toEqual([]);
  expect(section('a')).toBe(unchangedSection);
  expect(textOf('a')).toBe(text);
  expect(text.textContent).toBe('Ett igen');
  expect(editor.content.fields[0]).toMatchObject({ itemId: '{a}', version: 7 });
});

test('[EDIT-13] undoing typed text shows the rendered text again, but unsaved text remains', () => {
  const typeText = (element: HTMLElement) => {
    element.textContent = 'Ett, skrivet';
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const { patch, textOf, editor } = openPage([a]);
  typeText(textOf('a'));
  expect(patch([{ ...a, version: 3 }])).toEqual([]);
  expect(textOf('a').textContent).toBe('Ett');
  editor.close();

  const unsavedPage = openPage([a], 'Title');
  typeText(unsavedPage.textOf('a'));
  expect(unsavedPage.patch([{ ...a, version: 3 }])).toEqual([]);
  expect(unsavedPage.textOf('a').textContent).toBe('Ett, skrivet');
});

test('[EDIT-15] only the changed inner block is replaced, and the caret is kept in its new text', () => {
  const outer = { ...c, inner: [a, b] };
  const { patch, section, textOf } = openPage([outer]);
  const [unchangedSection, oldSection] = [section('a'), section('b')];
  textOf('b').focus();
  document.getSelection()?.collapse(textOf('b').firstChild, 1);
  const addedElements = patch([{ ...outer, inner: [a, { ...b, variant: 'dark' }] }]);
  expect(addedElements).toHaveLength(3);
  expect(section('a')).toBe(unchangedSection);
  expect(section('b')).not.toBe(oldSection);
  expect(document.activeElement).toBe(textOf('b'));
  expect(document.getSelection()?.anchorOffset).toBe(1);
});

test('[EDIT-11] a block is not replaced when only generated ids in it changed', () => {
  const { patch, section } = openPage([a, b]);
  const unchangedSection = section('a');
  unchangedSection.setAttribute('aria-labelledby', '_R_7_');
  expect(patch([b, a])).toEqual([]);
  expect(section('a')).toBe(unchangedSection);
});

test('[EDIT-11] a page with a changed title or frame is not patched but must be loaded again', () => {
  const { patch, order } = openPage([a, b]);
  expect(patch([a, b], 'Another title')).toBeUndefined();
  expect(order()).toBe('a b');
});

/** Blocks as the platform stores them. */
const stored = (blocks: readonly Block[]): Placeholders => ({
  main: blocks.map(storedBlock),
});

const storedBlock = ({ uid, inner }: Block): Rendering => {
  const placeholders: Placeholders = inner ? { row: inner.map(storedBlock) } : {};
  return { uid, componentName: 'Row', params: {}, placeholders };
};

test('[EDIT-11] moves and removals are shown at once, match the page rendered later, and are reverted after a refusal', () => {
  const { editor, patch, section, order } = openPage([a, b, c]);
  const arrange = (before: Block[], after: Block[]) =>
    editor.arrange({ before: stored(before), after: stored(after) });
  const unchangedSection = section('c');
  arrange([a, b, c], [c, a, b]);
  expect(order()).toBe('c a b');
  arrange([c, a, b], [c, b, a]);
  expect(order()).toBe('c b a');
  expect(patch([c, b, a])).toEqual([]);
  expect(section('c')).toBe(unchangedSection);

  arrange([c, b, a], [c, a]);
  expect(order()).toBe('c a');
  expect(patch([c, b, a])).toHaveLength(3);
  expect(order()).toBe('c b a');
});

test('[EDIT-13] a removal that is undone is shown at once, with what scripts did to the block', () => {
  const { editor, patch, section, textOf, order } = openPage([a, { ...b, inner: [c] }]);
  const before = stored([a, { ...b, inner: [c] }]);
  const gone = section('b');
  editor.arrange({ before, after: stored([a]) });
  expect(order()).toBe('a');
  editor.arrange({ before: stored([a]), after: before });
  expect(order()).toBe('a c b');
  expect(section('b')).toBe(gone);
  expect(textOf('c').textContent).toBe('Tre');
  expect(document.querySelectorAll('[data-edit-field] [data-edit-field]')).toHaveLength(0);
  expect(patch([a, { ...b, inner: [c] }])).toEqual([]);
  expect(section('b')).toBe(gone);
});

test('[EDIT-12] a copy is shown at once, cannot be edited, and is replaced by what is rendered', () => {
  const { editor, patch, section, order } = openPage([a, { ...b, inner: [c] }]);
  const before = stored([a, { ...b, inner: [c] }]);
  const after = stored([a, { ...b, inner: [c] }, { uid: 'new', text: '' }]);
  editor.arrange({ before, after, copies: new Map([['new', 'b']]) });
  expect(order()).toBe('a c b new');
  expect(section('new').textContent).toContain('Tre');
  expect(section('new').matches('[inert]')).toBe(true);
  expect(section('new').querySelector('[contenteditable], code, [id]')).toBeNull();
  const original = section('b');
  patch([a, { ...b, inner: [c] }, { uid: 'd', text: 'Två', inner: [{ uid: 'e', text: 'Tre' }] }]);
  expect(order()).toBe('a c b e d');
  expect(section('b')).toBe(original);
});
