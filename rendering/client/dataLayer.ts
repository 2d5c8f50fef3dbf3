import type { CalculatorEvent, ProductDetailEvent } from './carEvents.types';
import { tellConversion } from './conversion';

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

/** A visitor has searched. */
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

/** How a visitor turns to a dealer: calls, writes, begins or has sent the form (OQ-87). */
export type LeadAction = 'phone' | 'email' | 'form_open' | 'form_sent';

/** A visitor turns to the dealer of a car, without anything about the visitor. */
export interface LeadEvent {
  event: 'lead';
  lead_action: LeadAction;
  dealer: ProductDetailEvent['dealer'];
  product_info: ProductDetailEvent['product_info'];
  /** What a form that was sent asks for. */
  quote?: boolean;
  test_drive?: boolean;
}

/** A visitor begins a booking, or comes to another step of it. */
export interface FormInteractionEvent {
  event: 'form_interaction';
  /** The assistant, the older variant, or the tyre hotel. */
  form_name: 'booking' | 'service_booking' | 'tire_hotel';
  /** Counted from 1. */
  form_step: number;
  /** The document's name of the step, in English on every site. */
  form_step_name: string;
}

/** A visit is booked, without anything about the person. */
export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: {
    transaction_id: string;
    /** Of the tyre hotel, which also sells nothing: its value is 0. */
    transaction_type?: 'service booking';
    currency: 'SEK';
    value: number;
    items: readonly { item_id: string; item_name: string; price: number; quantity: number }[];
  };
}

/**
 * All events of the data layer; an event's shape is a contract with the tag manager.
 *
 * | event | sent when |
 * |---|---|
 * | `search` | a list shows what a visitor has searched for |
 * | `view_item_list`, `select_item` | cars of a list come into sight; one is opened |
 * | `product_detail_page` | the page of a car is shown |
 * | `lead` | a visitor turns to the dealer of a car |
 * | `form_interaction`, `purchase` | a step of a booking is opened; a visit is booked |
 * | `car_calculator` | a choice in a calculator has stood for half a second |
 */
export type DataLayerEvent =
  | SearchEvent
  | ListSeenEvent
  | ItemChosenEvent
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
export function tellDataLayer(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
  if (event.event === 'purchase') tellConversion('booking');
}
