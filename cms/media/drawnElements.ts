interface Element {
  children: Element[];
  /** Names of elements that it draws as well as its own. */
  references: string[];
}

const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const id = /\sid="([^"]*)"/;
const reference = /(?:href="#|url\(\s*(?:'|&quot;)?#)([\w.:-]+)/gi;

/**
 * How many elements drawing comes to: what is used again (`use`, patterns, masks, markers) counts each time. Infinite where
 * something uses itself.
 * @param drawing as the sanitiser writes it: well-formed, attributes in double quotes
 */
export function drawnElements(drawing: string): number {
  const { root, named } = readElements(drawing);
  const counts = new Map<Element, number>();
  const open = new Set<Element>();
  // By hand: elements lie in each other deeper than functions may call each other.
  const stack: { element: Element; isLeft: boolean }[] = [{ element: root, isLeft: false }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { element, isLeft } = step;
    const parts = [
      ...element.children,
      ...element.references.flatMap((name) => named.get(name) ?? []),
    ];
    if (isLeft) {
      open.delete(element);
      counts.set(
        element,
        parts.reduce((sum, part) => sum + (counts.get(part) ?? 0), 1),
      );
    } else if (!counts.has(element)) {
      if (open.has(element)) return Infinity;
      open.add(element);
      stack.push({ element, isLeft: true });
      for (const part of parts) stack.push({ element: part, isLeft: false });
    }
  }
  return counts.get(root) ?? 0;
}

function readElements(drawing: string): { root: Element; named: Map<string, Element> } {
  const root: Element = { children: [], references: [] };
  const named = new Map<string, Element>();
  const path = [root];
  for (const [, isEnd, , attributes = '', isEmpty] of drawing.matchAll(tag)) {
    if (isEnd) {
      if (path.length > 1) path.pop();
      continue;
    }
    const references = [...attributes.matchAll(reference)].map(([, name = '']) => name);
    const element: Element = { children: [], references };
    path.at(-1)?.children.push(element);
    const [, name] = id.exec(attributes) ?? [];
    if (name !== undefined && !named.has(name)) named.set(name, element);
    if (!isEmpty) path.push(element);
  }
  return { root, named };
}
