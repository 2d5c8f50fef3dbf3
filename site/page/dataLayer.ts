import type { CalculatorEvent } from '../../blocks/Car/Finance/calculatorEvent';

/** A car as the data layer knows it (GA4, items). */
export interface DataLayerItem {
  item_id?: string;
  item_name?: string;
  item_brand?: string;
  /** Place in the list, from 0. */
  index: number;
  price?: number;
}

interface ItemsOfList {
  item_list_id: string;
  /** ISO 4217. */
  currency?: string;
  items: readonly DataLayerItem[];
}

/** A visitor has searched (spec 2 §7). */
interface SearchEvent {
  event: 'search';
  type: 'search';
  /** Where it was searched. */
  search_type: string;
  search_term: string;
  search_results: number;
}

/** Cars of a list have come into sight. */
interface ListSeenEvent {
  event: 'view_item_list';
  ecommerce: ItemsOfList;
}

/** A car of a list is opened. */
interface ItemChosenEvent {
  event: 'select_item';
  ecommerce: ItemsOfList;
}

/** Everything that the data layer is told of; an event's shape is a contract with the tag manager. */
export type DataLayerEvent = SearchEvent | ListSeenEvent | ItemChosenEvent | CalculatorEvent;

/** Tells the tag manager of something that happened; without a tag manager nobody listens. */
export function tellDataLayer(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
}
