import { opensElsewhere } from '../../client/opensElsewhere';
import { watchDrawer } from '../../List/client/drawer';
import { dropChildren } from '../../List/client/dropChildren';
import { watchFacetSearch } from '../../List/client/facetSearch';
import { formAddress } from '../../List/client/formAddress';
import { createListView, type ListView } from '../../List/client/listView';
import { watchRanges } from '../../List/client/ranges';
import { carAddressing } from '../listState';
import { layoutKey } from './layoutKey';
import { tellList } from './listEvents';
import { watchCount } from './liveCount';
import { addMore } from './loadMore';
import { keepPlace, watchPlace } from './place';
import { rememberSearch } from './rememberSearch';

/**
 * The filters, the order and the pages of the car list: each shows the list of its address in the place of this one
 * (spec 2 §4). Undefined where the list has no filters.
 */
export function startControls(list: HTMLElement): ListView | undefined {
  const form = list.querySelector<HTMLFormElement>('[data-list-form]');
  const drawer = form && watchDrawer(list, form, layoutKey);
  if (!drawer) return undefined;
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
  addEventListener('popstate', (event) => void view.back(event.state));
  watchFacetSearch(form);
  return view;
}
