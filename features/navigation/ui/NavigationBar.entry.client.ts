import { watchLeaving } from './client/watchLeaving';
import { watchHover } from './client/hoverMenus';
import { watchMegaMenu } from './client/megaMenu';
import { watchMenuKeys } from './client/menuKeys';
import { watchMenuSheet } from './client/menuSheet';
import { findNavigationBar, type NavigationBar } from './client/navigationBar';
import { watchOverflow } from './client/overflowMenu';

/** Scroll offset after which a bar that overlaps the page becomes solid. */
const SOLID_SCROLL_PX = 100;

/** Makes a transparent bar solid once the page has scrolled. */
function watchStickyBar({ element }: NavigationBar): void {
  if (element.dataset.overlay === undefined) return;
  const update = () => element.toggleAttribute('data-solid', scrollY > SOLID_SCROLL_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}

/**
 * Adds the current query to links to other languages: the server's addresses do not have the changes that
 * script has made to it since, such as the filters of a list.
 */
function addQueryToLanguageLinks(bar: HTMLElement): void {
  bar.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.dataset.samePage !== undefined) link.search = location.search;
  });
}

/** Adds behaviour that browsers lack to a navigation of `details`, a popover and links. */
export function start(element: HTMLElement): void {
  const bar = findNavigationBar(element);
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
  addQueryToLanguageLinks(element);
}

/** Shows the number of cars in panels when they are opened. */
function watchPanels(element: HTMLElement): void {
  // Captured, because toggle events do not bubble. Columns of a panel are always open, and are ignored.
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-menu] > li > [open]')) return;
    void import('./client/carCounts').then((module) => module.showCarCounts(target));
  };
  element.addEventListener('toggle', onToggle, { capture: true });
}
