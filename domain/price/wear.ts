import type { VehicleFuel } from '../tradeIn/vehicle.types';

/** What a car loses of its worth by each year, electric cars faster: a rule of thumb of the trade. */
const YEARLY_LOSS: Readonly<Record<VehicleFuel, number>> = {
  electric: 0.17,
  pluginHybrid: 0.14,
  hybrid: 0.13,
  petrol: 0.13,
  diesel: 0.13,
};

/** And by each 1,000 km. */
const LOSS_PER_1000_KM = 0.0011;

/** What a car loses of its price when it gets its first owner, before it has any years. */
export const FIRST_OWNER_LOSS = 0.07;

/**
 * What is left of a car's worth after so many more years and kilometres, as a share; above 1 where they are
 * negative.
 */
export const wear = (fuel: VehicleFuel, years: number, kilometres: number): number =>
  Math.exp(-YEARLY_LOSS[fuel] * years - LOSS_PER_1000_KM * (kilometres / 1000));
