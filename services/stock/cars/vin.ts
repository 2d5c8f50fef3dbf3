import type { Model } from '../models';

const POSITION_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHARACTER_VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, Number(digit)])),
  ...Object.fromEntries(Array.from('ABCDEFGH', (letter, index) => [letter, index + 1])),
  ...Object.fromEntries(Array.from('JKLMN', (letter, index) => [letter, index + 1])),
  P: 7,
  R: 9,
  ...Object.fromEntries(Array.from('STUVWXYZ', (letter, index) => [letter, index + 2])),
};

/** Codes of the model years from 2010, which repeat after thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Calculates the check digit of a VIN, its ninth character (ISO 3779, 49 CFR 565). */
export function checkDigit(vin: string): string {
  const sum = POSITION_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (CHARACTER_VALUES[vin.charAt(index)] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Returns a VIN of 17 characters with a valid check digit; unique for a site's code and a car's number. */
export function makeVin(model: Model, year: number, code: number, number: number): string {
  const row = String(model.row).padStart(3, '0');
  const power = model.fuel === 'Electric' ? 'E' : model.fuel === 'Diesel' ? 'D' : 'G';
  const descriptor = `${model.brand.wmi}${power}${model.seats}${row}`;
  const yearAndPlant = `${YEAR_CODES.charAt((year - 2010) % YEAR_CODES.length)}${code}`;
  const serial = String(number).padStart(6, '0');
  return `${descriptor}${checkDigit(`${descriptor}0${yearAndPlant}${serial}`)}${yearAndPlant}${serial}`;
}
