import { recoverFocus } from '../../../../design-system/focus/client/passFocus';
import { type DrawerHistory, drawerHistory } from './drawerHistory';
import { type Layout, rememberLayout, restoreLayout } from './rememberLayout';

/** A column beside the list needs so much room (spec 2 §9). */
const wide = '(min-width: 1024px)';

export interface Drawer extends Pick<DrawerHistory, 'visit'> {
  /** Settles once the browser's history is back where it was before the drawer opened. */
  close: () => Promise<void>;
}

/**
 * The filters beside the list, or in a drawer: always the drawer below 1024 px, above as the visitor
 * wants it. The form itself moves, so that nothing typed in it is lost. Going back closes the drawer
 * before it gives up a filter.
 * @param storageKey where the tab remembers the layout until it is closed (spec 2 §2, spec 3 §4.3)
 */
export function watchDrawer(
  list: HTMLElement,
  form: HTMLFormElement,
  storageKey: string,
): Drawer | undefined {
  const dialog = list.querySelector<HTMLDialogElement>('[data-list-drawer]');
  const place = dialog?.querySelector('[data-list-place]');
  const aside = list.querySelector('[data-list-aside]');
  // Of the two only one is shown: that which opens the drawer, or that which hides the column.
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
    // The button that was used is gone with the column, or with the drawer.
    recoverFocus(...openers);
  };

  restoreLayout(list, storageKey);
  dialog.addEventListener('close', () => {
    aside.append(form);
    void entry.remove();
    recoverFocus(...openers);
  });
  dialog.addEventListener('click', ({ target }) => {
    // Beside the drawer is its backdrop, which is the dialog itself.
    if (target === dialog) void close();
  });
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-list-open]')) open();
    else if (target.closest('[data-list-close]')) void close();
    const layout = target.closest<HTMLElement>('[data-list-layout]')?.dataset.listLayout;
    if (layout === 'sticky' || layout === 'toggle') setLayout(layout);
  });
  matchMedia(wide).addEventListener('change', ({ matches }) => {
    if (matches && list.dataset.layout === 'sticky') void close();
  });
  return { close, visit: entry.visit };
}
