import { fold } from '../../../domain/search/fold';
import { readSearch } from '../../search/model/readSearch';
import type { NamedValue, SearchMarket } from '../../../domain/search/search.types';
import type { CarFacet, CarFacetValue } from '../../../domain/search/carSearch';
import type { SearchRead } from '../../search/model/searchRead.types';
import { decodeSegment } from '../../../domain/pages/decodeSegment';

/** The stock's spelling of path segments: `land-rover` is Land Rover; after `volkswagen`, `id-4` is its ID.4. */
export function pathWords(segments: readonly string[], facets: readonly CarFacet[]): string {
  let children: readonly CarFacetValue[] = [];
  return segments
    .map((segment) => {
      const value = children.find(addressNameMatcher(segment)) ?? findMake(segment, facets);
      children = value?.children ?? [];
      return (
        value?.text ??
        allValues(facets).find(addressNameMatcher(segment))?.text ??
        decodeSegment(segment)
      );
    })
    .join(' ');
}

/** The stock's spelling of a segment's value, such as SUV; undefined for an unknown value. */
export function segmentLabel(
  segment: string,
  facets: readonly CarFacet[],
  market: SearchMarket,
): string | undefined {
  const value = allValues(facets).find(addressNameMatcher(segment));
  if (value) return value.text;
  const { values, keyphrase } = readSearch(decodeSegment(segment), facets, market);
  const areAllClear = values.every(({ facet }) => !unclearFacets.has(facet));
  if (keyphrase !== '' || values.length === 0 || !areAllClear) return undefined;
  return values.map(({ levels }) => levels.at(-1)).join(' ');
}

/** Facets whose values are no title without further words, such as 7 seats or a towbar. */
const unclearFacets: ReadonlySet<string> = new Set([
  ...['car_seats', 'car_doors', 'car_vehicle_type_code', 'car_equipment'],
]);

/**
 * The title of a page with values in its path, in the stock's spelling: the model before its make, then the other
 * values. Undefined if a word is unknown, or if a value needs further words.
 */
export function titleOfPath(parsedSearch: SearchRead): string | undefined {
  const values = valuesOfPath(parsedSearch);
  if (values === undefined || values.some(({ facet }) => unclearFacets.has(facet)))
    return undefined;
  const names = values.map(({ facet, levels }) =>
    isMake(facet) ? levels.slice(0, 2).reverse().join(' ') : (levels.at(-1) ?? ''),
  );
  return names.join(', ');
}

/** The values in a path, makes first; undefined when a word is unknown. */
export function valuesOfPath({ values, keyphrase }: SearchRead): readonly NamedValue[] | undefined {
  if (values.length === 0 || keyphrase !== '') return undefined;
  const makes = values.filter(({ facet }) => isMake(facet));
  return [...makes, ...values.filter(({ facet }) => !isMake(facet))];
}

const isMake = (facet: string): boolean => facet.split('>')[0] === 'car_brand';

const MAKE_FACET_PREFIX = 'car_brand>';

/** The make that a segment names. Its models are matched with the next segment first. */
function findMake(segment: string, facets: readonly CarFacet[]): CarFacetValue | undefined {
  const makes = facets.filter(({ name }) => name.startsWith(MAKE_FACET_PREFIX));
  return makes.flatMap(getFacetValues).find(addressNameMatcher(segment));
}

const getFacetValues = (facet: CarFacet): readonly CarFacetValue[] =>
  facet.type === 'value' ? facet.values : [];

function allValues(facets: readonly CarFacet[]): CarFacetValue[] {
  const withDescendants = (value: CarFacetValue): CarFacetValue[] => [
    value,
    ...(value.children ?? []).flatMap(withDescendants),
  ];
  return facets.flatMap(getFacetValues).flatMap(withDescendants);
}

/** Matches values by their form in addresses, in which hyphens replace special characters. */
function addressNameMatcher(segment: string): (value: CarFacetValue) => boolean {
  const addressName = toAddressName(decodeSegment(segment));
  return ({ text }) => toAddressName(text) === addressName;
}

const toAddressName = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
