/** Units of distance: a Swedish mil is 10 km; `mi` is the abbreviation of mile on instruments. */
export type DistanceUnit = 'mil' | 'km' | 'miles' | 'mi';

/** Units in which markets count the mileage of cars. */
export type MileageUnit = Exclude<DistanceUnit, 'mi'>;

/** Kilometres in a mile, rounded as on the original platform. */
export const KM_PER_MILE = 1.60934;

/** Kilometres of each unit. */
export const KILOMETRES_PER_UNIT: Readonly<Record<DistanceUnit, number>> = {
  mil: 10,
  km: 1,
  miles: KM_PER_MILE,
  mi: KM_PER_MILE,
};

/** A distance of one unit in another, not rounded. */
export function convertDistance(value: number, from: DistanceUnit, to: DistanceUnit): number {
  return (value * KILOMETRES_PER_UNIT[from]) / KILOMETRES_PER_UNIT[to];
}
