import type { Amount } from '../../../../domain/money/amount';
import { median, quantile } from '../../../../domain/price/quantile';
import { FIRST_OWNER_LOSS, wear } from '../../../../domain/price/wear';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import { keysOf } from '../../../../domain/typedKeys';

/** Further than this a car's price says nothing of its like. */
const MAX_KILOMETRES = 500_000;

/** Cars of the same model that a range is made from at least. */
export const FEWEST_LIKE_CARS = 3;

/** What equipment and history add, as a share of the worth. */
const extraShares = { towBar: 0.01, extraWheels: 0.015, serviceBook: 0.02 } as const;
export type Extra = keyof typeof extraShares;
export const extras = keysOf(extraShares);

/** What a dealer sets aside for checking, making ready, warranty and selling, as a share of the asking price. */
const DEALER_SHARE = 0.14;

/** The range is at least this wide to either side. */
const LEAST_SPREAD = 0.04;

/** A car of the stock of the same model. */
export interface LikeCar {
  year: number;
  kilometres: number;
  /** What is asked for it. */
  price: Amount;
  /** New and demonstration cars are not. */
  isUsed: boolean;
}

/** The car that is to be taken in. */
export interface OwnCar {
  year: number;
  kilometres: number;
  fuel: VehicleFuel;
  extras: readonly Extra[];
}

/** A range, and how it was reckoned. */
export interface TradeInRange {
  low: Amount;
  high: Amount;
  /** How many cars of the same model stand in the stock, and what is asked for them. */
  likeCars: number;
  askedFrom: Amount;
  askedTo: Amount;
  /** The middle of those prices, brought to the age and distance of the own car. */
  asLikeOwn: Amount;
  /** What equipment and history add. */
  extrasShare: number;
  dealerShare: number;
}

/**
 * What a car may bring when it is taken in, from what is asked for cars of its model: each price is brought to the
 * own car's age and distance, the middle half of them makes the range, equipment adds and the dealer's share goes
 * off. For the same cars it never rises with age or distance. Undefined where there are too few, or
 * the own car has gone too far.
 * @param step amounts are rounded to, the lower down and the higher up
 */
export function tradeInRange(
  own: OwnCar,
  likeCars: readonly LikeCar[],
  step: Amount,
): TradeInRange | undefined {
  if (likeCars.length < FEWEST_LIKE_CARS || own.kilometres > MAX_KILOMETRES) return undefined;
  const worths = likeCars.map((car) => car.price * shareOf(own, car)).toSorted((a, b) => a - b);
  const asked = likeCars.map(({ price }) => price);
  const extrasShare = [...new Set(own.extras)].reduce((sum, extra) => sum + extraShares[extra], 0);
  const taken = (1 + extrasShare) * (1 - DEALER_SHARE);
  const middle = median(worths);
  const low = Math.min(quantile(worths, 0.25), middle * (1 - LEAST_SPREAD)) * taken;
  const high = Math.max(quantile(worths, 0.75), middle * (1 + LEAST_SPREAD)) * taken;
  return {
    low: Math.floor(low / step) * step,
    high: Math.ceil(high / step) * step,
    likeCars: likeCars.length,
    askedFrom: Math.min(...asked),
    askedTo: Math.max(...asked),
    asLikeOwn: Math.round(middle / step) * step,
    extrasShare,
    dealerShare: DEALER_SHARE,
  };
}

/** The own car's worth as a share of a like car's: under 1 where it is older or has gone further. */
function shareOf(own: OwnCar, like: LikeCar): number {
  const second = like.isUsed ? 1 : 1 - FIRST_OWNER_LOSS;
  return second * wear(own.fuel, like.year - own.year, own.kilometres - like.kilometres);
}
