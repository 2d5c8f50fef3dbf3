import type { AdvertisedCar } from './advertisedCar';
import type { AdvertisingDealer, Feed } from './feed.types';
import { googleValues } from './feedValues';
import { element, escapeXml } from '../../../../domain/pages/xml';

/** The number of vehicles in Google's taxonomy of products. */
const VEHICLES = 916;
/** Characters that a title and a description may have. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

const amount = (price: number, currency: string) => `${price.toFixed(2)} ${currency}`;

/**
 * RSS 2.0 with Google's product attributes, as its vehicle listings are fed (Merchant Center, vehicle ads).
 * A `store_code` is the dealer's `site_id`. They take cars for passengers alone, so commercial vehicles are left out.
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
  entry: (car, dealer) => (car.isCommercial ? '' : `<item>${attributes(car, dealer)}</item>\n`),
  foot: '</channel></rss>\n',
};

/** Google puts the dealer's code in its place. */
const withStore = (link: string) => `${link}${link.includes('?') ? '&' : '?'}store={store_code}`;

/** In Great Britain a chassis number counts as about a person: the `id` stands for it. */
const isPersonal = (country: string) => country === 'GB';

function attributes(car: AdvertisedCar, { country }: AdvertisingDealer): string {
  const { currency, price, priceBefore, odometer } = car;
  const [first = '', ...further] = car.pictures;
  const usual = priceBefore ?? price;
  const body = car.body && car.body !== 'other' ? googleValues.body[car.body] : undefined;
  const engine =
    car.fuel === 'other' ? googleValues.other : car.fuel && googleValues.fuel[car.fuel];
  const recommended = car.isUsed ? undefined : (car.recommendedPrice ?? usual);
  return [
    element('g:id', car.id),
    element('g:title', car.title.slice(0, MAX_TITLE)),
    element('g:description', car.description.slice(0, MAX_DESCRIPTION)),
    element('g:link', car.link),
    element('g:link_template', withStore(car.link)),
    element('g:image_link', first),
    ...further.map((picture) => element('g:additional_image_link', picture)),
    element('g:google_product_category', VEHICLES),
    element('g:condition', car.isUsed ? 'used' : 'new'),
    element('g:brand', car.make),
    element('g:model', car.model),
    element('g:trim', car.trim),
    element('g:year', car.year),
    element('g:mileage', `${odometer.value} ${odometer.unit === 'mi' ? 'miles' : 'km'}`),
    element('g:vin', isPersonal(country) ? undefined : car.vin),
    element('g:color', car.colour),
    element('g:body_style', body),
    element('g:engine', engine),
    element('g:price', amount(usual, currency)),
    element('g:sale_price', priceBefore === undefined ? undefined : amount(price, currency)),
    element(
      'g:vehicle_msrp',
      recommended === undefined ? undefined : amount(recommended, currency),
    ),
    element('g:vehicle_all_in_price', amount(price, currency)),
    `<g:vehicle_fulfillment><g:option>in_store</g:option><g:store_code>${escapeXml(car.dealerId)}</g:store_code></g:vehicle_fulfillment>`,
  ].join('');
}
