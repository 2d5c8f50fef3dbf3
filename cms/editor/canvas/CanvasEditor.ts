import { hintAttribute } from '../../../design-system/fields/chromes';
import { editingCss } from '../../../design-system/fields/editingCss';
import { texts } from '../texts';
import { isElement } from './isElement';

import { readPlainText } from './plainText';
import { nodesBetween, readCanvas, type CanvasContent, type CanvasField } from './readCanvas';
import { readRichText } from './richText';

/** What is chosen in the page: a block, or a field and the block that it stands in. */
export interface Selection {
  block?: string;
  field?: CanvasField;
}

export interface CanvasHandlers {
  onSelect: (selection: Selection | undefined) => void;
  /** Words were typed into a text or rich text. */
  onInput: (field: CanvasField, value: string) => void;
  /** A link, picture, date or file wants to be edited. */
  onOpen: (field: CanvasField) => void;
  /** The page was scrolled, or its layout changed. */
  onMove: () => void;
  onKey: (event: KeyboardEvent) => void;
}

const fieldAttribute = 'data-edit-field';

/** Makes a page that is shown in the editor editable in place, by the chromes in it. */
export class CanvasEditor {
  readonly content: CanvasContent;
  readonly #elements = new Map<Element, CanvasField>();
  readonly #stop = new AbortController();
  readonly #observer: ResizeObserver;

  constructor(
    readonly page: Document,
    private readonly handlers: CanvasHandlers,
  ) {
    this.content = readCanvas(page);
    const style = page.createElement('style');
    style.textContent = editingCss;
    page.head.append(style);
    for (const field of this.content.fields) this.#prepare(field);

    const { signal } = this.#stop;
    const view = page.defaultView;
    page.addEventListener('pointerdown', (event) => this.#choose(event), { signal });
    page.addEventListener('click', (event) => this.#click(event), { signal });
    page.addEventListener('focusin', (event) => this.#choose(event), { signal });
    page.addEventListener('input', (event) => this.#input(event), { signal });
    page.addEventListener('keydown', (event) => this.#keyDown(event), { signal, capture: true });
    page.addEventListener('keyup', (event) => this.#keyUp(event), { signal, capture: true });
    page.addEventListener('paste', (event) => this.#paste(event), { signal });
    view?.addEventListener('scroll', handlers.onMove, { signal, passive: true });
    view?.addEventListener('resize', handlers.onMove, { signal });
    this.#observer = new ResizeObserver(handlers.onMove);
    this.#observer.observe(page.body);
  }

  close(): void {
    this.#stop.abort();
    this.#observer.disconnect();
  }

  /** The element that shows a field. */
  elementOf(field: CanvasField): HTMLElement | undefined {
    for (const [element, known] of this.#elements) {
      if (known === field) return element as HTMLElement;
    }
    return undefined;
  }

  /** Puts words into a field that shows others, such as those that were not saved last time. */
  show(field: CanvasField, value: string): void {
    const element = this.elementOf(field);
    if (!element) return;
    if (field.kind === 'richText') element.innerHTML = value;
    else element.textContent = value;
  }

  #prepare(field: CanvasField): void {
    const element = elementFor(field, this.page);
    if (!element) return;
    this.#elements.set(element, field);
    element.setAttribute(fieldAttribute, field.kind);
    const isText = field.kind === 'text' || field.kind === 'richText';
    if (isText) {
      const isRich = field.kind === 'richText';
      element.setAttribute('contenteditable', isRich ? 'true' : 'plaintext-only');
      element.setAttribute('role', 'textbox');
      element.setAttribute('aria-multiline', String(isRich));
      element.setAttribute('aria-label', texts.editField(field.name));
      element.spellcheck = true;
      element.lang = field.language;
    } else if (element.tagName !== 'A') {
      element.tabIndex = 0;
      element.setAttribute('role', 'button');
      element.setAttribute('aria-label', texts.editField(field.name));
    }
  }

  #fieldAt(target: EventTarget | null): CanvasField | undefined {
    const element = asElement(target)?.closest(`[${fieldAttribute}]`);
    return element ? this.#elements.get(element) : undefined;
  }

  /** What lies under the pointer, also behind other things: pictures often lie behind words. */
  #fieldUnder(event: MouseEvent): CanvasField | undefined {
    const direct = this.#fieldAt(event.target);
    if (direct) return direct;
    for (const element of this.page.elementsFromPoint(event.clientX, event.clientY)) {
      const field = this.#fieldAt(element);
      if (field?.kind === 'image') return field;
    }
    return undefined;
  }

  #blockAt(target: EventTarget | null): string | undefined {
    const element = asElement(target);
    if (!element) return undefined;
    let found: string | undefined;
    for (const { uid, open, close } of this.content.blocks.values()) {
      const follows = open.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      const precedes = close.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      // Inner blocks are closed, and so known, before the ones around them.
      if (follows && precedes) found ??= uid;
    }
    return found;
  }

  #choose(event: Event): void {
    const field =
      event instanceof MouseEvent || isMouse(event)
        ? this.#fieldUnder(event as MouseEvent)
        : this.#fieldAt(event.target);
    const block = field?.block ?? this.#blockAt(event.target);
    // A press on words that cannot be edited moves focus to what holds the whole page.
    if (!block && !field && event.type === 'focusin') return;
    this.handlers.onSelect(block || field ? { block, field } : undefined);
  }

  #click(event: MouseEvent): void {
    const field = this.#fieldUnder(event);
    if (!field) return;
    const isText = field.kind === 'text' || field.kind === 'richText';
    // Titles that open and close something would do so with every click into their words.
    if (isText) event.preventDefault();
    else this.handlers.onOpen(field);
  }

  #input(event: Event): void {
    const element = asElement(event.target)?.closest(`[${fieldAttribute}]`);
    const field = element && this.#elements.get(element);
    if (!element || !field) return;
    const read = field.kind === 'richText' ? readRichText : readPlainText;
    this.handlers.onInput(field, read(element));
    this.handlers.onMove();
  }

