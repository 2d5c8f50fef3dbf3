import { Editor, Extension, type AnyExtension } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { maxRichTextLength } from '../../../schema/richText';
import { isInCaption, toInlineSlice } from './captions';
import { allLost, cleanPastedHtml, type PasteLoss } from './cleanPastedHtml';
import { searchAndReplace } from './searchAndReplace';
import { parseMarkup, type MarkupSource } from './parseMarkup';
import { selectFigure } from './pictures';
import { richTextCss } from './richTextCss';
import { schemaExtensions } from './schema';
import { serializeMarkup } from './serializeMarkup';
import { shortcutsAndInputRules } from './shortcutsAndInputRules';

/** Actions of the toolbar that have a keyboard shortcut in the text. */
export interface ToolbarActions {
  openLink: () => void;
  openFind: () => void;
  focus: () => void;
}

interface RichTextEditorOptions {
  /** The element that shows the text. Editing happens in this element. */
  element: HTMLElement;
  source: MarkupSource;
  /** Attributes of the text field, such as its name. */
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  /** Level of the last heading on the page before the text; 1 by default. */
  precedingHeadingLevel?: number;
}

/** Delay before a change is reported, in ms. Saving a long text in the browser on every key would slow typing. */
const REPORT_DELAY_MS = 200;

/** Mark the selection in a text that was clicked before its editor was loaded. Private-use characters. */
const CARET_MARKS = ['\u{F8F0}', '\u{F8F1}'] as const;

/** An editor of a rich text in the element that shows it, with its own undo history. */
export class RichTextEditor {
  readonly editor: Editor;
  /** The toolbar of the text, while it is shown. */
  toolbar: ToolbarActions | undefined;
  #pasteLoss: PasteLoss | undefined;
  #reportTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #abortController = new AbortController();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly options: RichTextEditorOptions) {
    const { element, source, attributes } = options;
    addStyles(element.ownerDocument);
    const isFocused = element.ownerDocument.activeElement === element;
    if (isFocused) markCaret(element);
    this.editor = new Editor({
      element: { mount: element },
      // TipTap would add its styles to the editor's own window, but the text can be in the page's window.
      injectCSS: false,
      // These extensions report details of every change, which takes time and is not used.
      enableCoreExtensions: { delete: false, drop: false, paste: false, textDirection: false },
      content: parseMarkup(element, source).toJSON(),
      extensions: [
        ...schemaExtensions,
        ...([UndoRedo, Gapcursor, Dropcursor] satisfies AnyExtension[]),
        shortcutsAndInputRules,
        searchAndReplace,
        this.#toolbarShortcuts(),
      ],
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
        transformPastedHTML: (html) => this.#cleanPastedHtml(html),
        // When pasting into an empty paragraph, the first pasted paragraph keeps its direction.
        transformPasted: (slice, view) => {
          const isEmpty = view.state.selection.$from.parent.content.size === 0;
          const hasDirection = Boolean(slice.content.firstChild?.attrs.dir);
          return isEmpty && hasDirection ? new Slice(slice.content, 0, slice.openEnd) : slice;
        },
        handlePaste: (view, _event, slice) => {
          const inline = isInCaption(view.state) ? toInlineSlice(slice) : undefined;
          if (this.#refuseTooLong(view.state, inline ?? slice)) return true;
          if (!inline) return false;
          view.dispatch(view.state.tr.replaceSelection(inline).scrollIntoView());
          return true;
        },
        // A click on the title of a `details` element would collapse the text that is being edited.
        handleDOMEvents: {
          copy: () => this.#selectFigure(),
          cut: () => this.#selectFigure(),
          click: (_view, event) => {
            if (event.target instanceof Object && isInSummary(event.target)) event.preventDefault();
            return false;
          },
        },
      },
      onUpdate: () => {
        this.#reportTimer ??= setTimeout(() => this.report(), REPORT_DELAY_MS);
      },
      onBlur: () => this.report(),
      onTransaction: () => this.#notify(),
    });
    if (isFocused) this.#restoreCaret();
    // In the capture phase, to report changes before the editor's window asks whether all of them are saved.
    const { signal } = this.#abortController;
    window.addEventListener('beforeunload', () => this.report(), { signal, capture: true });
  }

  /** What the last pasted text lost; undefined when it lost nothing. */
  get pasteLoss(): PasteLoss | undefined {
    return this.#pasteLoss;
  }

  /** The text as HTML, in the form in which it is stored. */
  get html(): string {
    return serializeMarkup(this.editor.state.doc);
  }

  /** Reports pending changes at once. */
  report(): void {
    if (this.#reportTimer === undefined) return;
    clearTimeout(this.#reportTimer);
    this.#reportTimer = undefined;
    this.options.onChange(this.html);
  }

  /** Returns the level of the last heading before a position. */
  getHeadingLevelBefore(position: number): number {
    const { doc } = this.editor.state;
    let level = this.options.precedingHeadingLevel ?? 1;
    doc.forEach((node, offset) => {
      const [, headingLevel] = /^h([2-6])$/.exec(node.type.name) ?? [];
      if (headingLevel && offset + node.nodeSize < position) level = Number(headingLevel);
    });
    return level;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces the text, for example with an earlier version. Does not report a change. */
  replaceContent(html: string): void {
    const { element, source } = this.options;
    const parsed = element.ownerDocument.createElement('div');
    parsed.innerHTML = html;
    const content = parseMarkup(parsed, source).toJSON();
    this.editor.commands.setContent(content, { emitUpdate: false });
  }

  /** Ends editing. The element still shows the text. */
  close(): void {
    this.report();
    this.#abortController.abort();
    const { element } = this.options;
    const copies = [...element.childNodes].map((node) => node.cloneNode(true));
    this.editor.destroy();
    element.replaceChildren(...copies);
  }

  #cleanPastedHtml(html: string): string {
    const cleaned = cleanPastedHtml(html);
    const { styles, pictures, embeds } = cleaned.loss;
    const isLoss = styles || pictures + embeds > 0 || cleaned.loss.isTooLong;
    this.#pasteLoss = isLoss ? cleaned.loss : undefined;
    return cleaned.html;
  }

  /** A text that is too long could not be saved: nothing of it is pasted. */
  #refuseTooLong({ tr }: EditorState, slice: Slice): boolean {
    const isTooLong =
      slice.size === 0
        ? this.#pasteLoss === allLost
        : serializeMarkup(tr.replaceSelection(slice).doc).length > maxRichTextLength;
    if (!isTooLong) return false;
    this.#pasteLoss = allLost;
    this.#notify();
    return true;
  }

  #selectFigure(): false {
    selectFigure(this.editor);
    return false;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Keyboard shortcuts that open or focus the toolbar. */
  #toolbarShortcuts() {
    const callToolbar = (action: keyof ToolbarActions) => () => {
      this.toolbar?.[action]();
      return this.toolbar !== undefined;
    };
    return Extension.create({
      name: 'tools',
      priority: 300,
      addKeyboardShortcuts: () => ({
        'Mod-k': callToolbar('openLink'),
        'Mod-f': callToolbar('openFind'),
        'Alt-F10': callToolbar('focus'),
      }),
    });
  }

  #restoreCaret(): void {
    const { state, view } = this.editor;
    const { tr } = state;
    const positions: number[] = [];
    state.doc.descendants((node, position) => {
      for (const { index } of (node.text ?? '').matchAll(/[\u{F8F0}\u{F8F1}]/gu))
        positions.push(position + index);
    });
    const [from, to] = positions;
    for (const position of positions.toReversed()) tr.delete(position, position + 1);
    view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
    if (from === undefined) return this.editor.view.focus();
    this.editor.commands.focus(null, { scrollIntoView: false });
    this.editor.commands.setTextSelection({ from, to: (to ?? from + 1) - 1 });
    view.focus();
  }
}

