import type { Amount } from '../../../../domain/money/amount';
import { FIRST_OWNER_LOSS, wear } from '../../../../domain/price/wear';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';

/** What of a car its costs follow from; what is not known is left out. */
export interface OwnedCar {
  /** What is asked now. */
  price: Amount;
  /** Others have had an owner: a new car loses more with its first. */
  isUsed: boolean;
  fuel: VehicleFuel;
  /** Interest and fees of the credit a month, by whole years of ownership from 1 on; empty where there is none. */
  creditByYears: readonly Amount[];
}

/** What a visitor may assume. Amounts that are undefined are not counted. */
export interface OwnershipChoice {
  years: number;
  kilometresPerYear: number;
  /** Of what is charged, percent at home; the rest at public chargers. */
  homePercent: number;
  /** Of what a plug-in hybrid drives, percent on electricity. */
  electricPercent: number;
  onCredit: boolean;
  /** While it drives on fuel, and on electricity. */
  litresPer100Km?: number;
  kwhPer100Km?: number;
  /** Per kWh, and per litre. */
  electricityHome?: Amount;
  electricityPublic?: Amount;
  fuelPrice?: Amount;
  /** Per year. */
  tax?: Amount;
  insurance?: Amount;
  /** Per 10,000 km. */
  tyres?: Amount;
  service?: Amount;
}

export const costKinds = [
  'depreciation',
  'credit',
  'energy',
  'tax',
  'insurance',
  'tyres',
  'service',
] as const;
export type CostKind = (typeof costKinds)[number];

/** Costs of a month, unrounded; a kind that is not known is undefined. */
export interface OwnershipCost {
  monthly: Readonly<Record<CostKind, Amount | undefined>>;
  /** Of those that are known. */
  total: Amount;
  missing: readonly CostKind[];
  /** What the car is assumed to be worth at the end. */
  residual: Amount;
}

/**
 * What owning a car costs by the month. Depreciation is what it loses of its price by the wear that like cars
 * are compared with (decision 0048); a credit counts with its interest and fees alone, since what is paid off
 * is the price. The same on the server and in the browser.
 */
export function ownershipCost(car: OwnedCar, choice: OwnershipChoice): OwnershipCost {
  const { years, kilometresPerYear } = choice;
  const months = years * 12;
  const second = car.isUsed ? 1 : 1 - FIRST_OWNER_LOSS;
  const residual = car.price * second * wear(car.fuel, years, kilometresPerYear * years);
  const credit = car.creditByYears[Math.min(years, car.creditByYears.length) - 1];
  const monthly = {
    depreciation: (car.price - residual) / months,
    credit: choice.onCredit ? credit : 0,
    energy: perMonth(energyPerYear(car, choice)),
    tax: perMonth(choice.tax),
    insurance: perMonth(choice.insurance),
    tyres: perMonth(byDistance(choice.tyres, kilometresPerYear)),
    service: perMonth(byDistance(choice.service, kilometresPerYear)),
  };
  const known = costKinds.flatMap((kind) => monthly[kind] ?? []);
  return {
    monthly,
    total: known.reduce((sum, amount) => sum + amount, 0),
    missing: costKinds.filter((kind) => monthly[kind] === undefined),
    residual,
  };
}

/** Undefined where a consumption or a price that it takes is not known. */
function energyPerYear(car: OwnedCar, choice: OwnershipChoice): Amount | undefined {
  const hundreds = choice.kilometresPerYear / 100;
  const electric = electricShare(car, choice);
  const home = choice.homePercent / 100;
  const perKwh = mixed(home, choice.electricityHome, choice.electricityPublic);
  const onElectricity = part(electric, choice.kwhPer100Km, perKwh);
  const onFuel = part(1 - electric, choice.litresPer100Km, choice.fuelPrice);
  if (onElectricity === undefined || onFuel === undefined) return undefined;
  return hundreds * (onElectricity + onFuel);
}

function electricShare({ fuel }: OwnedCar, { electricPercent }: OwnershipChoice): number {
  if (fuel === 'electric') return 1;
  return fuel === 'pluginHybrid' ? electricPercent / 100 : 0;
}

/** Cost of 100 km, of which a share takes so much at a price; what takes nothing needs no price. */
function part(share: number, amount?: number, price?: Amount): Amount | undefined {
  if (share === 0) return 0;
  return amount === undefined || price === undefined ? undefined : share * amount * price;
}

function mixed(share: number, one?: Amount, other?: Amount): Amount | undefined {
  if (share === 1) return one;
  if (share === 0) return other;
  return one === undefined || other === undefined ? undefined : share * one + (1 - share) * other;
}

const byDistance = (per10000Km: Amount | undefined, kilometres: number): Amount | undefined =>
  per10000Km === undefined ? undefined : (per10000Km * kilometres) / 10_000;

const perMonth = (yearly: Amount | undefined): Amount | undefined =>
  yearly === undefined ? undefined : yearly / 12;
