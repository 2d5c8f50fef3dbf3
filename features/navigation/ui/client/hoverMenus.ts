import { closeMenus, type NavigationBar } from './navigationBar';

/**
 * Delay until a dropdown closes after the pointer has left an entry: one with or without a list of its own.
 */
export const CLOSE_DELAYS_MS = { withChildren: 200, withoutChildren: 600 } as const;

/**
 * Opens dropdowns when the mouse is over them, and closes them shortly after it has left; touch and keyboard
 * work without this.
 */
export function watchHover(bar: NavigationBar): void {
  const { menu, wide } = bar;
  if (!menu) return;
  /** The entry under the pointer. */
  let hoveredItem: Element | null = null;
  let pendingClose: { timer: ReturnType<typeof setTimeout>; delay: number } | undefined;
  const openedByHover = new WeakSet<HTMLDetailsElement>();

  /**
   * After a delay, closes all menus except the list of the entry under the pointer and the lists around it. A
   * close that is pending with a shorter delay is kept.
   */
  const scheduleClose = (exitedItem: Element) => {
    const delay = findDetails(exitedItem)
      ? CLOSE_DELAYS_MS.withChildren
      : CLOSE_DELAYS_MS.withoutChildren;
    if (pendingClose && pendingClose.delay <= delay) return;
    clearTimeout(pendingClose?.timer);
    const timer = setTimeout(() => {
      pendingClose = undefined;
      closeMenus(bar, hoveredItem && (findDetails(hoveredItem) ?? hoveredItem));
    }, delay);
    pendingClose = { timer, delay };
  };

  const onHover = (item: Element | null) => {
    if (item === hoveredItem) return;
    const exitedItem = hoveredItem;
    hoveredItem = item;
    if (exitedItem) scheduleClose(exitedItem);
    const details = item && findDetails(item);
    if (!details || details.open) return;
    openedByHover.add(details);
    details.open = true;
    flipOnOverflow(details);
  };

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && wide.matches;
  menu.addEventListener('pointerover', (event) => {
    if (isMouse(event) && event.target instanceof Element) onHover(event.target.closest('li'));
  });
  menu.addEventListener('pointerleave', (event) => {
    if (isMouse(event)) onHover(null);
  });
  menu.addEventListener('click', (event) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const details = summary && summary.parentElement;
    // A click on a dropdown that hovering has just opened must not close it.
    if (
      details instanceof HTMLDetailsElement &&
      openedByHover.delete(details) &&
      event.detail > 0
    ) {
      event.preventDefault();
    }
  });
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      if (target.open) flipOnOverflow(target);
      else openedByHover.delete(target);
    },
    true,
  );
}

function findDetails(item: Element): HTMLDetailsElement | null {
  return item.querySelector<HTMLDetailsElement>(':scope > details');
}

/** Moves a list that opens at the side of its entry to the other side if it would overflow the window. */
function flipOnOverflow(details: HTMLDetailsElement): void {
  const list = details.querySelector(':scope > ul');
  if (!list) return;
  details.removeAttribute('data-flipped');
  const { right } = list.getBoundingClientRect();
  details.toggleAttribute(
    'data-flipped',
    right > details.ownerDocument.documentElement.clientWidth,
  );
}
