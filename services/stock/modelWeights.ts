import type { CarKinds } from './markets';
import type { Country, Model } from './models';

/** Share of all cars that have the fuel and gearbox of a model, of whatever make. */
function shareOfKind({ fuel, gearbox }: Model, { fuels, manual }: CarKinds): number {
  if (fuel !== 'Petrol' && fuel !== 'Diesel') return fuels[fuel];
  return fuels[fuel] * (gearbox === 'Manual' ? manual : 1 - manual);
}

/**
 * How often each of the models stands in a market's stock: fuels and gearboxes are shared out as buyers
 * choose them, and within these makes by their weight, each with all its models alike.
 */
export function modelWeights(
  country: Country,
  models: readonly Model[],
  kinds: CarKinds,
): (model: Model) => number {
  const ofBrand = new Map<string, number>();
  for (const { brand } of models) ofBrand.set(brand.name, (ofBrand.get(brand.name) ?? 0) + 1);
  const within = ({ brand }: Model) => brand.weight[country] / (ofBrand.get(brand.name) ?? 1);
  const kindOf = ({ fuel, gearbox }: Model) => `${fuel} ${gearbox}`;
  const ofKind = new Map<string, number>();
  for (const model of models) {
    ofKind.set(kindOf(model), (ofKind.get(kindOf(model)) ?? 0) + within(model));
  }
  return (model) => (shareOfKind(model, kinds) * within(model)) / (ofKind.get(kindOf(model)) ?? 1);
}
