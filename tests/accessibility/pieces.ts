/** A block of a page, its header, its footer, or what lies over it. */
export interface Piece {
  selector: string;
  /** Each style that it has, with the page's theme. */
  styles: string[];
  /** What its elements are like, in every theme. */
  shapes: string[];
}

/** Runs in the page: its pieces, and how its headings follow each other. */
export function readPieces(): { outline: string[]; pieces: Piece[] } {
  const theme = document.documentElement.className;
  const childrenOf = (parent: string) =>
    [...document.querySelectorAll(`${parent} > *`)].map((child, at) => ({
      root: child,
      selector: `${parent} > :nth-child(${at + 1})`,
    }));
  const roots = [
    ...childrenOf('body').filter(({ root }) => !root.matches('main, script, link')),
    ...childrenOf('main'),
  ];
  // An element's parent, name, styles and attributes, whether it has words, and whether it is to be seen.
  const shapeOf = (element: Element) =>
    [
      element.parentElement?.tagName,
      element.tagName,
      element.getAttribute('class'),
      element.getAttributeNames().join(' '),
      element.textContent?.trim() !== '',
      element.checkVisibility({ visibilityProperty: true }),
    ].join();
  const pieces = roots.map(({ root, selector }) => {
    const elements = [root, ...root.querySelectorAll('*')];
    const styles = new Set(elements.flatMap(({ classList }) => [...classList]));
    return {
      selector,
      styles: [...styles].map((style) => `${theme} ${style}`),
      shapes: [...new Set(elements.map(shapeOf))],
    };
  });
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const outline = headings.map(({ tagName }, at) => `${headings[at - 1]?.tagName} ${tagName}`);
  return { outline: [...new Set(outline)], pieces };
}
