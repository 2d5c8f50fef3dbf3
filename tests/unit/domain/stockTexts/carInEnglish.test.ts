import type { Car } from '../../../../domain/documents/car';
import { translateCar } from '../../../../domain/stockTexts/translateCar';
import { translateStockText } from '../../../../domain/stockTexts/translateStockText';
import { stockDocuments } from '../../../../services/stock/stock';
import { sites } from '../../../../sites/sites';
import type { Site } from '../../../../sites/site.types';

test.each([
  // A Swedish mil is 10 km, not a mile.
  ['9 076 mil', 'SEK', '90,760 km'],
  ['1 500 mil/år', 'SEK', '15,000 km a year'],
  ['12 000 km/år', 'NOK', '12,000 km a year'],
  ['15 000 km/v', 'EUR', '15,000 km a year'],
  ['150 hk (110 kW)', 'SEK', '150 hp (110 kW)'],
  ['150 hv (110 kW)', 'EUR', '150 hp (110 kW)'],
  ['150 k (110 kW)', 'EUR', '150 hp (110 kW)'],
  ['0–100 km/t 7,3 s', 'NOK', '0–100 km/h 7.3 s'],
  ['0 – 100 km/h 7,3 s', 'EUR', '0–100 km/h 7.3 s'],
  ['7,5 tim', 'SEK', '7.5 hrs'],
  ['6,5 m³', 'SEK', '6.5 m³'],
  ['450 l', 'SEK', '450 litres'],
  ['5,2 l/100 km', 'SEK', '5.2 l/100 km'],
  ['4 650 kr/mån', 'SEK', 'SEK 4,650 per month'],
  ['310 €/kk', 'EUR', '€310 per month'],
  ['Säsongspris', 'SEK', 'Seasonal price'],
  ['Startavgift 595 kr', 'SEK', 'Set-up fee SEK 595'],
  ['Etableringsgebyr 1 250 kr', 'NOK', 'Set-up fee NOK 1,250'],
  ['Dragkrok', 'SEK', 'Tow bar'],
  // Texts without a translation stay unchanged; years are not formatted as amounts.
  ['Egen text 2023', 'SEK', 'Egen text 2023'],
])('translates “%s” (%s) to “%s”', (text, currency, expected) => {
  expect(translateStockText(text, currency).replaceAll('\u00a0', ' ')).toBe(expected);
});

/** Returns the translatable texts of a car and its finance offers, without names. */
function collectTexts(car: Car): string[] {
  const { car_loan_option, car_company_leasing_option, car_private_leasing_option } = car;
  const offers = [car_loan_option, car_company_leasing_option, car_private_leasing_option];
  const inOffers = [...offers, ...car.car_leasing_options].flatMap((offer) =>
    Object.values(offer ?? {}).filter((value) => typeof value === 'string'),
  );
  const texts = Object.entries(car).flatMap(([name, value]) =>
    name.endsWith('_text') && name !== 'car_model_text' ? [value as string] : [],
  );
  const links = car.linked_vehicles.map(({ link_text }) =>
    link_text.replace(/^.* (?=\S+ \S+$)/, ''),
  );
  return [
    ...texts,
    ...inOffers,
    ...links,
    ...car.car_campaigns,
    ...car.car_equipment,
    car.car_price_title,
  ];
}

const withEnglish = Object.values(sites).filter(
  ({ languages, search }: Site) =>
    search && languages[0] !== 'en' && languages.some((entry) => entry === 'en'),
);

/** Matches words, units, letters and number formats that do not occur in English. */
const foreign =
  /[åäöøæáčďéíľňóšťúýž]|\b(?:mil|hk|hv|tim|mån|mnd|mes|kk|kr|och|med|pris|leasing för|från|fra|od)\b|\d,\d(?!\d\d)|\d[\s\u00a0]\d{3}/i;

test.each(withEnglish.map((site) => [site.name, site] as const))(
  'no word, number or unit of the stock of %s is untranslated in English',
  (_, site) => {
    const cars = [...stockDocuments(site.search!.cars, { cars: 800, day: '2026-11-02' })] as Car[];
    const before = JSON.stringify(cars[0]);
    const texts = new Set(cars.flatMap((car) => collectTexts(translateCar(car, site.currency))));
    expect(texts.size).toBeGreaterThan(500);
    expect([...texts].filter((text) => text && foreign.test(text))).toEqual([]);
    // The translation does not change the original.
    expect(JSON.stringify(cars[0])).toBe(before);
  },
);

test('does not change fields that are used in searches or are never translated', () => {
  const [car] = [
    ...stockDocuments('vehicles_automotive_se', { cars: 800, day: '2026-11-02' }),
  ] as Car[];
  const { car_body, car_fuel, car_description, car_model_text, car_price } = translateCar(
    car!,
    'SEK',
  );
  expect({ car_body, car_fuel, car_description, car_model_text, car_price }).toEqual({
    car_body: car!.car_body,
    car_fuel: car!.car_fuel,
    car_description: car!.car_description,
    car_model_text: car!.car_model_text,
    car_price: car!.car_price,
  });
});
