import type { CalculatorEvent, ProductDetailEvent } from './carEvents.types';
import { trackConversion } from './conversion';

/** A car in the data layer's format (GA4, items). */
export interface DataLayerItem {
  item_id?: string;
  item_name?: string;
  item_brand?: string;
  /** Place in the list, from 0. */
  index: number;
  price?: number;
}

interface ItemList {
  item_list_id: string;
  /** ISO 4217. */
  currency?: string;
  items: readonly DataLayerItem[];
}

/** A visitor has searched in a list. */
interface SearchEvent {
  event: 'search';
  type: 'search';
  /** The list that was searched. */
  search_type: string;
  search_term: string;
  search_results: number;
}

/** Cars of a list were scrolled into view. */
interface ListViewedEvent {
  event: 'view_item_list';
  ecommerce: ItemList;
}

/** A visitor has opened a car of a list. */
interface ItemSelectedEvent {
  event: 'select_item';
  ecommerce: ItemList;
}

/** How a visitor contacts a dealer: by phone, by mail, by opening or by sending the form (OQ-87). */
export type LeadAction = 'phone' | 'email' | 'form_open' | 'form_sent';

/** A visitor contacts the dealer of a car; contains nothing about the visitor. */
export interface LeadEvent {
  event: 'lead';
  lead_action: LeadAction;
  dealer: ProductDetailEvent['dealer'];
  product_info: ProductDetailEvent['product_info'];
  /** What the sent form requests. */
  quote?: boolean;
  test_drive?: boolean;
}

/** A visitor starts a booking, or opens another step of it. */
export interface FormInteractionEvent {
  event: 'form_interaction';
  /** The assistant, the service booking, or the tyre hotel. */
  form_name: 'booking' | 'service_booking' | 'tire_hotel';
  /** Counted from 1. */
  form_step: number;
  /** Name of the step in the specification, in English on every site. */
  form_step_name: string;
}

/** A visit was booked; contains nothing about the person. */
export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: {
    transaction_id: string;
    /** Only in events of the tyre hotel, where nothing is paid: the event's value is 0. */
    transaction_type?: 'service booking';
    currency: 'SEK';
    value: number;
    items: readonly { item_id: string; item_name: string; price: number; quantity: number }[];
  };
}

/**
 * All events of the data layer. Their shapes are a contract with the tag manager.
 * | event | sent when |
 * |---|---|
 * | `search` | a list shows the results of a visitor's search |
 * | `view_item_list`, `select_item` | cars of a list are scrolled into view; one is opened |
 * | `product_detail_page` | the page of a car is shown |
 * | `lead` | a visitor contacts the dealer of a car |
 * | `form_interaction`, `purchase` | a step of a booking is opened; a visit is booked |
 * | `car_calculator` | values in a calculator have not changed for half a second |
 */
export type DataLayerEvent =
  | SearchEvent
  | ListViewedEvent
  | ItemSelectedEvent
  | ProductDetailEvent
  | LeadEvent
  | CalculatorEvent
  | FormInteractionEvent
  | PurchaseEvent;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Sends an event to the tag manager; without a tag manager it is dropped. */
export function trackEvent(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
  if (event.event === 'purchase') trackConversion('booking');
}
