import { type DataLayerItem, trackEvent } from '../../../../../rendering/client/dataLayer';

/** Name of the list in product events. */
const listId = 'car_list';

/** Sends the events of the shown list: the search term, and its cars. */
export function trackList(list: HTMLElement): void {
  const { searched, total } = list.dataset;
  if (searched) {
    trackEvent({
      event: 'search',
      type: 'search',
      search_type: listId,
      search_term: searched,
      search_results: Number(total),
    });
  }
  trackCarImpressions(list, [...(list.querySelector('[data-list-cars]')?.children ?? [])], 0);
}

/** Sends an event for cars that were added to the list. @param firstIndex number of cars before them */
export function trackCarImpressions(
  list: HTMLElement,
  entries: readonly Element[],
  firstIndex: number,
): void {
  if (entries.length === 0) return;
  const items = entries.map((entry, index) => eventItem(entry, firstIndex + index));
  const { currency } = list.dataset;
  trackEvent({ event: 'view_item_list', ecommerce: { item_list_id: listId, currency, items } });
}

/** Sends an event for a car that the visitor opens. */
export function trackCarClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const entry = link && link.closest('[data-list-cars] > li');
  const list = entry && entry.closest<HTMLElement>('[data-car-list]');
  if (!entry || !list) return;
  const items = [eventItem(entry, [...(entry.parentElement?.children ?? [])].indexOf(entry))];
  const { currency } = list.dataset;
  trackEvent({ event: 'select_item', ecommerce: { item_list_id: listId, currency, items } });
}

/** A car as an item of an event, from the data of its card. */
function eventItem(entry: Element, index: number): DataLayerItem {
  const { car, carName, carBrand, carPrice } =
    entry.querySelector<HTMLElement>('[data-car]')?.dataset ?? {};
  const price = Number(carPrice);
  return {
    item_id: car,
    item_name: carName,
    item_brand: carBrand,
    index,
    ...(price > 0 && { price }),
  };
}
