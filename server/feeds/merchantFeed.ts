import type { AdvertisedCar } from './advertisedCar';
import type { Feed } from './feed.types';
import { element, escapeXml } from './xml';

/** The number of vehicles in Google's taxonomy of products. */
const VEHICLES = 916;
/** Characters that a title and a description may have. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

const amount = (price: number, currency: string) => `${price.toFixed(2)} ${currency}`;

/**
 * RSS 2.0 with Google's product attributes, as its vehicle listings are fed (Merchant Center, vehicle ads).
 * A `store_code` is the dealer's `site_id`.
 */
export const merchantFeed: Feed = {
  type: 'application/xml',
  head: ({ name, origin }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    element('title', name) +
    element('link', origin) +
    element('description', name) +
    '\n',
  entry: (car) => `<item>${attributes(car)}</item>\n`,
  foot: '</channel></rss>\n',
};

function attributes(car: AdvertisedCar): string {
  const { currency, price, priceBefore, odometer } = car;
  const [first = '', ...further] = car.pictures;
  const usual = priceBefore ?? price;
  return [
    element('g:id', car.id),
    element('g:title', car.title.slice(0, MAX_TITLE)),
    element('g:description', car.description.slice(0, MAX_DESCRIPTION)),
    element('g:link', car.link),
    element('g:image_link', first),
    ...further.map((picture) => element('g:additional_image_link', picture)),
    element('g:google_product_category', VEHICLES),
    element('g:condition', car.isUsed ? 'used' : 'new'),
    element('g:brand', car.make),
    element('g:model', car.model),
    element('g:trim', car.trim),
    element('g:year', car.year),
    element('g:mileage', `${odometer.value} ${odometer.unit === 'mi' ? 'miles' : 'km'}`),
    element('g:vin', car.vin),
    element('g:color', car.colour),
    element('g:body_style', car.body),
    element('g:engine', car.fuel),
    element('g:price', amount(usual, currency)),
    element('g:sale_price', priceBefore === undefined ? undefined : amount(price, currency)),
    element('g:vehicle_all_in_price', amount(price, currency)),
    `<g:vehicle_fulfillment><g:option>in_store</g:option><g:store_code>${escapeXml(car.dealerId)}</g:store_code></g:vehicle_fulfillment>`,
  ].join('');
}
