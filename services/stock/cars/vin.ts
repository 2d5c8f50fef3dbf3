import type { Model } from '../models';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, Number(digit)])),
  ...Object.fromEntries(Array.from('ABCDEFGH', (letter, at) => [letter, at + 1])),
  ...Object.fromEntries(Array.from('JKLMN', (letter, at) => [letter, at + 1])),
  P: 7,
  R: 9,
  ...Object.fromEntries(Array.from('STUVWXYZ', (letter, at) => [letter, at + 2])),
};

/** Letters of model years from 2010 on, in a turn of thirty. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The ninth character of a VIN, reckoned from the others (ISO 3779, 49 CFR 565). */
export function checkDigit(vin: string): string {
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (VALUES[vin.charAt(at)] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** A VIN of 17 characters with a true check digit, its own for each site's code and number. */
export function vinOf(model: Model, year: number, code: number, number: number): string {
  const row = String(model.row).padStart(3, '0');
  const power = model.fuel === 'Electric' ? 'E' : model.fuel === 'Diesel' ? 'D' : 'G';
  const described = `${model.brand.wmi}${power}${model.seats}${row}`;
  const made = `${YEARS.charAt((year - 2010) % YEARS.length)}${code}`;
  const serial = String(number).padStart(6, '0');
  return `${described}${checkDigit(`${described}0${made}${serial}`)}${made}${serial}`;
}
