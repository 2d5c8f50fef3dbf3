import type { NavigationBar } from './navigationBar';
import { onResize } from './throttleResize';

/**
 * Keeps the columns of a panel open while they are next to each other in the bar. In the sheet each column is
 * a page, which closes the previous one when it opens. Newer browsers show all columns without this script.
 */
export function watchMegaMenu({ element, wide }: NavigationBar): void {
  const columns = [...element.querySelectorAll<HTMLDetailsElement>('[data-group] > details')];
  const groupNames = columns.map(({ name }) => name);
  let wasWide = false;
  const update = () => {
    if (wide.matches === wasWide) return;
    wasWide = wide.matches;
    columns.forEach((column, index) => {
      // The browser allows only one open disclosure among those with the same name.
      column.name = wasWide ? '' : (groupNames[index] ?? '');
      column.toggleAttribute('data-standing', wasWide);
      column.open = wasWide;
    });
  };
  onResize(update);
  update();
}
