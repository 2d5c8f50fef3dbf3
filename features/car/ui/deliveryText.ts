import { deliveryPrice, type DeliveryTerms } from '../../../domain/delivery/homeDelivery';
import { inUnit } from '../../map/ui/distance';
import type { DistanceUnit } from '../../map/ui/location.types';
import { formatMoney } from '../../../domain/money/formatMoney';

/** All that it takes to say what home delivery costs, on the server and in the browser alike. */
export interface DeliveryTelling {
  terms: DeliveryTerms;
  unit: DistanceUnit;
  /** IETF tag that prices are written for. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  /** A price, with `{price}` for it; that there is none to pay; that cars are not brought so far. */
  texts: { cost: string; free: string; none: string };
}

/** What it costs to have a car brought so many kilometres; a car that stands nowhere is not brought. */
export function deliveryText(km: number | undefined, telling: DeliveryTelling): string {
  const { terms, unit, locale, currency, texts } = telling;
  const distance = km === undefined ? undefined : inUnit({ value: km, unit: 'km' }, unit).value;
  const price = distance === undefined ? undefined : deliveryPrice(terms, distance);
  if (price === undefined) return texts.none;
  if (price === 0) return texts.free;
  return texts.cost.replace('{price}', () => formatMoney(price, locale, currency));
}
