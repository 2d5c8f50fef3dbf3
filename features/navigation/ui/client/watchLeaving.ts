import { closeMenus, findOpenMenus, resetNavigation, type NavigationBar } from './navigationBar';

/**
 * Closes open menus when the visitor leaves them: presses Escape, clicks or moves the focus elsewhere,
 * chooses a link, or goes to another page or another anchor.
 */
export function watchLeaving(bar: NavigationBar): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closeInnermost(bar)) event.preventDefault();
  });
  document.addEventListener('pointerdown', (event) => closeOutside(bar, event.target));
  document.addEventListener('focusin', (event) => closeOutside(bar, event.target));
  bar.element.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) resetNavigation(bar);
  });
  addEventListener('hashchange', () => resetNavigation(bar));
  addEventListener('pageshow', (event) => event.persisted && resetNavigation(bar));
}

/** Closes the menus that do not contain a target. Only in the bar: in the sheet, entries stay open. */
function closeOutside(bar: NavigationBar, target: EventTarget | null): void {
  if (bar.wide.matches && target instanceof Node) closeMenus(bar, target);
}

/**
 * Closes the innermost disclosure and returns the focus to its opener. Returns whether a disclosure was open.
 */
function closeInnermost(bar: NavigationBar): boolean {
  const details = findOpenMenus(bar).at(-1);
  if (!details) return false;
  const hadFocus = details.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector('summary')?.focus();
  return true;
}
