/** What visitors count distances in: a Swedish and Norwegian mil is 10 km. */
export type DistanceUnit = 'mil' | 'km' | 'miles';

/** Kilometres of each unit. */
export const kilometresOf: Readonly<Record<DistanceUnit, number>> = {
  mil: 10,
  km: 1,
  miles: 1.609344,
};
