/** A part of a page: a block, the header, the footer, or an overlay. */
export interface PageSection {
  selector: string;
  /** Class names of its elements, each after the class name of the page's theme. */
  styles: string[];
  /** Structure of its elements, independent of the theme. */
  shapes: string[];
}

/** Runs in the browser; returns the sections of the page, and each pair of successive heading levels in it. */
export function readPageSections(): { outline: string[]; sections: PageSection[] } {
  const theme = document.documentElement.className;
  const getChildren = (parent: string) =>
    [...document.querySelectorAll(`${parent} > *`)].map((child, index) => ({
      root: child,
      selector: `${parent} > :nth-child(${index + 1})`,
    }));
  const roots = [
    ...getChildren('body').filter(({ root }) => !root.matches('main, script, link')),
    ...getChildren('main'),
  ];
  // Parent, name, styles and attributes of an element, and whether it has text and is visible.
  const describeElement = (element: Element) =>
    [
      element.parentElement?.tagName,
      element.tagName,
      element.getAttribute('class'),
      element.getAttributeNames().join(' '),
      element.textContent?.trim() !== '',
      element.checkVisibility({ visibilityProperty: true }),
    ].join();
  const sections = roots.map(({ root, selector }) => {
    const elements = [root, ...root.querySelectorAll('*')];
    const styles = new Set(elements.flatMap(({ classList }) => [...classList]));
    return {
      selector,
      styles: [...styles].map((style) => `${theme} ${style}`),
      shapes: [...new Set(elements.map(describeElement))],
    };
  });
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const outline = headings.map(
    ({ tagName }, index) => `${headings[index - 1]?.tagName} ${tagName}`,
  );
  return { outline: [...new Set(outline)], sections };
}
