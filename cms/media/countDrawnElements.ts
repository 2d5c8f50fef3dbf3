interface Element {
  children: Element[];
  /** Ids of referenced elements that it draws in addition to its children. */
  references: string[];
}

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ID = /\sid="([^"]*)"/;
const REFERENCE = /(?:href="#|url\(\s*(?:'|&quot;)?#)([\w.:-]+)/gi;

/**
 * Counts the drawn elements of a drawing. Reused elements (`use`, patterns, masks, markers) count each
 * time. Infinity when an element uses itself.
 * @param drawing output of the sanitiser: well-formed, with attributes in double quotes
 */
export function countDrawnElements(drawing: string): number {
  const { root, elementsById } = readElements(drawing);
  const counts = new Map<Element, number>();
  const ancestors = new Set<Element>();
  // Uses an explicit stack, as elements may be nested deeper than the call stack allows.
  const stack: { element: Element; isLeaving: boolean }[] = [{ element: root, isLeaving: false }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { element, isLeaving } = step;
    const children = [
      ...element.children,
      ...element.references.flatMap((name) => elementsById.get(name) ?? []),
    ];
    if (isLeaving) {
      ancestors.delete(element);
      counts.set(
        element,
        children.reduce((sum, child) => sum + (counts.get(child) ?? 0), 1),
      );
    } else if (!counts.has(element)) {
      if (ancestors.has(element)) return Infinity;
      ancestors.add(element);
      stack.push({ element, isLeaving: true });
      for (const child of children) stack.push({ element: child, isLeaving: false });
    }
  }
  return counts.get(root) ?? 0;
}

function readElements(drawing: string): { root: Element; elementsById: Map<string, Element> } {
  const root: Element = { children: [], references: [] };
  const elementsById = new Map<string, Element>();
  const path = [root];
  for (const [, isEnd, , attributes = '', isEmpty] of drawing.matchAll(TAG)) {
    if (isEnd) {
      if (path.length > 1) path.pop();
      continue;
    }
    const references = [...attributes.matchAll(REFERENCE)].map(([, name = '']) => name);
    const element: Element = { children: [], references };
    path.at(-1)?.children.push(element);
    const [, name] = ID.exec(attributes) ?? [];
    if (name !== undefined && !elementsById.has(name)) elementsById.set(name, element);
    if (!isEmpty) path.push(element);
  }
  return { root, elementsById };
}
