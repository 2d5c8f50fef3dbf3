/** The elements of a page's navigation, which features/navigation/ui renders. */
export interface NavigationBar {
  element: HTMLElement;
  /** The list of top entries. */
  menu: HTMLElement | null;
  /** The container of the menu; a popover on narrow windows. */
  sheet: HTMLElement | null;
  /** Matches while the menu is in the bar rather than in the sheet. */
  wide: MediaQueryList;
}

const wideQueries: Record<string, string> = {
  dropdowns: '(min-width: 1280px)',
  megaMenu: '(min-width: 1024px)',
};

/** Finds the elements that the scripts of a bar use. */
export function findNavigationBar(element: HTMLElement): NavigationBar {
  return {
    element,
    menu: element.querySelector<HTMLElement>('[data-menu]'),
    sheet: element.querySelector<HTMLElement>('[data-menu-sheet]'),
    wide: matchMedia(wideQueries[element.dataset.navigation ?? ''] ?? 'all'),
  };
}

/** Open disclosures of the bar, outer ones first; without the columns of a panel, which are always open. */
export function findOpenMenus({ element }: NavigationBar): HTMLDetailsElement[] {
  return [...element.querySelectorAll<HTMLDetailsElement>('details[open]:not([data-standing])')];
}

/** Closes every disclosure except those around an element. */
export function closeMenus(bar: NavigationBar, except: Node | null = null): void {
  for (const details of findOpenMenus(bar)) if (!details.contains(except)) details.open = false;
}

/** Closes all menus and the sheet. */
export function resetNavigation(bar: NavigationBar): void {
  closeMenus(bar);
  hideSheet(bar);
}

/** Hides the sheet, if it is shown. */
export function hideSheet({ sheet }: NavigationBar): void {
  if (sheet?.hidePopover && sheet.isConnected) sheet.hidePopover();
}
