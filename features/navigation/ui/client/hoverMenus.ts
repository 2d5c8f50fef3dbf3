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
  let current: Element | null = null;
  let pending: { timer: ReturnType<typeof setTimeout>; delay: number } | undefined;
  const openedByHover = new WeakSet<HTMLDetailsElement>();

  /**
   * After a delay, closes all menus except the list of the entry under the pointer and the lists around it. A
   * close that is pending with a shorter delay is kept.
   */
  const scheduleClose = (exited: Element) => {
    const delay = findDetails(exited)
      ? CLOSE_DELAYS_MS.withChildren
      : CLOSE_DELAYS_MS.withoutChildren;
    if (pending && pending.delay <= delay) return;
    clearTimeout(pending?.timer);
    const timer = setTimeout(() => {
      pending = undefined;
      closeMenus(bar, current && (findDetails(current) ?? current));
    }, delay);
    pending = { timer, delay };
  };

  const onPointerMove = (item: Element | null) => {
    if (item === current) return;
    const exited = current;
    current = item;
    if (exited) scheduleClose(exited);
    const details = item && findDetails(item);
    if (!details || details.open) return;
    openedByHover.add(details);
    details.open = true;
    flipOnOverflow(details);
  };

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && wide.matches;
  menu.addEventListener('pointerover', (event) => {
    if (isMouse(event) && event.target instanceof Element)
      onPointerMove(event.target.closest('li'));
  });
  menu.addEventListener('pointerleave', (event) => {
    if (isMouse(event)) onPointerMove(null);
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
