import type { Car } from '../../domain/documents/car';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { SeededRandom } from '../support/seededRandom';

/** Name of the measured index, the largest of the generated stock. */
export const benchIndex = 'vehicles_automotive_se';

export const valueFacets = [
  ...['car_brand>car_model', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive', 'car_color'],
  ...['car_year', 'car_condition', 'car_seats', 'car_site_region', 'car_site_city'],
];
export const rangeFacets = ['car_price', 'car_mileage', 'car_power', 'car_loan_monthly_cost'];

/** Fields that a card of the list shows. */
const cardFields = [
  ...['car_id', 'slug', 'car_brand', 'car_model', 'car_version', 'car_year', 'car_fuel'],
  ...['car_gearbox', 'car_mileage_text', 'car_price', 'car_price_text', 'car_campaign_price_text'],
  ...['car_site_name', 'car_site_city', 'car_primary_image', 'car_leasing_options'],
];
const sorts = ['newest', 'price_asc', 'price_desc', 'mileage_asc', 'year_desc', 'power_desc'];

/**
 * Creates searches like those of visitors; the same cars give the same searches. A fifth has no filter, two
 * fifths filter by makes and models, a fifth by other values and prices, and a fifth has words, some of them
 * mistyped.
 */
export function createSearchMix(cars: readonly Car[], count: number): SearchQuery[] {
  const random = new SeededRandom(20_261_121);
  const query = (changes: Partial<SearchQuery>): SearchQuery => ({
    index: benchIndex,
    fields: cardFields,
    keyphrase: '',
    filters: {},
    facets: [...valueFacets, ...rangeFacets].map((name) => ({ name, order: 'count' })),
    limit: 24,
    offset: random.chance(0.15) ? 24 * (1 + random.below(5)) : 0,
    sort: random.chance(0.3) ? random.pick(sorts) : undefined,
    ...changes,
  });
  const prices = (): [number | null, number | null] => {
    const low = 100_000 + 50_000 * random.below(8);
    return [random.chance(0.4) ? null : low, low + 100_000 + 50_000 * random.below(6)];
  };
  return Array.from({ length: count }, () => {
    const car = random.pick(cars);
    const other = random.pick(cars);
    const kind = random.next();
    if (kind < 0.2) return query({});
    if (kind < 0.6) {
      const brands = [car, other].slice(0, 1 + random.below(2));
      const chosen = brands.map(({ car_brand, car_model }) =>
        random.chance(0.5) ? `${car_brand}>${car_model}` : car_brand,
      );
      return query({
        filters: {
          'car_brand>car_model': chosen,
          ...(random.chance(0.4) && { car_fuel: [car.car_fuel] }),
          ...(random.chance(0.2) && { car_price: prices() }),
        },
      });
    }
    if (kind < 0.8) {
      return query({
        filters: {
          ...(random.chance(0.7) && { car_body: [car.car_body, other.car_body] }),
          ...(random.chance(0.5) && { car_gearbox: [car.car_gearbox] }),
          ...(random.chance(0.7) && { car_price: prices() }),
          ...(random.chance(0.3) && { car_site_region: [car.car_site_region ?? ''] }),
        },
      });
    }
    const words = [
      car.car_brand,
      `${car.car_brand} ${car.car_model}`,
      mistype(car.car_brand, random),
      `${car.car_model} ${car.car_color}`,
      random.pick(['elbil', 'dragkrok', 'backkamera', 'panorama', 'fyrhjulsdrift', 'vw']),
    ];
    return query({
      keyphrase: random.pick(words),
      ...(random.chance(0.3) && { filters: { car_fuel: [car.car_fuel] } }),
    });
  });
}

/** Swaps two adjacent letters. */
function mistype(word: string, random: SeededRandom): string {
  const position = 1 + random.below(Math.max(1, word.length - 2));
  return (
    word.slice(0, position) +
    (word[position + 1] ?? '') +
    (word[position] ?? '') +
    word.slice(position + 2)
  );
}
