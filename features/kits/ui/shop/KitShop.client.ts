import { opensElsewhere } from '../../../../rendering/client/opensElsewhere';
import { watchListForm } from '../../../search/ui/client/listForm';
import { watchDetails } from './client/detailsDialog';
import { kitCart, toggleKit } from './client/kitStores';
import { sessionChanged } from './client/sessionChanged';
import { sessionVehicle } from './client/showVehicle';
import { takeSession } from './client/takeSession';
import { watchView } from './client/viewChoice';
import { kitAddressing } from './kitFacets';

/**
 * The kits change in place: a filter, an order or a page shows the list of its address, a kit its details over
 * it. Everything is a form or a link that the browser follows by itself when anything fails here.
 */
export function start(list: HTMLElement): void {
  const mark = () => markButtons(list);
  const filters = watchListForm(list, {
    name: 'KitShop',
    layoutKey: 'forecourt:kitListLayout',
    addressing: kitAddressing,
    onShown: mark,
  });
  if (!filters) return;
  const { view } = filters;
  const details = watchDetails(list, mark);
  watchView(list);

  list.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const add = event.target.closest<HTMLElement>('[data-kit-add]');
    if (add) return toggleKit(add.dataset.kitAdd ?? '');
    const link = event.target.closest('a');
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    const { listLink, kitOpen } = link.dataset;
    if (listLink === undefined && kitOpen === undefined) return;
    event.preventDefault();
    if (kitOpen !== undefined) void details.open(link);
    else void view.show(link.href).then(() => listLink === 'top' && list.scrollIntoView());
  });
  kitCart.subscribe(mark);
  mark();

  const showVehicle = () => void fitToVehicle(list, view.show).catch(() => undefined);
  addEventListener(sessionChanged, showVehicle);
  if (takeSession()) showVehicle();
}

/** Shows the kits of the session's vehicle, or says that there are none (spec 3 §8.2). */
async function fitToVehicle(
  list: HTMLElement,
  show: (href: string) => Promise<void>,
): Promise<void> {
  const notice = list.querySelector<HTMLElement>('[data-kit-no-vehicle]');
  const found = await sessionVehicle();
  if (notice) {
    const isUnknown = found !== undefined && !found.state;
    const text = notice.dataset.kitNoVehicle ?? '';
    notice.textContent = isUnknown ? text.replace('%s', () => found.auto) : '';
    notice.hidden = !isUnknown;
  }
  if (!found?.state) return;
  const address = kitAddressing.address(list.dataset.listPath ?? '', found.state);
  if (address !== location.pathname + location.search) await show(address);
}

/** Shows on every button whether its kit is in the quote. */
function markButtons(list: HTMLElement): void {
  const ids = new Set(kitCart.read().map(({ kitId }) => kitId));
  for (const button of list.querySelectorAll<HTMLElement>('[data-kit-add]')) {
    const pressed = String(ids.has(button.dataset.kitAdd ?? ''));
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  }
}
