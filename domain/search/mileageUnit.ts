import type { SearchMarket } from './search.types';

/** What the mileage of a country's cars counts: Swedes count mil of 10 km. */
export const mileageUnit = ({
  country,
  distanceUnit,
}: {
  country: string;
  distanceUnit: 'km' | 'miles';
}): SearchMarket['mileageUnit'] => (country === 'SE' ? 'mil' : distanceUnit);

/** The unit as it stands behind a number: in English a Swedish mil reads as a mile unless it says what it is. */
export const mileageUnitText = (unit: SearchMarket['mileageUnit'], language: string): string =>
  unit === 'mil' && language === 'en' ? 'mil (10 km)' : unit;
