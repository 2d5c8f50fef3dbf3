import type { NavigationBar } from './navigationBar';
import { onResize } from './throttleResize';

/**
 * Keeps the columns of a panel open where they stand side by side; in the sheet each is a page that
 * opens by itself and closes the one before. Newer browsers show the columns without this.
 */
export function watchMegaMenu({ element, wide }: NavigationBar): void {
  const columns = [...element.querySelectorAll<HTMLDetailsElement>('[data-group] > details')];
  const groups = columns.map(({ name }) => name);
  let wasWide = false;
  const update = () => {
    if (wide.matches === wasWide) return;
    wasWide = wide.matches;
    columns.forEach((column, index) => {
      // Of those that share a name the browser lets only one be open.
      column.name = wasWide ? '' : (groups[index] ?? '');
      column.toggleAttribute('data-standing', wasWide);
      column.open = wasWide;
    });
  };
  onResize(update);
  update();
}
