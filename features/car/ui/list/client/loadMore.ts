import { addEntries } from '../../../../search/ui/client/addEntries';
import { fetchList } from '../../../../search/ui/client/fetchList';
import { tellCars } from './listEvents';

/** Adds the cars of the next page below those that are shown; the address then shows them all. */
export async function addMore(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  if (link.ariaDisabled === 'true') return;
  const results = list.querySelector('[data-list-results]');
  link.ariaDisabled = 'true';
  results?.setAttribute('aria-busy', 'true');
  const only = new URL(link.href);
  only.searchParams.set('from', link.dataset.listMore ?? '');
  try {
    const signal = AbortSignal.timeout(10_000);
    const found = await fetchList(only.href, { name: 'CarList', signal });
    const cars = list.querySelector('[data-list-cars]');
    const added = [...(found.querySelector('[data-list-cars]')?.children ?? [])];
    const end = found.querySelector('[data-list-end]');
    if (!cars || !end || added.length === 0) throw new Error('No cars came');
    const before = cars.children.length;
    await addEntries(cars, added, signal);
    list.querySelector('[data-list-end]')?.replaceWith(end);
    history.replaceState(history.state, '', link.href);
    list.dataset.address = link.getAttribute('href') ?? '';
    added[0]?.querySelector('a')?.focus({ preventScroll: true });
    tellCars(list, added, before);
  } finally {
    link.ariaDisabled = null;
    results?.removeAttribute('aria-busy');
  }
}
