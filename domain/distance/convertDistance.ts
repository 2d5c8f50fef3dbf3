/** Units that ways are told in: a Swedish mil is 10 km; `mi` is what instruments call a mile. */
export type DistanceUnit = 'mil' | 'km' | 'miles' | 'mi';

/** Kilometres of each unit. */
export const KILOMETRES_PER: Readonly<Record<DistanceUnit, number>> = {
  mil: 10,
  km: 1,
  miles: 1.609344,
  mi: 1.609344,
};

/** A distance of one unit in another, not rounded. */
export function convertDistance(value: number, from: DistanceUnit, to: DistanceUnit): number {
  return (value * KILOMETRES_PER[from]) / KILOMETRES_PER[to];
}
