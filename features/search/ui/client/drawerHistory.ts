import { isOpenDrawer, openDrawer } from './openDrawer';

/** What a drawer does when the visitor goes back or on. */
interface Moves {
  isOpen: () => boolean;
  show: () => void;
  hide: () => void;
}

export interface DrawerHistory {
  /** The drawer has opened. */
  add: () => void;
  /** It has closed; settles once the history is back where it was before. */
  remove: () => Promise<void>;
  /** Makes an address the page's; `left` is remembered of the one before. */
  visit: (address: string, left: object) => void;
}

/**
 * Keeps an entry of its own on top of the browser's history while a drawer is open, whatever is chosen in
 * it meanwhile: going back closes the drawer first. What is told of moves in the history after this is not
 * told of those that only close the drawer.
 */
export function drawerHistory({ isOpen, show, hide }: Moves): DrawerHistory {
  let removal: { done: Promise<void>; settle: () => void } | undefined;
  let address = '';

  const add = () => {
    history.pushState(openDrawer, '');
    address = location.href;
  };
  // The page was loaded anew over an open drawer.
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
    visit(next, left) {
      if (isOpenDrawer(history.state)) {
        history.replaceState(null, '', next);
        add();
      } else {
        history.replaceState({ ...history.state, ...left }, '');
        history.pushState(null, '', next);
      }
    },
  };
}
