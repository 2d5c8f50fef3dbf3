import { watchLeaving } from './client/closeMenus';
import { watchHover } from './client/hoverMenus';
import { watchMegaMenu } from './client/megaMenu';
import { watchMenuKeys } from './client/menuKeys';
import { watchMenuSheet } from './client/menuSheet';
import { navigationBar, type NavigationBar } from './client/navigationBar';
import { watchOverflow } from './client/overflowMenu';

/** Pixels of scrolling after which a bar that lies over the page becomes solid (spec 1 §9). */
const threshold = 100;

/** Gives a transparent bar its solid look once the page has scrolled. */
function watchStickyBar({ element }: NavigationBar): void {
  if (element.dataset.overlay === undefined) return;
  const update = () => element.toggleAttribute('data-solid', scrollY > threshold);
  addEventListener('scroll', update, { passive: true });
  update();
}

/**
 * Lets the links to the page's other languages keep what the visitor has chosen on this one, such as the
 * filters of a list, which change in place: the addresses that the server wrote know nothing of it.
 */
function keepQuery(bar: HTMLElement): void {
  bar.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.dataset.samePage !== undefined) link.search = location.search;
  });
}

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
