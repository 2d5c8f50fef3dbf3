/** The action of a key: go to the next text of the same block, or add a block below it. */
type AddStep = 'nextText' | 'newBlock';

/** Attribute of a field's element on the page; its value is the kind of the field (CanvasEditor.ts). */
const FIELD_ATTRIBUTE = 'data-edit-field';

/**
 * Returns the action of a key in a text on the page; undefined for most keys. Enter at the end of a plain
 * text goes to
 * the next text of its block, or adds a block; “/” in an empty text adds a block.
 */
export function getAddStep(event: KeyboardEvent, page: Document): AddStep | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  const text = page.activeElement?.closest(`[${FIELD_ATTRIBUTE}][contenteditable]`);
  if (!text) return undefined;
  // Shift is ignored: many keyboards need it for “/”.
  if (key === '/') return text.textContent?.trim() === '' ? 'newBlock' : undefined;
  const isPlain = text.getAttribute(FIELD_ATTRIBUTE) === 'text';
  return key === 'Enter' && !shiftKey && isPlain && isAtEnd(text) ? 'nextText' : undefined;
}

/** Whether the caret is at the end of a text. */
function isAtEnd(text: Element): boolean {
  const selection = text.ownerDocument.getSelection();
  if (!selection?.isCollapsed || !selection.rangeCount) return false;
  const tail = text.ownerDocument.createRange();
  const { endContainer, endOffset } = selection.getRangeAt(0);
  tail.setStart(endContainer, endOffset);
  tail.setEnd(text, text.childNodes.length);
  return tail.toString() === '';
}
