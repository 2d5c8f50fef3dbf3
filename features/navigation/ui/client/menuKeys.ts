import type { NavigationBar } from './navigationBar';

type Direction = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/** What keys mean in the bar, where entries stand side by side. */
const acrossBar: Record<string, Direction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'in',
  Home: 'first',
  End: 'last',
};

/** What keys mean in lists, where entries stand below each other. */
const downList: Record<string, Direction> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
};

const topControls = ':scope > li > a, :scope > li > details > summary';

/**
 * Arrow keys, Home and End move the focus through a menu (ARIA practices, disclosure navigation with
 * optional keys). Tab, Enter and Space are the browser's own.
 */
export function watchMenuKeys({ menu, wide }: NavigationBar): void {
  menu?.addEventListener('keydown', (event) => {
    const from = event.target;
    if (!(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTop = [...menu.querySelectorAll(topControls)].includes(from);
    const direction = (isTop && wide.matches ? acrossBar : downList)[event.key];
    if (!direction) return;
    const target = destination(menu, from, isTop, direction);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}

function destination(
  menu: HTMLElement,
  from: HTMLElement,
  isTop: boolean,
  direction: Direction,
): HTMLElement | undefined {
  if (direction === 'in') return enter(from);
  if (direction === 'out') return leave(from, isTop);
  const controls = isTop ? controlsOf(menu, topControls) : controlsBeside(from);
  const index = controls.indexOf(from);
  if (direction === 'first') return controls[0];
  if (direction === 'last') return controls.at(-1);
  if (direction === 'next') return controls[index + 1];
  // Before the first entry of a list comes what opened it.
  return controls[index - 1] ?? (isTop ? undefined : openerOf(from));
}

/** Opens the entry's list and gives its first control. */
function enter(from: HTMLElement): HTMLElement | undefined {
  const details = from.closest('li')?.querySelector<HTMLDetailsElement>(':scope > details');
  if (!details || details.hasAttribute('data-standing')) return undefined;
  details.open = true;
  return controlsOf(details, 'a, summary').find((control) => control.parentElement !== details);
}

/** Closes the list that the entry is in and gives what opened it. */
function leave(from: HTMLElement, isTop: boolean): HTMLElement | undefined {
  const opener = isTop ? undefined : openerOf(from);
  const details = opener?.parentElement;
  if (details instanceof HTMLDetailsElement) details.open = false;
  return opener;
}

/** The controls that arrow keys go through: those of the same list, or of the whole panel. */
function controlsBeside(from: HTMLElement): HTMLElement[] {
  const panel = detailsAround(from)?.querySelector<HTMLElement>(':scope > :not(summary)');
  if (!panel) return [];
  return panel.matches('ul') ? controlsOf(panel, topControls) : controlsOf(panel, 'a, summary');
}

function openerOf(from: HTMLElement): HTMLElement | undefined {
  return detailsAround(from)?.querySelector<HTMLElement>(':scope > summary') ?? undefined;
}

/** The disclosure whose list a control is in; a summary is not in its own. */
function detailsAround(control: HTMLElement): Element | null | undefined {
  const within = control.matches('summary') ? control.parentElement?.parentElement : control;
  return within?.closest('details:not([data-standing])');
}

function controlsOf(list: HTMLElement, selector: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

const isShown = (control: HTMLElement) => control.getClientRects().length > 0;
