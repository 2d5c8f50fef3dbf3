import type { NavigationBar } from './navigationBar';

type Direction = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/** Directions of keys in the bar, where entries are side by side. */
const barKeys: Record<string, Direction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'in',
  Home: 'first',
  End: 'last',
};

/** Directions of keys in lists, where entries are below each other. */
const listKeys: Record<string, Direction> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
};

const TOP_CONTROL_SELECTOR = ':scope > li > a, :scope > li > details > summary';

/**
 * Moves the focus through a menu by arrow keys, Home and End (ARIA practices, disclosure navigation with
 * optional keys). The browser handles Tab, Enter and Space.
 */
export function watchMenuKeys({ menu, wide }: NavigationBar): void {
  menu?.addEventListener('keydown', (event) => {
    const from = event.target;
    if (!(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTop = [...menu.querySelectorAll(TOP_CONTROL_SELECTOR)].includes(from);
    const direction = (isTop && wide.matches ? barKeys : listKeys)[event.key];
    if (!direction) return;
    const target = findTarget(menu, from, isTop, direction);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}

function findTarget(
  menu: HTMLElement,
  from: HTMLElement,
  isTop: boolean,
  direction: Direction,
): HTMLElement | undefined {
  if (direction === 'in') return openList(from);
  if (direction === 'out') return closeList(from, isTop);
  const controls = isTop ? findControls(menu, TOP_CONTROL_SELECTOR) : siblingControls(from);
  const index = controls.indexOf(from);
  if (direction === 'first') return controls[0];
  if (direction === 'last') return controls.at(-1);
  if (direction === 'next') return controls[index + 1];
  // The control that opened a list precedes its first entry.
  return controls[index - 1] ?? (isTop ? undefined : findOpener(from));
}

/** Opens the entry's list and returns its first control. */
function openList(from: HTMLElement): HTMLElement | undefined {
  const details = from.closest('li')?.querySelector<HTMLDetailsElement>(':scope > details');
  if (!details || details.hasAttribute('data-standing')) return undefined;
  details.open = true;
  return findControls(details, 'a, summary').find((control) => control.parentElement !== details);
}

/** Closes the list of an entry and returns the control that opened it. */
function closeList(from: HTMLElement, isTop: boolean): HTMLElement | undefined {
  const opener = isTop ? undefined : findOpener(from);
  const details = opener?.parentElement;
  if (details instanceof HTMLDetailsElement) details.open = false;
  return opener;
}

/** The controls that arrow keys move between: those of the same list, or of the whole panel. */
function siblingControls(from: HTMLElement): HTMLElement[] {
  const panel = enclosingDetails(from)?.querySelector<HTMLElement>(':scope > :not(summary)');
  if (!panel) return [];
  return panel.matches('ul')
    ? findControls(panel, TOP_CONTROL_SELECTOR)
    : findControls(panel, 'a, summary');
}

function findOpener(from: HTMLElement): HTMLElement | undefined {
  return enclosingDetails(from)?.querySelector<HTMLElement>(':scope > summary') ?? undefined;
}

/** The disclosure that contains a control; for a summary, the disclosure around its own. */
function enclosingDetails(control: HTMLElement): Element | null | undefined {
  const within = control.matches('summary') ? control.parentElement?.parentElement : control;
  return within?.closest('details:not([data-standing])');
}

function findControls(list: HTMLElement, selector: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

const isShown = (control: HTMLElement) => control.getClientRects().length > 0;
