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
  /** Adds an entry for an address; `snapshot` is stored in the entry that the visitor leaves. */
  visit: (address: string, snapshot: object) => void;
}

/**
 * Keeps a history entry for an open drawer on top of all others, so that going back closes the drawer before
 * it undoes a filter. `popstate` events that only close the drawer do not reach later listeners.
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
