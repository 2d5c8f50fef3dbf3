/** The parts of a page's navigation as features/navigation/ui renders them. */
export interface NavigationBar {
  element: HTMLElement;
  /** The list of top entries. */
  menu: HTMLElement | null;
  /** Holds the menu; a popover on narrow windows. */
  sheet: HTMLElement | null;
  /** Matches while the menu is in the bar rather than in the sheet. */
  wide: MediaQueryList;
}

const wideQueries: Record<string, string> = {
  dropdowns: '(min-width: 1280px)',
  megaMenu: '(min-width: 1024px)',
};

/** The bar with the elements that its scripts use. */
export function navigationBar(element: HTMLElement): NavigationBar {
  return {
    element,
    menu: element.querySelector<HTMLElement>('[data-menu]'),
    sheet: element.querySelector<HTMLElement>('[data-menu-sheet]'),
    wide: matchMedia(wideQueries[element.dataset.navigation ?? ''] ?? 'all'),
  };
}

/** Open disclosures of the bar, outer ones first; without the columns of a panel, which are always open. */
export function openMenus({ element }: NavigationBar): HTMLDetailsElement[] {
  return [...element.querySelectorAll<HTMLDetailsElement>('details[open]:not([data-standing])')];
}

/** Closes every disclosure except those around an element. */
export function closeMenus(bar: NavigationBar, except: Node | null = null): void {
  for (const details of openMenus(bar)) if (!details.contains(except)) details.open = false;
}

/** Resets the navigation: nothing is open. */
export function resetNavigation(bar: NavigationBar): void {
  closeMenus(bar);
  hideSheet(bar);
}

/** Hides the sheet, if it is shown. */
export function hideSheet({ sheet }: NavigationBar): void {
  if (sheet?.hidePopover && sheet.isConnected) sheet.hidePopover();
}
