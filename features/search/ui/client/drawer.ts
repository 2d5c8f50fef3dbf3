import { recoverFocus } from '../../../../design-system/focus/client/passFocus';
import { type DrawerHistory, drawerHistory } from './drawerHistory';
import { type Layout, rememberLayout, restoreLayout } from './rememberLayout';

/** Windows from this width on have room for a column next to the list. */
const wideWindowQuery = '(min-width: 1024px)';

export interface Drawer extends Pick<DrawerHistory, 'visit'> {
  /** Closes the drawer. Resolves once its history entry is gone. */
  close: () => Promise<void>;
}

/**
 * Shows the filters next to the list or in a drawer: below 1024 px always in the drawer, above as the visitor
 * chose. The form element itself moves, so that typed text is not lost. Going back closes the drawer before
 * it undoes a filter.
 * @param storageKey key of the layout in sessionStorage
 */
export function watchDrawer(
  list: HTMLElement,
  form: HTMLFormElement,
  storageKey: string,
): Drawer | undefined {
  const dialog = list.querySelector<HTMLDialogElement>('[data-list-drawer]');
  const place = dialog?.querySelector('[data-list-place]');
  const aside = list.querySelector('[data-list-aside]');
  // Only one of the two is visible: the button that opens the drawer, or the one that hides the column.
  const openers = list.querySelectorAll('[data-list-open], [data-list-layout="toggle"]');
  if (!dialog || !place || !aside) return undefined;

  const show = () => {
    place.append(form);
    dialog.showModal();
  };
  const entry = drawerHistory({ isOpen: () => dialog.open, show, hide: () => dialog.close() });
  const open = () => {
    show();
    entry.add();
  };
  const close = () => {
    dialog.close();
    return entry.remove();
  };
  const setLayout = (layout: Layout) => {
    list.dataset.layout = layout;
    rememberLayout(storageKey, layout);
    if (layout === 'sticky') void close();
    // The pressed button disappears with the column or the drawer, so that the focus must move.
    recoverFocus(...openers);
  };

  restoreLayout(list, storageKey);
  dialog.addEventListener('close', () => {
    aside.append(form);
    void entry.remove();
    recoverFocus(...openers);
  });
  dialog.addEventListener('click', ({ target }) => {
    // A click on the dialog itself is on its backdrop.
    if (target === dialog) void close();
  });
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-list-open]')) open();
    else if (target.closest('[data-list-close]')) void close();
    const layout = target.closest<HTMLElement>('[data-list-layout]')?.dataset.listLayout;
    if (layout === 'sticky' || layout === 'toggle') setLayout(layout);
  });
  matchMedia(wideWindowQuery).addEventListener('change', ({ matches }) => {
    if (matches && list.dataset.layout === 'sticky') void close();
  });
  return { close, visit: entry.visit };
}
