import { keepInputs } from '../../../../rendering/client/keepInputs';
import { whenTouched } from '../../../../rendering/client/whenTouched';
import type { ListView } from '../../../search/ui/client/listView';
import { isOpenDrawer } from '../../../search/ui/client/openDrawer';
import { restoreLayout } from '../../../search/ui/client/rememberLayout';
import { tellChosenCar, tellList } from './client/listEvents';
import { layoutKey, rememberSearch } from './client/rememberSearch';

/** What is pressed in the list and waits for the script of that. */
const pressed =
  '[data-list-open], [data-list-layout], [data-near-me], [data-list-link], [data-list-more]';

/**
 * The car list as it comes: what is told of it and remembered. What changes it in place is fetched when the visitor
 * turns to it, or goes back. Everything is a form or a link that the browser follows by itself when anything fails.
 */
export function start(list: HTMLElement): void {
  restoreLayout(list, layoutKey);
  settleAddress(list);
  rememberSearch(list);
  tellList(list);
  list.addEventListener('click', tellChosenCar);
  if (list.dataset.place) void import('./client/place').then((it) => it.keepPlace(list, false));

  let coming: Promise<ListView | undefined> | undefined;
  const fetchControls = () =>
    (coming ??= import('./client/listControls').then((it) => {
      removeEventListener('popstate', goBack);
      return it.startControls(list);
    }));
  const goBack = ({ state }: PopStateEvent) =>
    void fetchControls().then((view) => view?.back(state));
  addEventListener('popstate', goBack);
  // The page was loaded anew over an open drawer.
  if (isOpenDrawer(history.state)) return void fetchControls();
  whenTouched(list, () => void fetchControls().finally(doAgain));
  const doAgain = keepInputs(list, pressed);
}

/** Words of the search box have become filters: the address says so from now on. */
function settleAddress({ dataset }: HTMLElement): void {
  const { searched, address } = dataset;
  if (searched !== undefined && address) history.replaceState(history.state, '', address);
}
