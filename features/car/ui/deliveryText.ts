import { deliveryPrice, type DeliveryTerms } from '../../../domain/delivery/homeDelivery';
import { convertDistance } from '../../map/ui/distance';
import type { DistanceUnit } from '../../map/ui/location.types';
import { formatMoney } from '../../../domain/money/formatMoney';

/** Data for the text about home delivery costs, on the server and in the browser. */
export interface DeliveryTextOptions {
  terms: DeliveryTerms;
  unit: DistanceUnit;
  /** BCP 47 language tag, for formatting the price. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  /** Texts: a price, with `{price}`; free delivery; too far for delivery. */
  texts: { cost: string; free: string; none: string };
}

/** Formats the cost of delivering a car over a distance in km; a car without a location is not delivered. */
export function deliveryText(km: number | undefined, options: DeliveryTextOptions): string {
  const { terms, unit, locale, currency, texts } = options;
  const distance =
    km === undefined ? undefined : convertDistance({ value: km, unit: 'km' }, unit).value;
  const price = distance === undefined ? undefined : deliveryPrice(terms, distance);
  if (price === undefined) return texts.none;
  if (price === 0) return texts.free;
  return texts.cost.replace('{price}', () => formatMoney(price, locale, currency));
}
