import { fold } from '../../../domain/search/fold';
import { readSearch } from '../../search/model/readSearch';
import type { NamedValue, SearchMarket } from '../../../domain/search/search.types';
import type { CarFacet, CarFacetValue } from '../../../domain/search/carSearch';
import type { SearchRead } from '../../search/model/searchRead.types';

/**
 * The words that segments of a path stand for, where the stock knows them: `land-rover` is Land Rover,
 * and below `volkswagen` `id-4` is its ID.4.
 */
export function pathWords(segments: readonly string[], facets: readonly CarFacet[]): string {
  let below: readonly CarFacetValue[] = [];
  return segments
    .map((segment) => {
      const value = below.find(isCalled(segment)) ?? makeCalled(segment, facets);
      below = value?.children ?? [];
      return value?.text ?? allValues(facets).find(isCalled(segment))?.text ?? decode(segment);
    })
    .join(' ');
}

/** A segment as the stock writes the value that it names, such as SUV; undefined where it names none. */
export function segmentLabel(
  segment: string,
  facets: readonly CarFacet[],
  market: SearchMarket,
): string | undefined {
  const value = allValues(facets).find(isCalled(segment));
  if (value) return value.text;
  const { values, keyphrase } = readSearch(decode(segment), facets, market);
  const isTold = values.every(({ facet }) => !wordless.has(facet));
  if (keyphrase !== '' || values.length === 0 || !isTold) return undefined;
  return values.map(({ levels }) => levels.at(-1)).join(' ');
}

/** Values that are no title by themselves, such as 7 seats or a towbar: it is made without words of a language. */
const wordless: ReadonlySet<string> = new Set([
  ...['car_seats', 'car_doors', 'car_vehicle_type_code', 'car_equipment'],
]);

/**
 * The title of a page whose path names cars, as the stock writes it: the model before its make (spec 1
 * §2.10), then other values. Undefined where any word is none of the stock's, or says nothing by itself.
 */
export function titleOfPath(read: SearchRead): string | undefined {
  const values = namedByPath(read);
  if (values === undefined || values.some(({ facet }) => wordless.has(facet))) return undefined;
  const names = values.map(({ facet, levels }) =>
    isMake(facet) ? levels.slice(0, 2).reverse().join(' ') : (levels.at(-1) ?? ''),
  );
  return names.join(', ');
}

/** What the words of a path name, makes first; undefined where any word is none of the stock's. */
export function namedByPath({ values, keyphrase }: SearchRead): readonly NamedValue[] | undefined {
  if (values.length === 0 || keyphrase !== '') return undefined;
  const makes = values.filter(({ facet }) => isMake(facet));
  return [...makes, ...values.filter(({ facet }) => !isMake(facet))];
}

const isMake = (facet: string): boolean => facet.split('>')[0] === 'car_brand';

const MAKES = 'car_brand>';

/** The make of a segment; its models are what the next segment is looked for in first. */
function makeCalled(segment: string, facets: readonly CarFacet[]): CarFacetValue | undefined {
  const makes = facets.filter(({ name }) => name.startsWith(MAKES));
  return makes.flatMap(valuesOf).find(isCalled(segment));
}

const valuesOf = (facet: CarFacet): readonly CarFacetValue[] =>
  facet.type === 'value' ? facet.values : [];

function allValues(facets: readonly CarFacet[]): CarFacetValue[] {
  const withBelow = (value: CarFacetValue): CarFacetValue[] => [
    value,
    ...(value.children ?? []).flatMap(withBelow),
  ];
  return facets.flatMap(valuesOf).flatMap(withBelow);
}

/** Tells values whose address a segment is, whatever stands for what an address does not hold. */
function isCalled(segment: string): (value: CarFacetValue) => boolean {
  const wanted = inAddress(decode(segment));
  return ({ text }) => inAddress(text) === wanted;
}

const inAddress = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
