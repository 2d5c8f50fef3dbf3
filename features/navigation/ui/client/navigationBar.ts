/** The parts of a page's navigation as features/navigation/ui renders them. */
export interface NavigationBar {
  element: HTMLElement;
  /** The list of top entries. */
  menu: HTMLElement | null;
  /** Holds the menu; a popover on narrow windows. */
  sheet: HTMLElement | null;
  /** Matches while the menu stands in the bar rather than in the sheet (spec 1 §9). */
  wide: MediaQueryList;
}

const wideFrom: Record<string, string> = {
  dropdowns: '(min-width: 1280px)',
  megaMenu: '(min-width: 1024px)',
};

/** The bar with what its scripts need of it. */
export function navigationBar(element: HTMLElement): NavigationBar {
  return {
    element,
    menu: element.querySelector<HTMLElement>('[data-menu]'),
    sheet: element.querySelector<HTMLElement>('[data-menu-sheet]'),
    wide: matchMedia(wideFrom[element.dataset.navigation ?? ''] ?? 'all'),
  };
}

/** Open disclosures of the bar, outer ones first; columns of a panel stand open and do not count. */
export function openMenus({ element }: NavigationBar): HTMLDetailsElement[] {
  return [...element.querySelectorAll<HTMLDetailsElement>('details[open]:not([data-standing])')];
}

/** Closes every disclosure but those around an element. */
export function closeMenus(bar: NavigationBar, except: Node | null = null): void {
  for (const details of openMenus(bar)) if (!details.contains(except)) details.open = false;
}

/** Everything as it was when the page came: nothing open (spec 1 §4). */
export function resetNavigation(bar: NavigationBar): void {
  closeMenus(bar);
  hideSheet(bar);
}

/** Hides the sheet; one that is not shown stays hidden. */
export function hideSheet({ sheet }: NavigationBar): void {
  if (sheet?.hidePopover && sheet.isConnected) sheet.hidePopover();
}
