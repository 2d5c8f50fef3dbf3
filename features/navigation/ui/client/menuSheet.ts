import { closeMenus, hideSheet, type NavigationBar } from './navigationBar';

/**
 * The sheet takes the focus from the button that it covers, goes when the focus leaves it and when the
 * window becomes wide, and opens with the top list every time. Opening, closing and Escape are the browser's own (features/navigation/ui/MenuSheet).
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
