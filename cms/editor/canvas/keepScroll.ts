import { isElement } from './isElement';

/**
 * Records the scroll positions in some nodes. Returns a function that scrolls the nodes that replace them.
 */
export function keepScroll(nodes: readonly Node[]): (newNodes: readonly Node[]) => void {
  const elements = findElements(nodes);
  const positions = elements.flatMap(({ localName, scrollLeft, scrollTop }, index) =>
    scrollLeft > 0 || scrollTop > 0
      ? [
          {
            number: countByName(elements.slice(0, index), localName),
            localName,
            scrollLeft,
            scrollTop,
          },
        ]
      : [],
  );
  return (newNodes) => {
    if (positions.length === 0) return;
    const newElements = findElements(newNodes);
    for (const { number: ordinal, localName, scrollLeft, scrollTop } of positions) {
      const counterpart = newElements.filter((element) => element.localName === localName)[ordinal];
      counterpart?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
    }
  };
}

/** Without `span`: the editor adds such elements around texts, and the new nodes do not have them yet. */
const findElements = (nodes: readonly Node[]): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((element) => [element, ...element.querySelectorAll('*:not(span, code)')]);

const countByName = (elements: readonly Element[], localName: string): number =>
  elements.filter((element) => element.localName === localName).length;
