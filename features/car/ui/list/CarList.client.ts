import { bufferInputs } from '../../../../rendering/client/bufferInputs';
import { onInteraction } from '../../../../rendering/client/onInteraction';
import type { ListView } from '../../../search/ui/client/listView';
import { isOpenDrawer } from '../../../search/ui/client/openDrawer';
import { restoreLayout } from '../../../search/ui/client/rememberLayout';
import { trackCarClick, trackList } from './client/listEvents';
import { layoutKey, rememberSearch } from './client/rememberSearch';

/** Selector of controls whose clicks are replayed once their script has loaded. */
const replayedControls =
  '[data-list-open], [data-list-layout], [data-near-me], [data-list-link], [data-list-more]';

/**
 * Starts the car list: events, and what the browser remembers. The code that changes the list in place loads when the
 * visitor interacts with it, or goes back. Without it everything still works as forms and links.
 */
export function start(list: HTMLElement): void {
  restoreLayout(list, layoutKey);
  settleAddress(list);
  rememberSearch(list);
  trackList(list);
  list.addEventListener('click', trackCarClick);
  if (list.dataset.place)
    void import('./client/place').then((module) => module.rememberListPlace(list, false));

  let controls: Promise<ListView | undefined> | undefined;
  const fetchControls = () =>
    (controls ??= import('./client/listControls').then((module) => {
      removeEventListener('popstate', goBack);
      return module.startControls(list);
    }));
  const goBack = ({ state }: PopStateEvent) =>
    void fetchControls().then((view) => view?.restore(state));
  addEventListener('popstate', goBack);
  // The page was reloaded with an open drawer.
  if (isOpenDrawer(history.state)) return void fetchControls();
  onInteraction(list, () => void fetchControls().finally(replayInputs));
  const replayInputs = bufferInputs(list, replayedControls);
}

/** Replaces the address after words of the search box have become filters. */
function settleAddress({ dataset }: HTMLElement): void {
  const { searched, address } = dataset;
  if (searched !== undefined && address) history.replaceState(history.state, '', address);
}
