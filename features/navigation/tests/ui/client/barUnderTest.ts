import type { NavigationBar } from '../../../ui/client/navigationBar';

/** Creates a bar whose menu has these entries (HTML), on a wide or narrow window. */
export function createBar(entries: string, isWide = true): NavigationBar & { menu: HTMLElement } {
  document.body.innerHTML = `<header data-navigation="dropdowns"><div data-menu-sheet><ul data-menu>${entries}</ul></div></header><button>Outside</button>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const wideQuery = { matches: isWide, addEventListener: () => undefined };
  return {
    element: find('header'),
    menu: find('[data-menu]'),
    sheet: find('[data-menu-sheet]'),
    wide: wideQuery as unknown as MediaQueryList,
  };
}

export const entriesWithDropdown = `
  <li id="cars"><details name="menu"><summary>Cars</summary><ul>
    <li id="used"><a href="#used">Used</a></li>
    <li id="makes"><details name="menu-2"><summary>Makes</summary><ul><li id="bmw"><a href="#bmw">BMW</a></li></ul></details></li>
  </ul></details></li>
  <li id="about"><a href="#about">About</a></li>`;

export function findDetails(id: string): HTMLDetailsElement {
  return document.querySelector<HTMLDetailsElement>(`#${id} > details`)!;
}
