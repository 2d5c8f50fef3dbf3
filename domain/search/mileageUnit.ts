import type { SearchMarket } from './search.types';

/** What the mileage of a country's cars counts: Swedes count mil of 10 km. */
export const mileageUnit = ({
  country,
  distanceUnit,
}: {
  country: string;
  distanceUnit: 'km' | 'miles';
}): SearchMarket['mileageUnit'] => (country === 'SE' ? 'mil' : distanceUnit);
