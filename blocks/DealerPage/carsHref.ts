import type { DealerDetails } from '../../features/dealers/model/dealer.types';

/** Address of the list of cars with those of a dealer: of its town, and of its name (spec 3 §2.2). */
export function carsHref(carListPath: string, { town, name }: DealerDetails): string {
  const [path = '', own] = carListPath.split('?', 2);
  const query = new URLSearchParams(own);
  if (town) query.set('car_site_city', town);
  query.set('car_site_name', name);
  return `${path}?${query}`;
}
