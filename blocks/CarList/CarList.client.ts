import { opensElsewhere } from '../client/opensElsewhere';
import { watchDrawer } from './client/drawer';
import { watchFacetSearch } from './client/facetSearch';
import { formAddress } from './client/formAddress';
import { addMore } from './client/loadMore';
import { watchCount } from './client/liveCount';
import { tellChosenCar, tellList } from './client/listEvents';
import { watchRanges } from './client/ranges';
import { createListView } from './client/listView';

/**
 * The car list changes in place (spec 2 §4): a filter, an order or a page shows the list of its address.
 * Everything is a form or a link that the browser follows by itself when anything fails here.
 */
export function start(list: HTMLElement): void {
  const form = list.querySelector<HTMLFormElement>('[data-list-form]');
  if (!form) return;
  const drawer = watchDrawer(list, form);
  if (!drawer) return;
  const view = createListView(list, drawer.visit);
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
    void drawer.close().then(commit);
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
      void view.show(link.href);
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
  const choices = 'input[type=checkbox], input[type=hidden]';
  for (const input of form.querySelectorAll<HTMLInputElement>(choices)) {
    if (!input.value.startsWith(`${value}>`)) continue;
    if (input.type === 'hidden') input.remove();
    else input.checked = false;
  }
}

/** Words of the search box have become filters: the address says so from now on. */
function settleAddress({ dataset }: HTMLElement): void {
  const { searched, address } = dataset;
  if (searched !== undefined && address) history.replaceState(history.state, '', address);
}