/** Adds the editor's styles to a document, once. */
function addStyles(targetDocument: Document): void {
  const id = 'rich-text-styles';
  if (targetDocument.getElementById(id)) return;
  const style = targetDocument.createElement('style');
  style.id = id;
  style.textContent = richTextCss;
  targetDocument.head.append(style);
}

const isInSummary = (target: EventTarget): boolean =>
  'closest' in target && typeof target.closest === 'function' && Boolean(target.closest('summary'));

/** Marks the browser's selection with characters, since a new editor does not take the selection over. */
function markCaret(element: HTMLElement): void {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.rangeCount || !element.firstChild) return;
  const range = selection.getRangeAt(0).cloneRange();
  if (!element.contains(range.commonAncestorContainer)) return;
  moveIntoTextNodes(range, element);
  const end = range.cloneRange();
  end.collapse(false);
  end.insertNode(element.ownerDocument.createTextNode(CARET_MARKS[1]));
  range.insertNode(element.ownerDocument.createTextNode(CARET_MARKS[0]));
}

/** Moves the ends of a range into text nodes: a mark next to the paragraphs would become a paragraph of its own. */
function moveIntoTextNodes(range: Range, element: HTMLElement): void {
  const { collapsed, startContainer, endContainer, startOffset, endOffset } = range;
  if (startContainer === element) {
    const firstNode = findDeepest(element.childNodes[startOffset] ?? element, 'firstChild');
    if (isText(firstNode)) range.setStart(firstNode, 0);
    else range.setStartBefore(firstNode);
    if (collapsed) range.collapse(true);
  }
  if (endContainer === element && !collapsed) {
    const lastNode = findDeepest(element.childNodes[endOffset - 1] ?? element, 'lastChild');
    if (isText(lastNode)) range.setEnd(lastNode, lastNode.textContent?.length ?? 0);
    else range.setEndAfter(lastNode);
  }
}

const isText = (node: globalThis.Node): boolean => node.nodeType === 3;

function findDeepest(node: globalThis.Node, side: 'firstChild' | 'lastChild'): globalThis.Node {
  const child = node[side];
  return child ? findDeepest(child, side) : node;
}
