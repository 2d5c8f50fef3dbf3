import { addEntries } from '../../../../search/ui/client/addEntries';
import { fetchList } from '../../../../search/ui/client/fetchList';
import { trackCarImpressions } from './listEvents';

/** Adds the cars of the next page to the list; the address then includes them all. */
export async function loadMore(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  if (link.ariaDisabled === 'true') return;
  const results = list.querySelector('[data-list-results]');
  link.ariaDisabled = 'true';
  results?.setAttribute('aria-busy', 'true');
  const pageUrl = new URL(link.href);
  pageUrl.searchParams.set('from', link.dataset.listMore ?? '');
  try {
    const signal = AbortSignal.timeout(10_000);
    const nextPage = await fetchList(pageUrl.href, { name: 'CarList', signal });
    const cars = list.querySelector('[data-list-cars]');
    const added = [...(nextPage.querySelector('[data-list-cars]')?.children ?? [])];
    const end = nextPage.querySelector('[data-list-end]');
    if (!cars || !end || added.length === 0) throw new Error('Cars missing');
    const firstIndex = cars.children.length;
    await addEntries(cars, added, signal);
    list.querySelector('[data-list-end]')?.replaceWith(end);
    history.replaceState(history.state, '', link.href);
    list.dataset.address = link.getAttribute('href') ?? '';
    added[0]?.querySelector('a')?.focus({ preventScroll: true });
    trackCarImpressions(list, added, firstIndex);
  } finally {
    link.ariaDisabled = null;
    results?.removeAttribute('aria-busy');
  }
}
