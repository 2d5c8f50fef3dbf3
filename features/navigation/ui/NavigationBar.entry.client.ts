import { watchLeaving } from './client/closeMenus';
import { watchHover } from './client/hoverMenus';
import { watchMegaMenu } from './client/megaMenu';
import { watchMenuKeys } from './client/menuKeys';
import { watchMenuSheet } from './client/menuSheet';
import { navigationBar, type NavigationBar } from './client/navigationBar';
import { watchOverflow } from './client/overflowMenu';

/** Scroll offset after which a bar that overlaps the page becomes solid. */
const SOLID_SCROLL_PX = 100;

/** Gives a transparent bar its solid look once the page has scrolled. */
function watchStickyBar({ element }: NavigationBar): void {
  if (element.dataset.overlay === undefined) return;
  const update = () => element.toggleAttribute('data-solid', scrollY > SOLID_SCROLL_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}

/**
 * Adds the current query to links to other languages, because script changes it in place, for example by the filters
 * of a list; the addresses from the server do not have these changes.
 */
function keepQuery(bar: HTMLElement): void {
  bar.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.dataset.samePage !== undefined) link.search = location.search;
  });
}

/** Adds behaviour that browsers lack. Without JavaScript the navigation consists of details, a popover and links. */
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

/** Shows the number of cars in panels when they are opened. */
function watchPanels(element: HTMLElement): void {
  // Toggle events do not bubble. Columns of a panel are always open and do not count.
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-menu] > li > [open]')) return;
    void import('./client/carCounts').then((module) => module.showCarCounts(target));
  };
  element.addEventListener('toggle', onToggle, { capture: true });
}
