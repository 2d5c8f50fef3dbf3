import type { SearchDocument } from '../../../services/search/indexDefinition';
import { SeededRandom } from '../../support/seededRandom';

export const carIndex = 'vehicles_automotive_se';

export const models: Readonly<Record<string, readonly string[]>> = {
  Volvo: ['XC60', 'XC90', 'V60', 'EX30'],
  'Mercedes-Benz': ['A-Class', 'EQE', 'C-Class Estate'],
  Volkswagen: ['Golf', 'ID.4', 'Passat'],
  BMW: ['i4', 'X3', '320d'],
  Škoda: ['Octavia', 'Enyaq'],
  Kia: ['EV6', 'Ceed'],
};
const fuels = ['El', 'Laddhybrid', 'Bensin', 'Diesel'];
const bodies = ['SUV', 'Kombi', 'Halvkombi', 'Sedan', 'Skåpbil'];
const colours = ['Röd', 'Blå', 'Svart', 'Vit', 'Grön', 'Grå'];
const equipment = [
  ...['Dragkrok', 'Backkamera', 'Panoramatak', 'Värmare', 'Motorvärmare', 'Adaptiv farthållare'],
  ...['Läderklädsel', 'Rattvärme', 'Navigation', 'El-stolar', 'Vinterdäck', '360°-kamera'],
];
const versions = ['Core', 'Plus AWD', 'Ultra', 'AMG Line', 'GTE', 'M Sport', 'e-tron'];
const places = [
  ...[
    { region: 'Stockholm', city: 'Stockholm', name: 'Automotive Stockholm', at: '59.334,18.063' },
  ],
  ...[{ region: 'Stockholm', city: 'Täby', name: 'Automotive Täby', at: '59.444,18.068' }],
  ...[{ region: 'Skåne', city: 'Malmö', name: 'Automotive Malmö', at: '55.605, 13.003' }],
  ...[{ region: 'Västra Götaland', city: 'Göteborg', name: 'Automotive Göteborg', at: '' }],
];

/**
 * Creates a car with all kinds of fields, many without a value. Values repeat, so that sort orders have
 * ties.
 */
function createTestCar(random: SeededRandom, number: number): SearchDocument {
  const brand = random.pick(Object.keys(models));
  const pickSometimes = <T>(value: T, share = 0.85): T | undefined =>
    random.chance(share) ? value : undefined;
  const place = random.pick(places);
  const price = 90_000 + random.below(90) * 5000;
  const version = random.pick(versions);
  const year = 2015 + random.below(11);
  const car = {
    car_id: `c${number}`,
    slug: `car-${number}`,
    car_regno: pickSometimes(`${random.pick(['ABC', 'DEF', 'XYZ'])}${100 + (number % 900)}`, 0.6),
    car_brand: pickSometimes(brand, 0.97),
    car_model: pickSometimes(random.pick(models[brand]!), 0.95),
    car_version: pickSometimes(version),
    car_body: pickSometimes(random.pick(bodies)),
    car_fuel: pickSometimes(random.pick(fuels)),
    car_color: pickSometimes(random.pick(colours)),
    car_year: pickSometimes(year),
    car_is_used: random.chance(0.6),
    car_seats: pickSometimes(random.pick([2, 4, 5, 7])),
    car_price: pickSometimes(price),
    car_campaign_price: pickSometimes(price - 5000 * random.below(4), 0.3),
    car_power: pickSometimes(70 + random.below(40) * 10),
    car_mileage: pickSometimes(random.below(3000) * 10),
    car_loan_monthly_cost: pickSometimes(1500 + random.below(5000), 0.5),
    car_equipment: random.pickSome(equipment, 6),
    car_campaigns: random.pickSome(['Vårkampanj', 'Lagerrensning'], 1),
    car_site_region: pickSometimes(place.region),
    car_site_city: place.city,
    car_site_geocoord: pickSometimes(place.at, 0.9),
    car_site_name: place.name,
    car_description: `Text ${number} with "quotes", \\ and 😀`,
    car_images: Array.from({ length: random.below(4) }, (_, index) => ({
      original: `/${number}/${index}`,
    })),
    caroftheweek: random.chance(0.02),
    indexed_at: new Date(Date.UTC(2026, 0, 1 + random.below(60))).toISOString(),
  };
  return JSON.parse(JSON.stringify(car)) as SearchDocument;
}

export function createTestCars(count: number, seed: number): SearchDocument[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, (_, number) => createTestCar(random, number));
}
