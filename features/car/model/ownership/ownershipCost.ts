import type { Amount } from '../../../../domain/money/amount';
import {
  FIRST_OWNER_LOSS_SHARE,
  remainingValueShare,
} from '../../../../domain/price/remainingValueShare';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';

/** The data of a car that its costs depend on. */
export interface OwnedCar {
  /** The current price. */
  price: Amount;
  /** Whether the car has had an owner: a new car loses more value with its first. */
  isUsed: boolean;
  fuel: VehicleFuel;
  /** Monthly interest and fees of the credit, by years of ownership from 1; empty without credit. */
  creditByYears: readonly Amount[];
}

/** A visitor's assumptions. Undefined amounts are not counted. */
export interface OwnershipChoice {
  years: number;
  kilometresPerYear: number;
  /** Share charged at home, in percent; the remainder is charged at public chargers. */
  homePercent: number;
  /** Share that a plug-in hybrid drives on electricity, in percent. */
  electricPercent: number;
  onCredit: boolean;
  /** Consumption on fuel, and on electricity. */
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

/** Monthly costs, not rounded; unknown kinds are undefined. */
export interface OwnershipCost {
  monthly: Readonly<Record<CostKind, Amount | undefined>>;
  /** Sum of the known costs. */
  total: Amount;
  /** Kinds that `total` does not include, because they are unknown. */
  missing: readonly CostKind[];
  /** Estimated value at the end. */
  residual: Amount;
}

/**
 * Monthly cost of owning a car. Depreciation uses the same wear model that compares similar cars
 * (decision 0048). A credit counts only with its interest and fees, because repayments are part of the price. Runs
 * on the server and in the browser.
 */
export function ownershipCost(car: OwnedCar, choice: OwnershipChoice): OwnershipCost {
  const { years, kilometresPerYear } = choice;
  const months = years * 12;
  const priceShare = car.isUsed ? 1 : 1 - FIRST_OWNER_LOSS_SHARE;
  const residual =
    car.price * priceShare * remainingValueShare(car.fuel, years, kilometresPerYear * years);
  const credit = car.creditByYears[Math.min(years, car.creditByYears.length) - 1];
  const monthly = {
    depreciation: (car.price - residual) / months,
    credit: choice.onCredit ? credit : 0,
    energy: perMonth(energyPerYear(car, choice)),
    tax: perMonth(choice.tax),
    insurance: perMonth(choice.insurance),
    tyres: perMonth(costForDistance(choice.tyres, kilometresPerYear)),
    service: perMonth(costForDistance(choice.service, kilometresPerYear)),
  };
  const amounts = costKinds.flatMap((kind) => monthly[kind] ?? []);
  return {
    monthly,
    total: amounts.reduce((sum, amount) => sum + amount, 0),
    missing: costKinds.filter((kind) => monthly[kind] === undefined),
    residual,
  };
}

/** Yearly cost of fuel and electricity; undefined when a required consumption or price is not known. */
function energyPerYear(car: OwnedCar, choice: OwnershipChoice): Amount | undefined {
  const hundredsOfKm = choice.kilometresPerYear / 100;
  const shareOnElectricity = electricShare(car, choice);
  const homeShare = choice.homePercent / 100;
  const perKwh = weightedMean(homeShare, choice.electricityHome, choice.electricityPublic);
  const electricityCost = costShare(shareOnElectricity, choice.kwhPer100Km, perKwh);
  const fuelCost = costShare(1 - shareOnElectricity, choice.litresPer100Km, choice.fuelPrice);
  if (electricityCost === undefined || fuelCost === undefined) return undefined;
  return hundredsOfKm * (electricityCost + fuelCost);
}

function electricShare({ fuel }: OwnedCar, { electricPercent }: OwnershipChoice): number {
  if (fuel === 'electric') return 1;
  return fuel === 'pluginHybrid' ? electricPercent / 100 : 0;
}

/** Cost of a share of 100 km at a consumption and a price; a share of zero needs neither. */
function costShare(share: number, consumption?: number, price?: Amount): Amount | undefined {
  if (share === 0) return 0;
  return consumption === undefined || price === undefined ? undefined : share * consumption * price;
}

function weightedMean(share: number, first?: Amount, second?: Amount): Amount | undefined {
  if (share === 1) return first;
  if (share === 0) return second;
  return first === undefined || second === undefined
    ? undefined
    : share * first + (1 - share) * second;
}

const costForDistance = (per10000Km: Amount | undefined, kilometres: number): Amount | undefined =>
  per10000Km === undefined ? undefined : (per10000Km * kilometres) / 10_000;

const perMonth = (yearly: Amount | undefined): Amount | undefined =>
  yearly === undefined ? undefined : yearly / 12;
