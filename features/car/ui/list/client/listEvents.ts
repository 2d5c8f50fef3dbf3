import { type DataLayerItem, tellDataLayer } from '../../../../../rendering/client/dataLayer';

/** Name of the list in events of products. */
const listId = 'car_list';

/** Tells of the list that is shown: what was searched for (spec 2 §7), and its cars. */
export function tellList(list: HTMLElement): void {
  const { searched, total } = list.dataset;
  if (searched) {
    tellDataLayer({
      event: 'search',
      type: 'search',
      search_type: listId,
      search_term: searched,
      search_results: Number(total),
    });
  }
  tellCars(list, [...(list.querySelector('[data-list-cars]')?.children ?? [])], 0);
}

/** Tells of cars that have come into sight, from a place in the list on. */
export function tellCars(list: HTMLElement, entries: readonly Element[], before: number): void {
  if (entries.length === 0) return;
  const items = entries.map((entry, at) => itemOf(entry, before + at));
  const { currency } = list.dataset;
  tellDataLayer({ event: 'view_item_list', ecommerce: { item_list_id: listId, currency, items } });
}

/** A car that the visitor opens. */
export function tellChosenCar(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const entry = link && link.closest('[data-list-cars] > li');
  const list = entry && entry.closest<HTMLElement>('[data-car-list]');
  if (!entry || !list) return;
  const items = [itemOf(entry, [...(entry.parentElement?.children ?? [])].indexOf(entry))];
  const { currency } = list.dataset;
  tellDataLayer({ event: 'select_item', ecommerce: { item_list_id: listId, currency, items } });
}

/** A car as an item of an event, from what its card tells. */
function itemOf(entry: Element, index: number): DataLayerItem {
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
