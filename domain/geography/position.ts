/** A point on the Earth, in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

const PATTERN = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** A position written as latitude, comma and longitude; undefined for anything that is not on Earth. */
export function readPosition(text: string): Position | undefined {
  const numbers = PATTERN.exec(text.trim());
  if (!numbers) return undefined;
  const position = { lat: Number(numbers[1]), lng: Number(numbers[2]) };
  return isOnEarth(position) ? position : undefined;
}

/** Whether a point is on the Earth at all. */
export const isOnEarth = ({ lat, lng }: Position): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Decimals of a degree of a visitor's position: about a kilometre. */
const TOLD_DECIMALS = 2;

/**
 * Where a visitor is as addresses and servers may know it, such as `59.33,18.07`: rounded to about a kilometre,
 * so that it names a neighbourhood and no home.
 */
export const roundedPosition = ({ lat, lng }: Position): string =>
  [lat, lng].map((degrees) => Number(degrees.toFixed(TOLD_DECIMALS))).join(',');
