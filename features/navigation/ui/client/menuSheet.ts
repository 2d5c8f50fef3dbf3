import { closeMenus, hideSheet, type NavigationBar } from './navigationBar';

/**
 * Moves the focus into the sheet when it opens, hides the sheet when the focus leaves it or the window
 * becomes wide, and closes its lists when it is hidden. The browser handles opening, closing and Escape
 * (MenuSheet.tsx).
 */
export function watchMenuSheet(bar: NavigationBar): void {
  const { sheet, wide } = bar;
  if (!sheet) return;
  sheet.addEventListener('focusout', ({ relatedTarget }) => {
    if (!wide.matches && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) {
      hideSheet(bar);
    }
  });
  sheet.addEventListener('toggle', (event) => {
    if (event.target !== sheet) return;
    if (event.newState === 'open') sheet.querySelector('button')?.focus();
    else closeMenus(bar);
  });
  wide.addEventListener('change', () => {
    closeMenus(bar);
    hideSheet(bar);
  });
}
