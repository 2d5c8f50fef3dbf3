import type { NavigationBar } from './navigationBar';

/**
 * How many entries fit into the bar, in order.
 * @param widths of all entries, in px
 * @param room of the bar, in px
 * @param moreWidth of the 'More' entry, which takes room as soon as one entry does not fit
 */
export function countThatFit(widths: readonly number[], room: number, moreWidth: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = moreWidth;
  const first = widths.findIndex((width) => (used += width) > room);
  return first === -1 ? widths.length : first;
}

/** Moves entries that do not fit into 'More', and back, whenever the bar or an entry changes its width (spec 1 §4). */
export function watchOverflow({ menu, wide }: NavigationBar): void {
  const more = menu?.querySelector<HTMLElement>('[data-more]');
  const moreList = more?.querySelector('ul');
  if (!menu || !more || !moreList) return;
  const items = [...menu.querySelectorAll<HTMLElement>(':scope > *')].filter(
    (item) => item !== more,
  );
  const widths = items.map(() => 0);
  let shown = items.length;

  const show = (count: number) => {
    const focused = document.activeElement;
    for (const item of items.slice(shown, count)) more.before(item);
    for (const item of items.slice(count, shown).reverse()) moreList.prepend(item);
    shown = count;
    more.hidden = count === items.length;
    // An entry that had the focus has moved into what opens here.
    const lost = focused !== document.activeElement && more.contains(focused);
    if (lost) more.querySelector('summary')?.focus();
  };

  const fit = () => {
    if (!wide.matches) return show(items.length);
    items.slice(0, shown).forEach((item, index) => {
      widths[index] = widthOf(item);
    });
    const room = widthOf(menu);
    more.hidden = false;
    show(countThatFit(widths, room, widthOf(more)));
    menu.dataset.fitted = '';
  };

  const observer = new ResizeObserver(fit);
  [menu, ...items].forEach((element) => observer.observe(element));
  fit();
}

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
