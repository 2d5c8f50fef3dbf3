import type { CanvasContent } from '../../canvas/readCanvas';

/** Finds the innermost block that contains an element of an edited page. */
export function findBlockAt({ blocks }: CanvasContent, element: Element): string | undefined {
  for (const { uid, open, close } of blocks.values()) {
    const follows = open.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    const precedes = close.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    // An inner block is closed, and so listed, before the block around it: the first match is the innermost.
    if (follows && precedes) return uid;
  }
  return undefined;
}

/** Returns the text of an element as visitors see it: without chromes and hints of empty fields. */
export function readVisibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('code.scpm, [data-empty-field]')) mark.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
