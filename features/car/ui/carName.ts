import type { CarRecord } from '../../../domain/documents/carRecord';

/** Make and model of a car. */
export function carName({ car_brand, car_model }: Pick<CarRecord, 'car_brand' | 'car_model'>) {
  return `${car_brand} ${car_model}`.trim();
}

/** Make, model, version and year of a car, which distinguish cars of the same model for screen readers. */
export function fullCarName(
  car: Pick<CarRecord, 'car_brand' | 'car_model' | 'car_version' | 'car_year'>,
) {
  const { car_version, car_year } = car;
  return [[carName(car), car_version].filter(Boolean).join(' '), car_year]
    .filter(Boolean)
    .join(', ');
}

/** Address of a car's page. */
export function carHref(carPath: string, { car_id, slug }: Pick<CarRecord, 'car_id' | 'slug'>) {
  return `${carPath}/${encodeURIComponent(car_id)}/${encodeURIComponent(slug)}`;
}
