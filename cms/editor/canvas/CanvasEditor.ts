import { hintAttribute } from '../../../design-system/fields/chromes';
import { editingCss } from '../../../design-system/fields/editingCss';
import { showFailure } from '../describeFailure';
import { arrangeBlocks, type Arrangement } from './arrangeBlocks';
import { arrangeItems, type ItemOrder } from './arrangeItems';
import { placeCaret, readCaret } from './caret';
import { isElement } from './isElement';
import { fieldName } from '../forms/fieldName';
import { readPlainText } from './readPlainText';
import { editLabel, showFieldLabels } from './showFieldLabels';
import { getNodesBetween, readCanvas, type CanvasContent, type CanvasField } from './readCanvas';
import type { RichTextEditor } from '../richText/RichTextEditor';

/** The selection in the page: a block, or a field with its block. */
export interface Selection {
  block?: string;
  field?: CanvasField;
}

export interface CanvasHandlers {
  onSelect: (selection: Selection | undefined) => void;
  /** The value of a text or rich text changed by typing. */
  onInput: (field: CanvasField, value: string) => void;
  /** A link, picture, date or file was activated, to edit it in a form. */
  onOpen: (field: CanvasField) => void;
  /** The page was scrolled, or its layout changed: boxes must be measured again. */
  onLayoutChange: () => void;
  onKey: (event: KeyboardEvent) => void;
  /** Whether the page was rendered with everything that was typed into the field. */
  isSaved: (field: CanvasField) => boolean;
}

const FIELD_ATTRIBUTE = 'data-edit-field';

/** Events of an edited text that the page's own scripts must not receive. */
const TYPING_EVENTS = ['keydown', 'keypress', 'keyup', 'input'] as const;

/** Makes a page editable in place. It finds fields and blocks by the chromes (markers) in the page. */
export class CanvasEditor {
  content: CanvasContent;
  readonly #elements = new Map<Element, CanvasField>();
  /** Editors of rich texts; undefined while their module is being loaded. */
  readonly #richTexts = new Map<CanvasField, RichTextEditor | undefined>();
  /** Fields with typed changes that the page was not rendered with yet. */
  readonly #typedFields = new Set<CanvasField>();
  private readonly handlers: CanvasHandlers;
  /** What was taken from the page, by uid of its block. */
  readonly #removed = new Map<string, readonly Node[]>();
  readonly #abort = new AbortController();
  readonly #observer: ResizeObserver;

