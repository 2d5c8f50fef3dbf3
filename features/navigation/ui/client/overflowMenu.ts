import type { NavigationBar } from './navigationBar';

/**
 * Number of entries that fit into the bar, from the first on.
 * @param widths widths of all entries, in px
 * @param availableWidth width of the bar, in px
 * @param moreWidth width of the 'More' entry in px, which is needed as soon as one entry does not fit
 */
export function countFitting(
  widths: readonly number[],
  availableWidth: number,
  moreWidth: number,
): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= availableWidth) return widths.length;
  let usedWidth = moreWidth;
  const first = widths.findIndex((width) => (usedWidth += width) > availableWidth);
  return first === -1 ? widths.length : first;
}

/** Moves entries that do not fit into 'More', and back, whenever the bar or an entry changes its width. */
export function watchOverflow({ menu, wide }: NavigationBar): void {
  const more = menu?.querySelector<HTMLElement>('[data-more]');
  const moreList = more?.querySelector('ul');
  if (!menu || !more || !moreList) return;
  const items = [...menu.querySelectorAll<HTMLElement>(':scope > *')].filter(
    (item) => item !== more,
  );
  const widths = items.map(() => 0);
  let visibleCount = items.length;

  const show = (count: number) => {
    const focused = document.activeElement;
    for (const item of items.slice(visibleCount, count)) more.before(item);
    for (const item of items.slice(count, visibleCount).reverse()) moreList.prepend(item);
    visibleCount = count;
    more.hidden = count === items.length;
    // If the focused entry has moved into 'More', which is closed, its summary gets the focus.
    const hasFocusMoved = focused !== document.activeElement && more.contains(focused);
    if (hasFocusMoved) more.querySelector('summary')?.focus();
  };

  const update = () => {
    if (!wide.matches) return show(items.length);
    items.slice(0, visibleCount).forEach((item, index) => {
      widths[index] = measureWidth(item);
    });
    const availableWidth = measureWidth(menu);
    more.hidden = false;
    show(countFitting(widths, availableWidth, measureWidth(more)));
    menu.dataset.fitted = '';
  };

  const observer = new ResizeObserver(update);
  [menu, ...items].forEach((element) => observer.observe(element));
  update();
}

const measureWidth = (element: HTMLElement) => element.getBoundingClientRect().width;
