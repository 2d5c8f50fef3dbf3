import type { CanvasContent } from '../../canvas/readCanvas';

/** The uid of the innermost block that an element of an edited page stands in. */
export function blockAt({ blocks }: CanvasContent, element: Element): string | undefined {
  for (const { uid, open, close } of blocks.values()) {
    const follows = open.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    const precedes = close.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    // Inner blocks are closed, and so known, before the ones around them.
    if (follows && precedes) return uid;
  }
  return undefined;
}

/** The words of an element as visitors read them: without the editor's marks and hints. */
export function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('code.scpm, [data-empty-field]')) mark.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
