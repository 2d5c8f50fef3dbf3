import { opensElsewhere } from '../client/opensElsewhere';
import { watchDrawer } from '../List/client/drawer';
import { dropChildren } from '../List/client/dropChildren';
import { watchFacetSearch } from '../List/client/facetSearch';
import { formAddress } from '../List/client/formAddress';
import { createListView } from '../List/client/listView';
import { watchRanges } from '../List/client/ranges';
import { addMore } from './client/loadMore';
import { watchCount } from './client/liveCount';
import { keepPlace, watchPlace } from './client/place';
import { tellChosenCar, tellList } from './client/listEvents';
import { carAddressing } from './listState';

/**
 * The car list changes in place (spec 2 §4): a filter, an order or a page shows the list of its address.
 * Everything is a form or a link that the browser follows by itself when anything fails here.
 */
export function start(list: HTMLElement): void {
  const form = list.querySelector<HTMLFormElement>('[data-list-form]');
  if (!form) return;
  const drawer = watchDrawer(list, form, 'forecourt:carListLayout');
  if (!drawer) return;
  const view = createListView(list, {
    name: 'CarList',
    visit: drawer.visit,
    onShown: (shown) => {
      keepPlace(shown, true);
      rememberSearch(shown);
      tellList(shown);
    },
  });
  const count = watchCount(list, form);
  const commit = (): void => {
    count.cancel();
    const address = formAddress(list, form, carAddressing);
    if (address !== location.pathname + location.search) void view.show(address);
  };
  const ranges = watchRanges(form, commit);
  watchPlace(list, form, commit);

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
  keepPlace(list, false);
  rememberSearch(list);
  tellList(list);
}

/** Other pages lead back to what was searched for last (blocks/ContinueBrowsing); a list of everything is no search. */
function rememberSearch({ dataset: { search: words, address: href } }: HTMLElement): void {
  if (!words || !href) return;
  void import('../ContinueBrowsing/client/lastSearch').then((it) => it.keepSearch({ href, words }));
}

/** Words of the search box have become filters: the address says so from now on. */
function settleAddress({ dataset }: HTMLElement): void {
  const { searched, address } = dataset;
  if (searched !== undefined && address) history.replaceState(history.state, '', address);
}
