import { fetchList } from '../../../../search/ui/client/fetchList';
import { detailsKey } from '../kitFacets';

/**
 * Shows details of kits in a dialog: with `open`, and at once if the page was loaded with a kit's details.
 */
export function watchDetails(
  list: HTMLElement,
  onShown: () => void,
): { open: (link: HTMLAnchorElement) => Promise<void> } {
  const dialog = list.querySelector<HTMLDialogElement>('[data-kit-dialog]');
  const contentElement = dialog?.querySelector('[data-kit-place]');
  let controller = new AbortController();

  const show = (details: Element | null) => {
    if (!dialog || !contentElement || !details) return false;
    contentElement.replaceChildren(details);
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    onShown();
    return true;
  };
  dialog?.addEventListener('click', ({ target }) => {
    const isCloseButton = target instanceof Element && target.closest('[data-kit-close]');
    // A click on the dialog itself is on its backdrop.
    if (isCloseButton || target === dialog) dialog.close();
  });
  dialog?.addEventListener('close', () => {
    const address = new URL(location.href);
    if (!address.searchParams.has(detailsKey)) return;
    address.searchParams.delete(detailsKey);
    history.replaceState(history.state, '', address);
  });
  show(list.querySelector(':scope > [data-kit-details]'));

  return {
    async open({ href }) {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      document.documentElement.dataset.loading = '';
      try {
        const listElement = await fetchList(href, { name: 'KitShop', signal });
        if (!show(listElement.querySelector('[data-kit-details]'))) location.assign(href);
      } catch {
        if (!signal.aborted) location.assign(href);
      } finally {
        if (!signal.aborted) delete document.documentElement.dataset.loading;
      }
    },
  };
}
