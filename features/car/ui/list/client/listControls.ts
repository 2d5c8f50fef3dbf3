import { opensElsewhere } from '../../../../../rendering/client/opensElsewhere';
import { watchListForm } from '../../../../search/ui/client/listForm';
import type { ListView } from '../../../../search/ui/client/listView';
import { carAddressing } from '../listState';
import { tellList } from './listEvents';
import { watchCount } from './liveCount';
import { addMore } from './loadMore';
import { keepPlace, watchPlace } from './place';
import { layoutKey, rememberSearch } from './rememberSearch';

/**
 * The filters, the order and the pages of the car list: each shows the list of its address in the place of this one
 * (spec 2 §4). Undefined where the list has no filters.
 */
export function startControls(list: HTMLElement): ListView | undefined {
  const filters = watchListForm(list, {
    name: 'CarList',
    layoutKey,
    addressing: carAddressing,
    onShown: (shown) => {
      keepPlace(shown, true);
      rememberSearch(shown);
      tellList(shown);
    },
    onCommit: () => count.cancel(),
  });
  if (!filters) return undefined;
  const { form, view, commit } = filters;
  const count = watchCount(list, form);
  watchPlace(list, form, commit);

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
  return view;
}
