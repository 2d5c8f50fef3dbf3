import type { SearchMarket } from './search.types';

/** Unit of mileage in a country: Sweden uses mil of 10 km. */
export const mileageUnit = ({
  country,
  distanceUnit,
}: {
  country: string;
  distanceUnit: 'km' | 'miles';
}): SearchMarket['mileageUnit'] => (country === 'SE' ? 'mil' : distanceUnit);

/** The unit after a number: English readers would read "mil" as mile, so it gets an explanation. */
export const mileageUnitText = (unit: SearchMarket['mileageUnit'], language: string): string =>
  unit === 'mil' && language === 'en' ? 'mil (10 km)' : unit;
