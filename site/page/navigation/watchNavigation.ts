import { watchLeaving } from './closeMenus';
import { watchHover } from './hoverMenus';
import { keepQuery } from './keepQuery';
import { watchMegaMenu } from './megaMenu';
import { watchMenuKeys } from './menuKeys';
import { watchMenuSheet } from './menuSheet';
import { findNavigationBar } from './navigationBar';
import { watchOverflow } from './overflowMenu';
import { watchStickyBar } from './stickyBar';

/** Adds to the navigation what a browser does not do by itself; without script it is details, popover and links. */
export function watchNavigation(): void {
  const bar = findNavigationBar();
  if (!bar) return;
  watchStickyBar(bar);
  if (bar.element.dataset.navigation === 'megaMenu') watchMegaMenu(bar);
  else {
    watchOverflow(bar);
    watchHover(bar);
  }
  watchMenuSheet(bar);
  watchMenuKeys(bar);
  watchLeaving(bar);
  keepQuery(bar.element);
}
