import { distanceKm } from '../../../../../domain/geography/distance';
import { readPosition } from '../../../../../domain/geography/position';
import { readVisitorPlace, rememberedPlace, rememberPlace } from '../../client/visitorPlace';
import { deliveryText, type DeliveryTelling } from '../../deliveryText';
import { formatDistance, inUnit } from '../../../../map/ui/distance';

/**
 * Says how far the car is from the place that this tab remembers, and what home delivery costs there (CarWhere.tsx). A
 * place in the address has been told by the server; it is remembered for the next cars.
 */
export function tellDistance(where: HTMLElement | null): void {
  if (!where) return;
  const { place: told, carWhere = '', distance = '', delivery } = where.dataset;
  const named = readVisitorPlace(told);
  if (named) return rememberPlace(named);
  const place = rememberedPlace();
  const position = readPosition(carWhere);
  const line = where.querySelector<HTMLElement>('[data-where-distance]');
  const words = line?.querySelector('span');
  if (!place || !position || !line || !words) return;
  const km = distanceKm(place, position);
  const telling: DeliveryTelling | undefined =
    delivery === undefined ? undefined : JSON.parse(delivery);
  const unit = where.dataset.unit === 'miles' ? 'miles' : 'km';
  const far = formatDistance(
    inUnit({ value: km, unit: 'km' }, unit),
    document.documentElement.lang,
  );
  words.textContent = distance.replace('{distance}', far).replace('{place}', () => place.name);
  line.hidden = false;
  const price = where.querySelector('[data-where-delivery]');
  if (price && telling) price.textContent = deliveryText(km, telling);
}
