import type { CarRecord } from '../../../domain/documents/carRecord';

/** What a car is called in a line of its own. */
export function carName({ car_brand, car_model }: Pick<CarRecord, 'car_brand' | 'car_model'>) {
  return `${car_brand} ${car_model}`.trim();
}

/** The same with what tells cars of one model apart, for those who hear a name without what stands around it. */
export function fullCarName(
  car: Pick<CarRecord, 'car_brand' | 'car_model' | 'car_version' | 'car_year'>,
) {
  const { car_version, car_year } = car;
  return [[carName(car), car_version].filter(Boolean).join(' '), car_year]
    .filter(Boolean)
    .join(', ');
}

/** Address of a car's page (spec 2 §2, Routes). */
export function carHref(carPath: string, { car_id, slug }: Pick<CarRecord, 'car_id' | 'slug'>) {
  return `${carPath}/${encodeURIComponent(car_id)}/${encodeURIComponent(slug)}`;
}
