import { opensElsewhere } from '../../../../rendering/client/opensElsewhere';
import { watchListForm } from '../../../search/ui/client/listForm';
import { watchDetails } from './client/detailsDialog';
import { kitCart, toggleKit } from './client/kitStores';
import { sessionChangedEvent } from './client/sessionChanged';
import { fetchSessionVehicle } from './client/fetchSessionVehicle';
import { takeSession } from './client/takeSession';
import { watchView } from './client/viewChoice';
import { kitAddressing } from './kitFacets';

/**
 * Updates the kits in place: a filter, a sort order or a page loads the list of its address, and a kit opens
 * its details in a dialog. Without this script, the forms and links open whole pages.
 */
export function start(list: HTMLElement): void {
  const updateButtons = () => markButtons(list);
  const filters = watchListForm(list, {
    name: 'KitShop',
    layoutKey: 'forecourt:kitListLayout',
    addressing: kitAddressing,
    onShown: updateButtons,
  });
  if (!filters) return;
  const { view } = filters;
  const details = watchDetails(list, updateButtons);
  watchView(list);

  list.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const addButton = event.target.closest<HTMLElement>('[data-kit-add]');
    if (addButton) return toggleKit(addButton.dataset.kitAdd ?? '');
    const link = event.target.closest('a');
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    const { listLink, kitOpen } = link.dataset;
    if (listLink === undefined && kitOpen === undefined) return;
    event.preventDefault();
    if (kitOpen !== undefined) void details.open(link);
    else void view.show(link.href).then(() => listLink === 'top' && list.scrollIntoView());
  });
  kitCart.subscribe(updateButtons);
  updateButtons();

  const showVehicle = () => void showVehicleKits(list, view.show).catch(() => undefined);
  addEventListener(sessionChangedEvent, showVehicle);
  if (takeSession()) showVehicle();
}

/** Shows the kits of the session's vehicle, or a message that there are none. */
async function showVehicleKits(
  list: HTMLElement,
  show: (href: string) => Promise<void>,
): Promise<void> {
  const notice = list.querySelector<HTMLElement>('[data-kit-no-vehicle]');
  const vehicle = await fetchSessionVehicle();
  if (notice) {
    const isUnknown = vehicle !== undefined && !vehicle.state;
    const text = notice.dataset.kitNoVehicle ?? '';
    notice.textContent = isUnknown ? text.replace('%s', () => vehicle.auto) : '';
    notice.hidden = !isUnknown;
  }
  if (!vehicle?.state) return;
  const address = kitAddressing.address(list.dataset.listPath ?? '', vehicle.state);
  if (address !== location.pathname + location.search) await show(address);
}

/** Shows every button as pressed if its kit is in the quote. */
function markButtons(list: HTMLElement): void {
  const ids = new Set(kitCart.read().map(({ kitId }) => kitId));
  for (const button of list.querySelectorAll<HTMLElement>('[data-kit-add]')) {
    const ariaPressed = String(ids.has(button.dataset.kitAdd ?? ''));
    if (button.ariaPressed !== ariaPressed) button.ariaPressed = ariaPressed;
  }
}
