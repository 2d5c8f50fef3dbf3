import { closeMenus, type NavigationBar } from './navigationBar';

/** Milliseconds until a dropdown closes after the pointer has left an entry (spec 1 §9). */
export const closeDelays = { withChildren: 200, withoutChildren: 600 } as const;

/** Opens dropdowns under a mouse, and closes them a moment after it has gone; touch and keys do without. */
export function watchHover(bar: NavigationBar): void {
  const { menu, wide } = bar;
  if (!menu) return;
  /** The entry under the pointer. */
  let current: Element | null = null;
  let pending: { timer: ReturnType<typeof setTimeout>; delay: number } | undefined;
  const opened = new WeakSet<HTMLDetailsElement>();

  /** Closes what the pointer is neither in nor opens, once the delay is over; a shorter one that runs goes first. */
  const closeSoon = (left: Element) => {
    const delay = ownDetails(left) ? closeDelays.withChildren : closeDelays.withoutChildren;
    if (pending && pending.delay <= delay) return;
    clearTimeout(pending?.timer);
    const timer = setTimeout(() => {
      pending = undefined;
      closeMenus(bar, current && (ownDetails(current) ?? current));
    }, delay);
    pending = { timer, delay };
  };

  const moveTo = (item: Element | null) => {
    if (item === current) return;
    const left = current;
    current = item;
    if (left) closeSoon(left);
    const details = item && ownDetails(item);
    if (!details || details.open) return;
    opened.add(details);
    details.open = true;
    turnInward(details);
  };

  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse' && wide.matches;
  menu.addEventListener('pointerover', (event) => {
    if (byMouse(event) && event.target instanceof Element) moveTo(event.target.closest('li'));
  });
  menu.addEventListener('pointerleave', (event) => {
    if (byMouse(event)) moveTo(null);
  });
  menu.addEventListener('click', (event) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const details = summary && summary.parentElement;
    // A click on what the pointer has just opened means "open", and must not close it again.
    if (details instanceof HTMLDetailsElement && opened.delete(details) && event.detail > 0) {
      event.preventDefault();
    }
  });
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      if (target.open) turnInward(target);
      else opened.delete(target);
    },
    true,
  );
}

function ownDetails(item: Element): HTMLDetailsElement | null {
  return item.querySelector<HTMLDetailsElement>(':scope > details');
}

/** Lets a list that opens beside its entry open at the other side when the window ends first. */
function turnInward(details: HTMLDetailsElement): void {
  const list = details.querySelector(':scope > ul');
  if (!list) return;
  details.removeAttribute('data-flipped');
  const { right } = list.getBoundingClientRect();
  details.toggleAttribute(
    'data-flipped',
    right > details.ownerDocument.documentElement.clientWidth,
  );
}
