import { valueInLanguage } from '../../../search/model/valueInLanguage';
import { askedPrice } from '../../../../domain/price/askedPrice';
import type { DetailedCar } from '../detail/detailedCar';

/**
 * A car in words for the titles and descriptions of its page: `{car}` its name with version and year,
 * `{facts}` what it is and costs, `{place}` who sells it. Empty where nothing is known.
 * @param language of the page, ISO 639-1
 */
export function carWords(
  car: DetailedCar,
  language: string,
): { car: string; facts: string; place: string } {
  const { car_brand, car_model, car_model_text, car_year } = car;
  const name = car_model_text ?? `${car_brand} ${car_model}`;
  const price = askedPrice(car);
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
