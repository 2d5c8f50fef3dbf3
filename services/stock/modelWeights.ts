import type { CarKinds } from './markets';
import type { Country, Model } from './models';

/** Returns the share of all cars with this fuel and gearbox. */
function kindShare({ fuel, gearbox }: Model, { fuels, manual }: CarKinds): number {
  if (fuel !== 'Petrol' && fuel !== 'Diesel') return fuels[fuel];
  return fuels[fuel] * (gearbox === 'Manual' ? manual : 1 - manual);
}

/**
 * Returns the frequency of each model in a market's stock. Fuels and gearboxes are distributed by buyers'
 * preferences; within each combination, makes are distributed by their weight, and models of a make equally.
 */
export function modelWeights(
  country: Country,
  models: readonly Model[],
  kinds: CarKinds,
): (model: Model) => number {
  const modelsPerBrand = new Map<string, number>();
  for (const { brand } of models)
    modelsPerBrand.set(brand.name, (modelsPerBrand.get(brand.name) ?? 0) + 1);
  const brandShare = ({ brand }: Model) =>
    brand.weight[country] / (modelsPerBrand.get(brand.name) ?? 1);
  const kindKey = ({ fuel, gearbox }: Model) => `${fuel} ${gearbox}`;
  const shareByKind = new Map<string, number>();
  for (const model of models) {
    shareByKind.set(kindKey(model), (shareByKind.get(kindKey(model)) ?? 0) + brandShare(model));
  }
  return (model) =>
    (kindShare(model, kinds) * brandShare(model)) / (shareByKind.get(kindKey(model)) ?? 1);
}
