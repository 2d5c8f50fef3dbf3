import { isOpenDrawer, openDrawerState } from './openDrawer';

/** Callbacks that show and hide a drawer when the visitor goes back or forward. */
interface DrawerCallbacks {
  isOpen: () => boolean;
  show: () => void;
  hide: () => void;
}

export interface DrawerHistory {
  /** Adds the drawer's history entry; called after the drawer has opened. */
  add: () => void;
  /** Removes the drawer's entry after it has closed. Resolves once the history is where it was before. */
  remove: () => Promise<void>;
  /** Makes an address the page's; `snapshot` is stored in the entry of the previous page. */
  visit: (address: string, snapshot: object) => void;
}

/**
 * Keeps a separate history entry on top while a drawer is open, even while filters are chosen in it, so that
 * going back closes the drawer first. Listeners that are added later do not receive history events that only
 * close the drawer.
 */
export function drawerHistory({ isOpen, show, hide }: DrawerCallbacks): DrawerHistory {
  let removal: { done: Promise<void>; settle: () => void } | undefined;
  let address = '';

  const add = () => {
    history.pushState(openDrawerState, '');
    address = location.href;
  };
  // The page was reloaded with the drawer open.
  if (isOpenDrawer(history.state)) history.replaceState(null, '');
  addEventListener('popstate', (event) => {
    if (removal) {
      event.stopImmediatePropagation();
      removal.settle();
      removal = undefined;
    } else if (isOpenDrawer(event.state)) {
      if (!isOpen()) show();
    } else if (isOpen()) {
      hide();
      if (location.href === address) event.stopImmediatePropagation();
    }
  });
  return {
    add,
    remove() {
      if (removal) return removal.done;
      if (!isOpenDrawer(history.state)) return Promise.resolve();
      let settle = () => {};
      const done = new Promise<void>((resolve) => (settle = resolve));
      removal = { done, settle };
      history.back();
      return done;
    },
    visit(next, snapshot) {
      if (isOpenDrawer(history.state)) {
        history.replaceState(null, '', next);
        add();
      } else {
        history.replaceState({ ...history.state, ...snapshot }, '');
        history.pushState(null, '', next);
      }
    },
  };
}
