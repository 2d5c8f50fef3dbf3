import type { AdvertisedCar } from './toAdvertisedCar';
import type { AdvertisingDealer, Feed } from './feed.types';
import { googleValues } from './feedValues';
import { xmlElement, escapeXml } from '../../../../domain/pages/xml';

/** Id of the category "vehicles" in Google's product taxonomy. */
const VEHICLES_CATEGORY = 916;
/** Maximum numbers of characters in Google's feed. */
const MAX_TITLE_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 5000;

const formatAmount = (price: number, currency: string) => `${price.toFixed(2)} ${currency}`;

/**
 * RSS 2.0 with Google's product attributes for vehicle listings (Merchant Center, vehicle ads). Commercial
 * vehicles are omitted, because Google accepts only passenger cars. `store_code` is the dealer's `site_id`.
 */
export const merchantFeed: Feed = {
  type: 'application/xml',
  head: ({ name, origin }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    xmlElement('title', name) +
    xmlElement('link', origin) +
    xmlElement('description', name) +
    '\n',
  entry: (car, dealer) => (car.isCommercial ? '' : `<item>${attributes(car, dealer)}</item>\n`),
  foot: '</channel></rss>\n',
};

/** Adds the placeholder that Google replaces with the dealer's code. */
const withStoreCode = (link: string) =>
  `${link}${link.includes('?') ? '&' : '?'}store={store_code}`;

/** Whether a chassis number counts as personal data, which must not be published. */
const isVinPersonal = (country: string) => country === 'GB';

function attributes(car: AdvertisedCar, { country }: AdvertisingDealer): string {
  const { currency, price, priceBefore, odometer } = car;
  const [first = '', ...further] = car.pictures;
  const regularPrice = priceBefore ?? price;
  const body = car.body && car.body !== 'other' ? googleValues.body[car.body] : undefined;
  const engine =
    car.fuel === 'other' ? googleValues.other : car.fuel && googleValues.fuel[car.fuel];
  const recommended = car.isUsed ? undefined : (car.recommendedPrice ?? regularPrice);
  return [
    xmlElement('g:id', car.id),
    xmlElement('g:title', car.title.slice(0, MAX_TITLE_LENGTH)),
    xmlElement('g:description', car.description.slice(0, MAX_DESCRIPTION_LENGTH)),
    xmlElement('g:link', car.link),
    xmlElement('g:link_template', withStoreCode(car.link)),
    xmlElement('g:image_link', first),
    ...further.map((picture) => xmlElement('g:additional_image_link', picture)),
    xmlElement('g:google_product_category', VEHICLES_CATEGORY),
    xmlElement('g:condition', car.isUsed ? 'used' : 'new'),
    xmlElement('g:brand', car.make),
    xmlElement('g:model', car.model),
    xmlElement('g:trim', car.trim),
    xmlElement('g:year', car.year),
    xmlElement('g:mileage', `${odometer.value} ${odometer.unit === 'mi' ? 'miles' : 'km'}`),
    xmlElement('g:vin', isVinPersonal(country) ? undefined : car.vin),
    xmlElement('g:color', car.colour),
    xmlElement('g:body_style', body),
    xmlElement('g:engine', engine),
    xmlElement('g:price', formatAmount(regularPrice, currency)),
    xmlElement(
      'g:sale_price',
      priceBefore === undefined ? undefined : formatAmount(price, currency),
    ),
    xmlElement(
      'g:vehicle_msrp',
      recommended === undefined ? undefined : formatAmount(recommended, currency),
    ),
    xmlElement('g:vehicle_all_in_price', formatAmount(price, currency)),
    `<g:vehicle_fulfillment><g:option>in_store</g:option><g:store_code>${escapeXml(car.dealerId)}</g:store_code></g:vehicle_fulfillment>`,
  ].join('');
}
