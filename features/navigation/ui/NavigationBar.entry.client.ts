import { watchLeaving } from './client/closeMenus';
import { watchHover } from './client/hoverMenus';
import { keepQuery } from './client/keepQuery';
import { watchMegaMenu } from './client/megaMenu';
import { watchMenuKeys } from './client/menuKeys';
import { watchMenuSheet } from './client/menuSheet';
import { navigationBar } from './client/navigationBar';
import { watchOverflow } from './client/overflowMenu';
import { watchStickyBar } from './client/stickyBar';

/** Adds to the navigation what a browser does not do by itself; without script it is details, popover and links. */
export function start(element: HTMLElement): void {
  const bar = navigationBar(element);
  watchStickyBar(bar);
  if (element.dataset.navigation === 'megaMenu') {
    watchMegaMenu(bar);
    watchPanels(element);
  } else {
    watchOverflow(bar);
    watchHover(bar);
  }
  watchMenuSheet(bar);
  watchMenuKeys(bar);
  watchLeaving(bar);
  keepQuery(element);
}

/** Panels that are opened say how many cars there are. */
function watchPanels(element: HTMLElement): void {
  // A toggle does not bubble. Columns of a panel stand open by themselves and are no reason to count.
  const count = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-menu] > li > [open]')) return;
    void import('./client/carCounts').then((it) => it.showCarCounts(target));
  };
  element.addEventListener('toggle', count, { capture: true });
}
