import { knownModelOf, knownModels, type KnownModel } from './knownModels';
import { makeFacet } from './Names';
import type { Facet, NamedValue } from '../../../domain/search/search.types';

/** Models that are offered in the place of one that is not sold. */
const maxModels = 4;

/** Two models further apart than this are nothing alike. */
const farthest = 3;

/** Bodies that one may stand for the other. */
const alike: readonly (readonly [string, string])[] = [
  ...([['suv', 'coupeSuv']] as const),
  ...([
    ['estate', 'mpv'],
    ['mpv', 'suv'],
    ['estate', 'saloon'],
  ] as const),
  ...([
    ['hatchback', 'city'],
    ['hatchback', 'estate'],
    ['saloon', 'hatchback'],
  ] as const),
];

/**
 * The models of the stock that are nearest to one that is not sold, in body, size, price, fuel and drive;
 * of a whole make, nearest to any of its models.
 */
export function nearestModels(unsold: KnownModel, facets: readonly Facet[]): NamedValue[] {
  const wanted =
    unsold.model === '' ? knownModels.filter(({ make }) => make === unsold.make) : [unsold];
  const ranked = modelsIn(facets).flatMap((value) => {
    const [make = '', model = ''] = value.levels;
    const known = knownModelOf(make, model);
    if (!known) return [];
    return [{ value, far: Math.min(...wanted.map((other) => distance(other, known))) }];
  });
  return ranked
    .filter(({ far }) => far < farthest)
    .sort((one, other) => one.far - other.far)
    .slice(0, maxModels)
    .map(({ value }) => value);
}

function modelsIn(facets: readonly Facet[]): NamedValue[] {
  return facets.flatMap((facet) => {
    if (facet.type !== 'value' || !facet.name.startsWith(`${makeFacet}>`)) return [];
    const [makes, models] = facet.name.split('>');
    return facet.values.flatMap(({ text: make, children = [] }) =>
      children.map(({ text }) => ({ facet: `${makes}>${models}`, levels: [make, text] })),
    );
  });
}

/** How far apart two models are: 0 the same, 1 noticeable, 3 nothing alike. */
function distance(one: KnownModel, other: KnownModel): number {
  return (
    bodyDistance(one.body, other.body) +
    Math.abs(one.lengthMm - other.lengthMm) / 400 +
    Math.abs(Math.log(one.price / other.price)) * 2 +
    (one.fuel === other.fuel ? 0 : isPlugged(one) === isPlugged(other) ? 0.4 : 1) +
    (one.drive === other.drive ? 0 : 0.2) +
    (one.seats === other.seats ? 0 : 0.4) -
    (one.make === other.make ? 0.3 : 0)
  );
}

const isPlugged = ({ fuel }: KnownModel): boolean => fuel === 'electric';

function bodyDistance(one: string, other: string): number {
  if (one === other) return 0;
  return alike.some((pair) => pair.includes(one) && pair.includes(other)) ? 0.8 : 2.5;
}
