import { closeMenus, openMenus, resetNavigation, type NavigationBar } from './navigationBar';

/**
 * Closes what is open when the visitor turns elsewhere: presses Escape, clicks or moves the focus to
 * another place, chooses a link, or comes to another page or part of it (spec 1 §4).
 */
export function watchLeaving(bar: NavigationBar): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closeInnermost(bar)) event.preventDefault();
  });
  document.addEventListener('pointerdown', (event) => leaveFor(bar, event.target));
  document.addEventListener('focusin', (event) => leaveFor(bar, event.target));
  bar.element.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element && event.target.closest('a[href]');
    if (chosen && !event.ctrlKey && !event.metaKey && !event.shiftKey) resetNavigation(bar);
  });
  addEventListener('hashchange', () => resetNavigation(bar));
  addEventListener('pageshow', (event) => event.persisted && resetNavigation(bar));
}

/** In the bar only: in the sheet, entries stay unfolded until another one is. */
function leaveFor(bar: NavigationBar, target: EventTarget | null): void {
  if (bar.wide.matches && target instanceof Node) closeMenus(bar, target);
}

/** Closes one disclosure and gives the focus back to what opened it. Tells whether there was one. */
function closeInnermost(bar: NavigationBar): boolean {
  const details = openMenus(bar).at(-1);
  if (!details) return false;
  const hadFocus = details.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector('summary')?.focus();
  return true;
}