  #keyDown(event: KeyboardEvent): void {
    const field = this.#fieldAt(event.target);
    const isText = field?.kind === 'text' || field?.kind === 'richText';
    if (field && !isText && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return this.handlers.onOpen(field);
    }
    if (isText) {
      if (event.key === 'Escape') asHtml(event.target)?.blur();
      // Buttons and titles of details would take these for a press.
      if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
    }
    this.handlers.onKey(event);
  }

  #keyUp(event: KeyboardEvent): void {
    const isText = this.#fieldAt(event.target) !== undefined;
    if (isText && event.key === ' ' && asElement(event.target)?.closest('summary, button, a')) {
      event.preventDefault();
    }
  }

  /** Words from elsewhere come without their looks. */
  #paste(event: ClipboardEvent): void {
    const field = this.#fieldAt(event.target);
    if (field?.kind !== 'richText') return;
    event.preventDefault();
    const html = event.clipboardData?.getData('text/html');
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!html) return void this.page.execCommand('insertText', false, text);
    const pasted = new DOMParser().parseFromString(html, 'text/html');
    this.page.execCommand('insertHTML', false, readRichText(pasted.body));
  }
}

/** The element that is edited in a field's place. Text has none of its own until now. */
function elementFor(field: CanvasField, page: Document): HTMLElement | undefined {
  const nodes = nodesBetween(field);
  const elements = nodes.filter((node): node is HTMLElement => node.nodeType === 1);
  const isHint = elements[0]?.hasAttribute(hintAttribute);
  if (field.kind === 'text') {
    const span = page.createElement('span');
    field.open.after(span);
    if (isHint) showHint(span, elements[0]);
    else span.append(...nodes);
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

/** An empty text shows its hint until words are there (editingCss.ts). */
function showHint(element: HTMLElement, hint: HTMLElement | undefined): void {
  element.dataset.hint = hint?.textContent ?? '';
  hint?.remove();
}

function asElement(target: EventTarget | null): Element | undefined {
  const node = target as Node | null;
  if (node && isElement(node)) return node;
  return node?.parentElement ?? undefined;
}

const asHtml = (target: EventTarget | null) => asElement(target) as HTMLElement | undefined;

const isMouse = (event: Event): boolean => event.type.startsWith('pointer');
