import { carStructuredData } from '../../../features/car/ui/detail/carStructuredData';
import { dealerStructuredData } from '../../../features/dealers/ui/page/dealerStructuredData';
import { readDealer } from '../../../features/dealers/model/readDealer';
import { SeededRandom } from '../../support/seededRandom';
import { caseCount } from '../../support/thorough';
import { findTypeErrors } from '../../support/typeErrors';
import { stocks } from '../services/stock/exampleStock';

const COUNT = caseCount(60, 200);
const random = new SeededRandom(20261124);

/** Structured data of a car of any site. */
function randomCarData(): object {
  const { site, cars, dealers } = random.pick(stocks);
  const car = random.pick(cars);
  return carStructuredData(car, {
    origin: 'https://cars.example',
    href: `${site.carPath}/${car.car_id}/${car.slug}`,
    currency: site.currency,
    dealer: dealers.find(({ site_id }) => site_id === car.car_site_id),
  });
}

/** Type errors of structured data. The types of `schema-dts` are generated from schema.org. */
const findVocabularyErrors = (type: string, items: readonly object[]) => {
  const file = 'tests/unit/blocks/structuredDataDraft.ts';
  const lines = items.map((item, index) => {
    const value = { '@context': 'https://schema.org', '@type': type, ...item };
    return `export const thing${index}: WithContext<${type}> = ${JSON.stringify(value)};`;
  });
  const text = [`import type { ${type}, WithContext } from 'schema-dts';`, ...lines].join('\n');
  return findTypeErrors({ [file]: text })[file];
};

test('structured data of cars of all sites conforms to schema.org', () => {
  const cars = Array.from({ length: COUNT }, randomCarData);
  expect(findVocabularyErrors('Car', cars)).toEqual([]);
  const offers = cars.filter((car) => 'offers' in car && car.offers);
  expect(offers.length).toBeGreaterThan(COUNT / 2);
});

test('structured data of dealers of all sites conforms to schema.org', () => {
  const dealers = stocks.flatMap(({ site, dealers: records }) =>
    records.flatMap((record) => {
      const dealer = readDealer(record);
      const place = { origin: 'https://cars.example', href: `${site.dealerPath}/${record.slug}` };
      return dealer ? [dealerStructuredData(dealer, place)] : [];
    }),
  );
  expect(dealers.length).toBeGreaterThan(50);
  const sampledDealers = dealers.filter((_, index) => index % caseCount(4, 1) === 0);
  expect(findVocabularyErrors('AutoDealer', sampledDealers)).toEqual([]);
});

test('the check finds unknown properties and wrong values', () => {
  const errors = findVocabularyErrors('Car', [
    { name: 'A car', numberOfWheels: 4 },
    { name: 'A car', offers: { '@type': 'Offer', price: { amount: 1 } } },
  ]);
  expect(errors).toHaveLength(2);
});
