import { distanceKm } from '../../../../../domain/geography/distance';
import { readPosition } from '../../../../../domain/geography/position';
import { parseVisitorPlace, readRememberedPlace, rememberPlace } from '../../client/visitorPlace';
import { deliveryText, type DeliveryTextOptions } from '../../deliveryText';
import { formatDistance, convertDistance } from '../../../../map/ui/distance';

/**
 * Shows the car's distance from the place stored in this tab, and the cost of home delivery there (CarWhere.tsx). A
 * place in the address was handled by the server: this only stores it for the next cars.
 */
export function showDistance(element: HTMLElement | null): void {
  if (!element) return;
  const { place: placeText, carWhere = '', distance = '', delivery } = element.dataset;
  const placeInAddress = parseVisitorPlace(placeText);
  if (placeInAddress) return rememberPlace(placeInAddress);
  const place = readRememberedPlace();
  const position = readPosition(carWhere);
  const line = element.querySelector<HTMLElement>('[data-where-distance]');
  const lineText = line?.querySelector('span');
  if (!place || !position || !line || !lineText) return;
  const km = distanceKm(place, position);
  const deliveryOptions: DeliveryTextOptions | undefined =
    delivery === undefined ? undefined : JSON.parse(delivery);
  const unit = element.dataset.unit === 'miles' ? 'miles' : 'km';
  const distanceText = formatDistance(
    convertDistance({ value: km, unit: 'km' }, unit),
    document.documentElement.lang,
  );
  lineText.textContent = distance
    .replace('{distance}', distanceText)
    .replace('{place}', () => place.name);
  line.hidden = false;
  const price = element.querySelector('[data-where-delivery]');
  if (price && deliveryOptions) price.textContent = deliveryText(km, deliveryOptions);
}
