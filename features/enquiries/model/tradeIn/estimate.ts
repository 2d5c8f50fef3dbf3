import type { Amount } from '../../../../domain/money/amount';
import { median, quantile } from '../../../../domain/price/quantile';
import {
  FIRST_OWNER_LOSS_SHARE,
  remainingValueShare,
} from '../../../../domain/price/remainingValueShare';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import { keysOf } from '../../../../domain/typedKeys';

/** Above this mileage there are too few comparable cars for an estimate. */
const MAX_KILOMETRES = 500_000;

/** Minimum number of cars of the same model for an estimate. */
export const MIN_SIMILAR_CARS = 3;

/** Effect of equipment and history, as a share of the value. */
const extraShares = { towBar: 0.01, extraWheels: 0.015, serviceBook: 0.02 } as const;
export type Extra = keyof typeof extraShares;
export const extras = keysOf(extraShares);

/** Share of the asking price that a dealer deducts for inspection, preparation, warranty and sale. */
const DEALER_MARGIN = 0.14;

/** Minimum distance of the range's ends from its middle, as a share of the middle. */
const MIN_SPREAD = 0.04;

/** A car of the same model in stock. */
export interface ComparableCar {
  year: number;
  kilometres: number;
  /** The asking price. */
  price: Amount;
  /** False for a new car: its first owner's loss of value is deducted. */
  isUsed: boolean;
}

/** The car to be traded in. */
export interface TradeInCar {
  year: number;
  kilometres: number;
  fuel: VehicleFuel;
  extras: readonly Extra[];
}

/** A price range, and how it was calculated. */
export interface TradeInRange {
  low: Amount;
  high: Amount;
  /** Number of cars of the same model in stock, and the range of their asking prices. */
  likeCars: number;
  askedFrom: Amount;
  askedTo: Amount;
  /** Median of the asking prices, adjusted to the age and mileage of the visitor's car. */
  asLikeOwn: Amount;
  /** Effect of equipment and history. */
  extrasShare: number;
  dealerShare: number;
}

/**
 * Estimates the value of a car as a trade-in from asking prices of cars of the same model. Each price is
 * adjusted to the age and mileage of the visitor's car, and the range is the middle half of these prices.
 * Equipment is added, and the dealer's margin deducted. For the same stock the estimate never rises with age
 * or mileage. Undefined if too few cars are in stock, or the mileage is too high.
 * @param step amounts are rounded to multiples of it: the lower end down, the upper end up
 */
export function tradeInRange(
  tradeInCar: TradeInCar,
  comparableCars: readonly ComparableCar[],
  step: Amount,
): TradeInRange | undefined {
  if (comparableCars.length < MIN_SIMILAR_CARS || tradeInCar.kilometres > MAX_KILOMETRES)
    return undefined;
  const adjustedPrices = comparableCars
    .map((car) => car.price * valueShare(tradeInCar, car))
    .toSorted((a, b) => a - b);
  const prices = comparableCars.map(({ price }) => price);
  const extrasShare = [...new Set(tradeInCar.extras)].reduce(
    (sum, extra) => sum + extraShares[extra],
    0,
  );
  const factor = (1 + extrasShare) * (1 - DEALER_MARGIN);
  const middle = median(adjustedPrices);
  const low = Math.min(quantile(adjustedPrices, 0.25), middle * (1 - MIN_SPREAD)) * factor;
  const high = Math.max(quantile(adjustedPrices, 0.75), middle * (1 + MIN_SPREAD)) * factor;
  return {
    low: Math.floor(low / step) * step,
    high: Math.ceil(high / step) * step,
    likeCars: comparableCars.length,
    askedFrom: Math.min(...prices),
    askedTo: Math.max(...prices),
    asLikeOwn: Math.round(middle / step) * step,
    extrasShare,
    dealerShare: DEALER_MARGIN,
  };
}

/**
 * Value of the visitor's car as a share of a comparable car's: below 1 where it is older or has a higher
 * mileage.
 */
function valueShare(tradeInCar: TradeInCar, stockCar: ComparableCar): number {
  const firstOwnerFactor = stockCar.isUsed ? 1 : 1 - FIRST_OWNER_LOSS_SHARE;
  return (
    firstOwnerFactor *
    remainingValueShare(
      tradeInCar.fuel,
      stockCar.year - tradeInCar.year,
      tradeInCar.kilometres - stockCar.kilometres,
    )
  );
}
