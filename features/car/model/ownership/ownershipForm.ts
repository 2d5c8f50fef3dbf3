import { mileageToKilometres } from '../../../../domain/tradeIn/mileageToKilometres';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import { keysOf } from '../../../../domain/typedKeys';
import type { OwnershipChoice } from './ownershipCost';

type MileageUnit = Parameters<typeof mileageToKilometres>[1];

/** Bounds and steps of what may be assumed, by field; distances in the market's unit. */
export const ownershipFields = {
  years: { min: 1, max: 10, step: 1 },
  distance: { min: 100, max: 100_000, step: 100 },
  electric: { min: 0, max: 100, step: 5 },
  home: { min: 0, max: 100, step: 5 },
  litres: { min: 0, max: 50, step: 0.1 },
  kwh: { min: 0, max: 100, step: 0.1 },
  fuel: { min: 0, max: 1000, step: 0.01 },
  electricityHome: { min: 0, max: 1000, step: 0.01 },
  electricityPublic: { min: 0, max: 1000, step: 0.01 },
  tax: { min: 0, max: 1_000_000, step: 1 },
  insurance: { min: 0, max: 1_000_000, step: 1 },
  tyres: { min: 0, max: 1_000_000, step: 1 },
  service: { min: 0, max: 1_000_000, step: 1 },
} as const;

export type OwnershipField = keyof typeof ownershipFields;

/** What stands in the form; undefined for a field that is empty, which is not counted. */
export type OwnershipValues = Readonly<Partial<Record<OwnershipField, number>>> & {
  readonly onCredit: boolean;
};

const names = keysOf(ownershipFields);

/** Name of a field in addresses. */
export const ownershipName = (field: OwnershipField | 'pay'): string => `own-${field}`;

/** Keys of the address's query that hold the choice. */
export const ownershipKeys: readonly string[] = [...names, 'pay' as const].map(ownershipName);

/** Fields that a car's form has: those that its costs depend on, in the order in which they stand. */
export function fieldsFor(fuel: VehicleFuel): OwnershipField[] {
  const charged = fuel === 'electric' || fuel === 'pluginHybrid';
  return names.filter((field) => {
    if (field === 'electric') return fuel === 'pluginHybrid';
    if (field === 'home' || field === 'kwh') return charged;
    if (field === 'electricityHome' || field === 'electricityPublic') return charged;
    return field === 'litres' || field === 'fuel' ? fuel !== 'electric' : true;
  });
}

/**
 * The values of a form that was sent or is being filled in: of a field that was not sent, or whose text is no
 * number, the usual one; others between their bounds. An empty text is nothing, but for years and distance.
 * @param sent text of a field by its name; null or undefined where it was not sent
 */
export function readOwnership(
  sent: (name: string) => string | null | undefined,
  usual: OwnershipValues,
): OwnershipValues {
  const values = names.map((field) => [field, readField(field, sent, usual[field])] as const);
  const pay = sent(ownershipName('pay'));
  return {
    ...Object.fromEntries(values),
    onCredit: pay === 'cash' ? false : pay === 'credit' || usual.onCredit,
  };
}

function readField(
  field: OwnershipField,
  sent: (name: string) => string | null | undefined,
  usual: number | undefined,
): number | undefined {
  const text = sent(ownershipName(field))?.trim().replace(',', '.');
  if (text === undefined) return usual;
  if (text === '') return field === 'years' || field === 'distance' ? usual : undefined;
  const { min, max } = ownershipFields[field];
  const value = Math.min(Math.max(Number(text), min), max);
  if (Number.isNaN(value)) return usual;
  return field === 'years' ? Math.round(value) : value;
}

/** Values of a form as the calculation takes them. @param unit that the market counts mileage in */
export function ownershipChoice(values: OwnershipValues, unit: MileageUnit): OwnershipChoice {
  const { years = 1, distance = 0, home = 0, electric = 0, onCredit } = values;
  // Tyres and service stand for ten thousand kilometres or miles.
  const perKm = unit === 'miles' ? 1 / mileageToKilometres(1, unit) : 1;
  const per10000Km = (amount: number | undefined) => amount && amount * perKm;
  return {
    years,
    onCredit,
    kilometresPerYear: mileageToKilometres(distance, unit),
    homePercent: home,
    electricPercent: electric,
    litresPer100Km: values.litres,
    kwhPer100Km: values.kwh,
    electricityHome: values.electricityHome,
    electricityPublic: values.electricityPublic,
    fuelPrice: values.fuel,
    tax: values.tax,
    insurance: values.insurance,
    tyres: per10000Km(values.tyres),
    service: per10000Km(values.service),
  };
}
