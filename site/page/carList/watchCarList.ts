import { opensElsewhere } from '../opensElsewhere';
import { watchDrawer } from './drawer';
import { watchFacetSearch } from './facetSearch';
import { formAddress } from './formAddress';
import { addMore } from './loadMore';
import { watchCount } from './liveCount';
import { tellChosenCar, tellList } from './listEvents';
import { watchRanges } from './ranges';
import { createListView } from './listView';

/**
 * The car list changes in place (spec 2 §4): a filter, an order or a page shows the list of its address.
 * Everything is a form or a link that the browser follows by itself when anything fails here.
 */
export function watchCarList(): void {
  const list = document.querySelector<HTMLElement>('[data-car-list]');
  const form = list?.querySelector<HTMLFormElement>('[data-list-form]');
  if (!list || !form) return;
  const view = createListView(list);
  const drawer = watchDrawer(list, form);
  const count = watchCount(list, form);
  const commit = (): void => {
    count.cancel();
    const address = formAddress(list, form);
    if (address !== location.pathname + location.search) void view.show(address);
  };
  const ranges = watchRanges(form, commit);

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    if (!target.checked) dropChildren(form, target);
    commit();
  });
  list.querySelector('select[name=sort]')?.addEventListener('change', commit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ranges.settle();
    commit();
    drawer.close();
  });
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    const { listLink, listMore } = link.dataset;
    if (listMore !== undefined) {
      event.preventDefault();
      addMore(list, link).catch(() => location.assign(link.href));
    } else if (listLink !== undefined) {
      event.preventDefault();
      void view.show(link.href, { from: link });
    }
  });
  list.addEventListener('click', tellChosenCar);
  addEventListener('popstate', (event) => void view.back(event.state));
  watchFacetSearch(form);
  settleAddress(list);
  tellList(list);
}

/** Giving up a value gives up those below it (spec 2 §4). */
function dropChildren(form: HTMLFormElement, { value }: HTMLInputElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box.value.startsWith(`${value}>`)) box.checked = false;
  }
}

/** Words of the search box have become filters: the address says so from now on. */
function settleAddress({ dataset }: HTMLElement): void {
  const { searched, address } = dataset;
  if (searched !== undefined && address) history.replaceState(history.state, '', address);
}
