import { fuel } from '../search/values';
import type { VehicleFuel } from '../tradeIn/vehicle.types';

const wordsByKind: readonly (readonly [VehicleFuel, readonly string[]])[] = [
  ['electric', fuel.electric.values],
  ['pluginHybrid', fuel.plugIn.values],
  ['hybrid', fuel.hybrid.values],
  ['petrol', fuel.petrol.values],
  ['diesel', fuel.diesel.values],
];

/** The fuel kind of a word in the index; undefined for an unknown word. */
export const fuelKind = (word: string | undefined): VehicleFuel | undefined =>
  wordsByKind.find(([, words]) => word !== undefined && words.includes(word))?.[0];
