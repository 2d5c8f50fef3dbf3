import type { VehicleFuel } from '../tradeIn/vehicle.types';

/** Share of its value that a car loses per year; electric cars lose it faster. A rule of thumb of the trade. */
const YEARLY_LOSS_RATE: Readonly<Record<VehicleFuel, number>> = {
  electric: 0.17,
  pluginHybrid: 0.14,
  hybrid: 0.13,
  petrol: 0.13,
  diesel: 0.13,
};

/** Share of its value that a car loses for each 1,000 km. */
const LOSS_SHARE_PER_1000_KM = 0.0011;

/** Share of its price that a car loses with its first owner, in addition to the loss by age. */
export const FIRST_OWNER_LOSS_SHARE = 0.07;

/**
 * Share of a car's value that remains after this many more years and kilometres; above 1 when they are
 * negative.
 */
export const remainingValueShare = (fuel: VehicleFuel, years: number, kilometres: number): number =>
  Math.exp(-YEARLY_LOSS_RATE[fuel] * years - LOSS_SHARE_PER_1000_KM * (kilometres / 1000));
