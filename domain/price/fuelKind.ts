import { fuel } from '../search/values';
import type { VehicleFuel } from '../tradeIn/vehicle.types';

const kinds: readonly (readonly [VehicleFuel, readonly string[]])[] = [
  ['electric', fuel.electric.values],
  ['pluginHybrid', fuel.plugIn.values],
  ['hybrid', fuel.hybrid.values],
  ['petrol', fuel.petrol.values],
  ['diesel', fuel.diesel.values],
];

/** What a car runs on, from the word that an index has for it; undefined for a word that we do not know. */
export const fuelKind = (word: string | undefined): VehicleFuel | undefined =>
  kinds.find(([, words]) => word !== undefined && words.includes(word))?.[0];
