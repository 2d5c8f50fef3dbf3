import type { NavigationBar } from './navigationBar';
import { onResize } from './throttleResize';

/**
 * Keeps the columns of a panel open if they are side by side. In the sheet each column is a page that
 * is opened separately and closes the previous one. Newer browsers show the columns without this.
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
