/** Where the tab remembers the layout until it is closed (spec 2 §2). */
const storageKey = 'forecourt:carListLayout';

type Layout = 'sticky' | 'toggle';

/** A column beside the cars needs so much room (spec 2 §9). */
const wide = '(min-width: 1024px)';

/**
 * The filters beside the cars, or in a drawer: always the drawer below 1024 px, above as the visitor
 * wants it. The form itself moves, so that nothing typed in it is lost.
 */
export function watchDrawer(list: HTMLElement, form: HTMLFormElement): { close: () => void } {
  const dialog = list.querySelector<HTMLDialogElement>('[data-list-drawer]');
  const place = dialog?.querySelector('[data-list-place]');
  const aside = list.querySelector('[data-list-aside]');
  const opener = list.querySelector<HTMLElement>('[data-list-open]');
  if (!dialog || !place || !aside) return { close: () => undefined };

  const open = () => {
    place.append(form);
    dialog.showModal();
  };
  const close = () => dialog.close();
  const setLayout = (layout: Layout) => {
    list.dataset.layout = layout;
    remember(layout);
    if (layout === 'sticky') close();
    // The button that was used is gone with the column.
    else opener?.focus();
  };

  list.dataset.layout = remembered();
  dialog.addEventListener('close', () => aside.append(form));
  dialog.addEventListener('click', ({ target }) => {
    // Beside the drawer is its backdrop, which is the dialog itself.
    if (target === dialog) close();
  });
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-list-open]')) open();
    else if (target.closest('[data-list-close]')) close();
    const layout = target.closest<HTMLElement>('[data-list-layout]')?.dataset.listLayout;
    if (layout === 'sticky' || layout === 'toggle') setLayout(layout);
  });
  matchMedia(wide).addEventListener('change', ({ matches }) => {
    if (matches && list.dataset.layout === 'sticky') close();
  });
  return { close };
}

function remembered(): Layout {
  try {
    return sessionStorage.getItem(storageKey) === 'toggle' ? 'toggle' : 'sticky';
  } catch {
    return 'sticky';
  }
}

function remember(layout: Layout): void {
  try {
    sessionStorage.setItem(storageKey, layout);
  } catch {
    // Storage is switched off: the layout lasts as long as the page.
  }
}
