import { findModelByName, knownModels, type KnownModel } from './knownModels';
import { makeFacet } from './NameIndex';
import type { Facet, NamedValue } from '../../../domain/search/search.types';

/** Maximum number of models to suggest instead of one that is not sold. */
const MAX_MODELS = 4;

/** Models that differ by this much or more are not similar (see `distance`). */
const MAX_DISTANCE = 3;

/** Pairs of similar bodies. */
const similarBodies: readonly (readonly [string, string])[] = [
  ['suv', 'coupeSuv'],
  ['estate', 'mpv'],
  ['mpv', 'suv'],
  ['estate', 'saloon'],
  ['hatchback', 'city'],
  ['hatchback', 'estate'],
  ['saloon', 'hatchback'],
];

/**
 * The models in stock that are most similar to one that is not, the most similar first (see `distance`). For
 * a make without a model, those that are similar to any of its models.
 */
export function nearestModels(unsold: KnownModel, facets: readonly Facet[]): NamedValue[] {
  const unsoldModels =
    unsold.model === '' ? knownModels.filter(({ make }) => make === unsold.make) : [unsold];
  const ranked = listModels(facets).flatMap((value) => {
    const [make = '', model = ''] = value.levels;
    const knownModel = findModelByName(make, model);
    if (!knownModel) return [];
    return [
      {
        value,
        modelDistance: Math.min(...unsoldModels.map((other) => distance(other, knownModel))),
      },
    ];
  });
  return ranked
    .filter(({ modelDistance: far }) => far < MAX_DISTANCE)
    .sort((a, b) => a.modelDistance - b.modelDistance)
    .slice(0, MAX_MODELS)
    .map(({ value }) => value);
}

function listModels(facets: readonly Facet[]): NamedValue[] {
  return facets.flatMap((facet) => {
    if (facet.type !== 'value' || !facet.name.startsWith(`${makeFacet}>`)) return [];
    const [makes, models] = facet.name.split('>');
    return facet.values.flatMap(({ text: make, children = [] }) =>
      children.map(({ text }) => ({ facet: `${makes}>${models}`, levels: [make, text] })),
    );
  });
}

/**
 * How different two models are: 0 or less is hardly different, 1 noticeably, and from MAX_DISTANCE on they are
 * not similar. Models of the same make come closer, below 0 if they are alike. Weights are estimates.
 */
function distance(a: KnownModel, b: KnownModel): number {
  return (
    bodyDistance(a.body, b.body) +
    Math.abs(a.lengthMm - b.lengthMm) / 400 +
    Math.abs(Math.log(a.priceThousandSek / b.priceThousandSek)) * 2 +
    fuelDistance(a, b) +
    (a.drive === b.drive ? 0 : 0.2) +
    (a.seats === b.seats ? 0 : 0.4) -
    (a.make === b.make ? 0.3 : 0)
  );
}

function fuelDistance(a: KnownModel, b: KnownModel): number {
  if (a.fuel === b.fuel) return 0;
  return isElectric(a) === isElectric(b) ? 0.4 : 1;
}

const isElectric = ({ fuel }: KnownModel): boolean => fuel === 'electric';

function bodyDistance(a: string, b: string): number {
  if (a === b) return 0;
  return similarBodies.some((pair) => pair.includes(a) && pair.includes(b)) ? 0.8 : 2.5;
}