  constructor(
    readonly page: Document,
    handlers: CanvasHandlers,
  ) {
    this.handlers = {
      ...handlers,
      onInput: (field, value) => {
        this.#typedFields.add(field);
        handlers.onInput(field, value);
      },
    };
    this.content = readCanvas(page);
    showFieldLabels(this.content.fields);
    const style = page.createElement('style');
    style.textContent = editingCss;
    page.head.append(style);
    for (const field of this.content.fields) this.#prepare(field);

    const { signal } = this.#abort;
    const view = page.defaultView;
    page.addEventListener('pointerdown', (event) => this.#select(event), { signal });
    page.addEventListener('click', (event) => this.#handleClick(event), { signal });
    page.addEventListener('focusin', (event) => this.#select(event), { signal });
    page.addEventListener('input', (event) => this.#handleInput(event), { signal, capture: true });
    page.addEventListener('keydown', (event) => this.#handleKeyDown(event), {
      signal,
      capture: true,
    });
    page.addEventListener('keyup', (event) => this.#handleKeyUp(event), { signal, capture: true });
    view?.addEventListener('scroll', handlers.onLayoutChange, { signal, passive: true });
    view?.addEventListener('resize', handlers.onLayoutChange, { signal });
    this.#observer = new ResizeObserver(handlers.onLayoutChange);
    this.#observer.observe(page.body);
  }

  /**
   * Reads the page again after blocks were added, moved or removed. Fields that remain keep their objects.
   */
  update(): void {
    const previousFields = new Map(this.content.fields.map((field) => [field.open, field]));
    const { fields, blocks } = readCanvas(this.page);
    const reuseField = (field: CanvasField): CanvasField => previousFields.get(field.open) ?? field;
    for (const field of fields) {
      const { version, block, close, outer } = field;
      Object.assign(reuseField(field), {
        version,
        block,
        close,
        outer: outer && reuseField(outer),
      });
    }
    this.content = { fields: fields.map(reuseField), blocks };
    const currentFields = new Set(this.content.fields);
    for (const [element, field] of this.#elements) {
      if (!currentFields.has(field)) this.#elements.delete(element);
    }
    const addedFields = fields.filter(({ open }) => !previousFields.has(open));
    showFieldLabels(addedFields);
    for (const field of addedFields) this.#prepare(field);
    this.handlers.onLayoutChange();
  }

  /** Shows blocks in another arrangement, before the server has rendered the page so. */
  arrange(arrangement: Omit<Arrangement, 'removed'>): void {
    this.keepFocus(() => {
      arrangeBlocks(this.page, { ...arrangement, removed: this.#removed });
      this.update();
    });
  }

  /** Shows the items of a list in another order, before the server has rendered the page so. */
  arrangeItems(order: ItemOrder): void {
    this.keepFocus(() => {
      arrangeItems(this.content.fields, order);
      this.update();
    });
  }

  /** Runs a change that may replace elements, and restores the focus and the caret in the same field. */
  keepFocus<Result>(change: () => Result): Result {
    const { activeElement } = this.page;
    const field = this.#getFieldAt(activeElement);
    const element = field && this.getElement(field);
    const caret = element && readCaret(element);
    const hadFocus = this.page.hasFocus();
    const result = change();
    if (!field || !element || !hadFocus) return result;
    const sameField = this.content.fields.find(
      ({ itemId, name }) => itemId === field.itemId && name === field.name,
    );
    const newElement = sameField && this.getElement(sameField);
    if (!newElement) return result;
    if (this.page.activeElement !== newElement) newElement.focus({ preventScroll: true });
    const newCaret = caret && readCaret(newElement);
    if (caret && (newCaret?.start !== caret.start || newCaret.end !== caret.end))
      placeCaret(newElement, caret);
    return result;
  }

  /**
   * Shows a text as the server rendered it, between markers that are unchanged. A text with unsaved typing
   * is not
   * changed.
   * @param isChanged whether the server rendered it differently before
   */
  showNodes(open: Element, nodes: readonly Node[], isChanged: boolean): void {
    const field = this.content.fields.find((candidate) => candidate.open === open);
    const element = field && this.getElement(field);
    if (!element || !(isChanged || this.#typedFields.has(field))) return;
    if (!this.handlers.isSaved(field)) return;
    this.#typedFields.delete(field);
    const [renderedElement] = nodes.filter(isElement);
    const isRich = field.kind === 'richText';
    const isEmpty = renderedElement?.hasAttribute(hintAttribute);
    const text = isEmpty ? '' : nodes.map(({ textContent }) => textContent).join('');
    const value = isRich && !isEmpty ? (renderedElement?.innerHTML ?? '') : text;
    if (value !== (isRich ? element.innerHTML : element.textContent)) this.showValue(field, value);
  }

  close(): void {
    this.#abort.abort();
    this.#observer.disconnect();
    for (const text of this.#richTexts.values()) text?.close();
    this.#richTexts.clear();
  }

  /** Returns the editor of a rich text; undefined until it is loaded. */
  getRichText(field: CanvasField | undefined): RichTextEditor | undefined {
    return field && this.#richTexts.get(field);
  }

  /** Returns the element that shows a field. */
  getElement(field: CanvasField): HTMLElement | undefined {
    for (const [element, shownField] of this.#elements) {
      if (shownField === field) return element as HTMLElement;
    }
    return undefined;
  }

  /** Shows a value as the text of a field, such as one restored from an earlier session. */
  showValue(field: CanvasField, value: string): void {
    const element = this.getElement(field);
    if (!element) return;
    const text = this.#richTexts.get(field);
    if (text) text.replaceContent(value);
    else if (field.kind === 'richText') element.innerHTML = value;
    else element.textContent = value;
  }

  #prepare(field: CanvasField): void {
    const element = prepareElement(field, this.page);
    if (!element) return;
    this.#elements.set(element, field);
    element.setAttribute(FIELD_ATTRIBUTE, field.kind);
    const isText = field.kind === 'text' || field.kind === 'richText';
    if (isText) {
      const isRich = field.kind === 'richText';
      element.setAttribute('contenteditable', isRich ? 'true' : 'plaintext-only');
      element.setAttribute('role', 'textbox');
      element.setAttribute('aria-multiline', String(isRich));
      element.setAttribute('aria-label', editLabel(field));
      element.spellcheck = true;
      element.lang = field.language;
      // Scripts of blocks, and buttons around the text, would act on keys such as arrows and space. The
      // editor
      // handles the events earlier, in the capture phase; the text itself still receives them.
      for (const type of TYPING_EVENTS) {
        element.addEventListener(type, (event) => event.stopPropagation(), {
          signal: this.#abort.signal,
        });
      }
    } else if (element.tagName !== 'A') {
      element.tabIndex = 0;
      element.setAttribute('role', 'button');
      element.setAttribute('aria-label', editLabel(field));
    }
  }

  #getFieldAt(target: EventTarget | null): CanvasField | undefined {
    const element = toElement(target)?.closest(`[${FIELD_ATTRIBUTE}]`);
    return element ? this.#elements.get(element) : undefined;
  }

  /**
   * Finds the field at the pointer, including pictures covered by other elements, such as a text on a
   * picture.
   */
  #findFieldUnder(event: MouseEvent): CanvasField | undefined {
    const targetField = this.#getFieldAt(event.target);
    if (targetField) return targetField;
    for (const element of this.page.elementsFromPoint(event.clientX, event.clientY)) {
      const field = this.#getFieldAt(element);
      if (field?.kind === 'image') return field;
    }
    return undefined;
  }

  #findBlockAt(target: EventTarget | null): string | undefined {
    const element = toElement(target);
    if (!element) return undefined;
    let innermostUid: string | undefined;
    for (const { uid, open, close } of this.content.blocks.values()) {
      const follows = open.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      const precedes = close.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      // An inner block is closed, and so listed, before the block around it: the first match is the
      // innermost.
      if (follows && precedes) innermostUid ??= uid;
    }
    return innermostUid;
  }

  #select(event: Event): void {
    const field =
      event instanceof MouseEvent || isPointerEvent(event)
        ? this.#findFieldUnder(event as MouseEvent)
        : this.#getFieldAt(event.target);
    const block = field?.block ?? this.#findBlockAt(event.target);
    // A click on text that is not editable focuses the container of the page: that must not clear the
    // selection.
    if (!block && !field && event.type === 'focusin') return;
    // `#openText` shows its failures itself.
    if (field?.kind === 'richText') void this.#openRichText(field);
    this.handlers.onSelect(block || field ? { block, field } : undefined);
  }

  /** Loads the editor of a rich text when it is first selected, and attaches it to its element. */
  async #openRichText(field: CanvasField): Promise<void> {
    const element = this.getElement(field);
    if (!element || this.#richTexts.has(field)) return;
    this.#richTexts.set(field, undefined);
    const initialHtml = element.innerHTML;
    try {
      const { RichTextEditor } = await import('../richText/RichTextEditor');
      if (this.#abort.signal.aborted) return;
      const isTyped = element.innerHTML !== initialHtml;
      const hint = element.dataset.hint;
      const text = new RichTextEditor({
        element,
        source: 'page',
        attributes: {
          'aria-label': editLabel(field),
          lang: field.language,
          spellcheck: 'true',
          ...(hint !== undefined && { 'data-hint': hint }),
        },
        precedingHeadingLevel: findHeadingLevelBefore(element),
        onChange: (html) => this.handlers.onInput(field, html),
      });
      this.#richTexts.set(field, text);
      // Reports what was typed while the editor was loading.
      if (isTyped) this.handlers.onInput(field, text.html);
      this.handlers.onLayoutChange();
    } catch (error) {
      // The next click tries again.
      this.#richTexts.delete(field);
      showFailure(error);
    }
  }

  #handleClick(event: MouseEvent): void {
    const field = this.#findFieldUnder(event);
    if (!field) return;
    const isText = field.kind === 'text' || field.kind === 'richText';
    // Otherwise a click into the title of an expandable element would toggle it.
    if (isText) event.preventDefault();
    else this.handlers.onOpen(field);
  }

  #handleInput(event: Event): void {
    const element = toElement(event.target)?.closest(`[${FIELD_ATTRIBUTE}]`);
    const field = element && this.#elements.get(element);
    // A rich text reports its changes through `onChange`.
    if (!element || field?.kind !== 'text') return;
    this.handlers.onInput(field, readPlainText(element));
    this.handlers.onLayoutChange();
  }

  #handleKeyDown(event: KeyboardEvent): void {
    const field = this.#getFieldAt(event.target);
    const isText = field?.kind === 'text' || field?.kind === 'richText';
    if (field && !isText && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return this.handlers.onOpen(field);
    }
    if (isText && event.key === 'Escape') toHtmlElement(event.target)?.blur();
    this.handlers.onKey(event);
  }

  #handleKeyUp(event: KeyboardEvent): void {
    const isText = this.#getFieldAt(event.target) !== undefined;
    if (isText && event.key === ' ' && toElement(event.target)?.closest('summary, button, a')) {
      event.preventDefault();
    }
  }
}

/** Returns the editable element of a field. A plain text is wrapped in a new element. */
function prepareElement(field: CanvasField, page: Document): HTMLElement | undefined {
  const nodes = getNodesBetween(field);
  const elements = nodes.filter((node): node is HTMLElement => node.nodeType === 1);
  const isHint = elements[0]?.hasAttribute(hintAttribute);
  // Of a block that is shown again.
  if (field.kind === 'text' && elements[0]?.hasAttribute(FIELD_ATTRIBUTE)) return elements[0];
  if (field.kind === 'text') {
    const span = page.createElement('span');
    field.open.after(span);
    if (isHint) elements[0]?.remove();
    else span.append(...nodes);
    // Also of a text that is emptied later: without a hint it would have no height, and could not be clicked.
    span.dataset.hint = fieldName(field.template, field.name);
    return span;
  }
  if (field.kind === 'richText' && isHint) {
    const area = page.createElement('div');
    field.open.after(area);
    showHint(area, elements[0]);
    return area;
  }
  return elements.find((element) => element.tagName !== 'CODE');
}

/** Returns the level of the last heading before an element. */
function findHeadingLevelBefore(element: Element): number {
  const headings = [...element.ownerDocument.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const lastHeading = headings.findLast(
    (heading) =>
      heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !element.contains(heading),
  );
  return Number(lastHeading?.localName.slice(1) ?? 1);
}

/** Shows a hint in an empty text until there is text (editingCss.ts). */
function showHint(element: HTMLElement, hint: HTMLElement | undefined): void {
  element.dataset.hint = hint?.textContent ?? '';
  hint?.remove();
}

function toElement(target: EventTarget | null): Element | undefined {
  const node = target as Node | null;
  if (node && isElement(node)) return node;
  return node?.parentElement ?? undefined;
}

const toHtmlElement = (target: EventTarget | null) => toElement(target) as HTMLElement | undefined;

const isPointerEvent = (event: Event): boolean => event.type.startsWith('pointer');
