import { valueInLanguage } from '../../../search/model/valueInLanguage';
import { indexedAskingPrice } from '../../../../domain/price/askingPrice';
import type { DetailedCar } from '../detail/detailedCar';

/**
 * Values of placeholders in titles and descriptions of a car's page: `{car}` is its name and year, `{facts}` its key
 * facts and price, `{place}` the seller or the town. Each is empty if unknown.
 * @param language ISO 639-1 code of the page's language
 */
export function carPlaceholders(
  car: DetailedCar,
  language: string,
): { car: string; facts: string; place: string } {
  const { car_brand, car_model, car_model_text, car_year } = car;
  const name = car_model_text ?? `${car_brand} ${car_model}`;
  const price = indexedAskingPrice(car);
  const facts = [
    price && [car.car_price_title, price].filter(Boolean).join(' '),
    car.car_mileage_text,
    ...(['car_fuel', 'car_gearbox', 'car_color'] as const).map((field) => {
      const value = car[field];
      return value && valueInLanguage(field, value, language);
    }),
  ];
  return {
    car: [name, car_year].filter(Boolean).join(' '),
    facts: facts.filter(Boolean).join(', '),
    place: [car.car_site_name, car.car_site_city].find(Boolean) ?? '',
  };
}
