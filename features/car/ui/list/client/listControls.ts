import { opensElsewhere } from '../../../../../rendering/client/opensElsewhere';
import { watchListForm } from '../../../../search/ui/client/listForm';
import type { ListView } from '../../../../search/ui/client/listView';
import { carAddressing } from '../listState';
import { trackList } from './listEvents';
import { watchCount } from './liveCount';
import { loadMore } from './loadMore';
import { rememberListPlace, watchPlace } from './place';
import { layoutKey, rememberSearch } from './rememberSearch';

/**
 * The filters, sort order and pages of the car list: each replaces the list in place. Undefined when the list has no
 * filters.
 */
export function startControls(list: HTMLElement): ListView | undefined {
  const filters = watchListForm(list, {
    name: 'CarList',
    layoutKey,
    addressing: carAddressing,
    onShown: (content) => {
      rememberListPlace(content, true);
      rememberSearch(content);
      trackList(content);
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
      loadMore(list, link).catch(() => location.assign(link.href));
    } else if (listLink !== undefined) {
      event.preventDefault();
      void view.show(link.href);
    }
  });
  return view;
}
