import { convertDistance, type MileageUnit } from '../../../../domain/distance/convertDistance';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import { keysOf } from '../../../../domain/typedKeys';
import type { OwnershipChoice } from './ownershipCost';

/** Bounds and steps of the assumptions, by field; distances in the market's unit. */
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

/** Values of the form; undefined for an empty field, which is not counted. */
export type OwnershipValues = Readonly<Partial<Record<OwnershipField, number>>> & {
  readonly onCredit: boolean;
};

const fieldNames = keysOf(ownershipFields);

/** Name of a field in addresses. */
export const ownershipName = (field: OwnershipField | 'pay'): string => `own-${field}`;

/** Query keys of the assumptions. */
export const ownershipKeys: readonly string[] = [...fieldNames, 'pay' as const].map(ownershipName);

/** Fields in the form for a car with this fuel: those that its costs depend on, in display order. */
export function fieldsFor(fuel: VehicleFuel): OwnershipField[] {
  const usesElectricity = fuel === 'electric' || fuel === 'pluginHybrid';
  return fieldNames.filter((field) => {
    if (field === 'electric') return fuel === 'pluginHybrid';
    if (field === 'home' || field === 'kwh') return usesElectricity;
    if (field === 'electricityHome' || field === 'electricityPublic') return usesElectricity;
    return field === 'litres' || field === 'fuel' ? fuel !== 'electric' : true;
  });
}

/**
 * Reads the values of a form that was sent or is being filled in. A field that was not sent, or is not a number, has
 * its default; others are clamped to their bounds. An empty text means no value, except for years and distance.
 * @param fieldText text of a field by its name; null or undefined when it was not sent
 */
export function readOwnership(
  fieldText: (name: string) => string | null | undefined,
  defaults: OwnershipValues,
): OwnershipValues {
  const values = fieldNames.map(
    (field) => [field, readField(field, fieldText, defaults[field])] as const,
  );
  const pay = fieldText(ownershipName('pay'));
  return {
    ...Object.fromEntries(values),
    onCredit: pay === 'cash' ? false : pay === 'credit' || defaults.onCredit,
  };
}

function readField(
  field: OwnershipField,
  fieldText: (name: string) => string | null | undefined,
  defaultValue: number | undefined,
): number | undefined {
  const text = fieldText(ownershipName(field))?.trim().replace(',', '.');
  if (text === undefined) return defaultValue;
  if (text === '') return field === 'years' || field === 'distance' ? defaultValue : undefined;
  const { min, max } = ownershipFields[field];
  const value = Math.min(Math.max(Number(text), min), max);
  if (Number.isNaN(value)) return defaultValue;
  return field === 'years' ? Math.round(value) : value;
}

/** Converts the form's values to the calculation's input. @param unit the market's unit of mileage */
export function ownershipChoice(values: OwnershipValues, unit: MileageUnit): OwnershipChoice {
  const { years = 1, distance = 0, home = 0, electric = 0, onCredit } = values;
  // Tyres and service are per ten thousand kilometres or miles.
  const factor = unit === 'miles' ? 1 / convertDistance(1, unit, 'km') : 1;
  const per10000Km = (amount: number | undefined) => amount && amount * factor;
  return {
    years,
    onCredit,
    kilometresPerYear: convertDistance(distance, unit, 'km'),
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
