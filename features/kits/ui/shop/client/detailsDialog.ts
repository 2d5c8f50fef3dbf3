import { fetchList } from '../../../../search/ui/client/fetchList';
import { detailsKey } from '../kitFacets';

/** Shows the details of kits over the list: those that are asked for, and those that the page came with. */
export function watchDetails(
  list: HTMLElement,
  onShown: () => void,
): { open: (link: HTMLAnchorElement) => Promise<void> } {
  const dialog = list.querySelector<HTMLDialogElement>('[data-kit-dialog]');
  const place = dialog?.querySelector('[data-kit-place]');
  let asked = new AbortController();

  const show = (details: Element | null) => {
    if (!dialog || !place || !details) return false;
    place.replaceChildren(details);
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    onShown();
    return true;
  };
  dialog?.addEventListener('click', ({ target }) => {
    const closes = target instanceof Element && target.closest('[data-kit-close]');
    // Beside the dialog is its backdrop, which is the dialog itself.
    if (closes || target === dialog) dialog.close();
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
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      document.documentElement.dataset.loading = '';
      try {
        const found = await fetchList(href, { name: 'KitShop', signal });
        if (!show(found.querySelector('[data-kit-details]'))) location.assign(href);
      } catch {
        if (!signal.aborted) location.assign(href);
      } finally {
        if (!signal.aborted) delete document.documentElement.dataset.loading;
      }
    },
  };
}
