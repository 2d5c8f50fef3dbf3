/** A point on the Earth, in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

const PATTERN = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Reads a position of latitude, comma and longitude; undefined for any other text, and for coordinates out
 * of range.
 */
export function readPosition(text: string): Position | undefined {
  const numbers = PATTERN.exec(text.trim());
  if (!numbers) return undefined;
  const position = { lat: Number(numbers[1]), lng: Number(numbers[2]) };
  return areInRange(position) ? position : undefined;
}

/** Whether coordinates are in range. */
export const areInRange = ({ lat, lng }: Position): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Number of decimals of a visitor's position in degrees: about a kilometre. */
const POSITION_DECIMALS = 2;

/**
 * A visitor's position in the form that may be in addresses and reach servers, such as `59.33,18.07`: rounded
 * to about a kilometre, so that it identifies a neighbourhood but not a home.
 */
export const roundedPosition = ({ lat, lng }: Position): string =>
  [lat, lng].map((degrees) => Number(degrees.toFixed(POSITION_DECIMALS))).join(',');
