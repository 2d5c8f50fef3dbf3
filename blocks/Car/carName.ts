import type { CarRecord } from './carRecord';

/** What a car is called in a line of its own. */
export function carName({ car_brand, car_model }: Pick<CarRecord, 'car_brand' | 'car_model'>) {
  return `${car_brand} ${car_model}`.trim();
}

/** Address of a car's page (spec 2 §2, Routes). */
export function carHref(carPath: string, { car_id, slug }: Pick<CarRecord, 'car_id' | 'slug'>) {
  return `${carPath}/${encodeURIComponent(car_id)}/${encodeURIComponent(slug)}`;
}
