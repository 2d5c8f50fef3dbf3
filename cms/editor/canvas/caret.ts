/** Offsets of a selection in a text, in characters; start and end are the same for a caret. */
export interface Caret {
  start: number;
  end: number;
}

/** Returns the caret or selection in an element; undefined if the selection is not in it. */
export function readCaret(element: Element): Caret | undefined {
  const page = element.ownerDocument;
  const selection = page.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) {
    return undefined;
  }
  const countCharacters = (node: Node, offset: number): number => {
    const textRange = page.createRange();
    textRange.selectNodeContents(element);
    textRange.setEnd(node, offset);
    return textRange.toString().length;
  };
  return {
    start: countCharacters(range.startContainer, range.startOffset),
    end: countCharacters(range.endContainer, range.endOffset),
  };
}

/** Places the caret, at most at the end of the text, which may have become shorter. */
export function placeCaret(element: Element, { start, end }: Caret): void {
  const selection = element.ownerDocument.getSelection();
  const [startPoint, endPoint] = [findPoint(element, start), findPoint(element, end)];
  selection?.setBaseAndExtent(startPoint.node, startPoint.offset, endPoint.node, endPoint.offset);
}

function findPoint(element: Element, position: number): { node: Node; offset: number } {
  const textWalker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let remaining = position;
  let lastNode: Node | undefined;
  for (let node = textWalker.nextNode(); node; node = textWalker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (remaining <= length) return { node, offset: remaining };
    remaining -= length;
    lastNode = node;
  }
  return { node: lastNode ?? element, offset: lastNode?.textContent?.length ?? 0 };
}
