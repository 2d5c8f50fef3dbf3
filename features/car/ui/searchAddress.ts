import { anyHybrid } from '../../../domain/search/values';
import type { NamedValue } from '../../../domain/search/search.types';
import { toExcludingFilter } from '../../../domain/search/exclusion';
import { writePlace } from '../../search/ui/placeChoice';
import type { SearchRead } from '../../search/model/searchRead.types';

/** Values that cannot be a path segment: they would be read as several segments, or as a relative step (`..`). */
const invalidSegment = /[/\\]|^\.{1,2}$/;

/** Facets whose values are unclear as a path segment: `/cars/7` would be a page named 7. */
const queryFacets: ReadonlySet<string> = new Set([
  ...['car_equipment', 'car_seats', 'car_doors', 'car_vehicle_type_code'],
]);

/** Facets with at least this many values are in the query: `2020` to `2026` would make a long path. */
const MIN_VALUES_IN_QUERY = 3;

/** The search to write into an address. */
type SearchedWords = Pick<SearchRead, 'values' | 'keyphrase'> &
  Partial<Pick<SearchRead, 'excluded' | 'ranges' | 'order' | 'place'>>;

/** Maximum number of segments that car lists have pages for; further values are in the query. */
const MAX_SEGMENTS = 5;

/**
 * Address of the car list for a search: the list's path, the values joined by `/` in lower case, and the other words as
 * `keyphrase`. Bounds, and values that cannot be in the path, are in the query by field name, as the list reads them.
 * @param searchPhrase the typed phrase, if the list should show how it was read; replaces the keyphrase
 * @param listPath such as `/kop-bil`; its query stays
 */
export function searchAddress(
  listPath: string,
  { values, excluded = [], ranges = {}, order, place, keyphrase }: SearchedWords,
  searchPhrase?: string,
): string {
  const [path = '', ownQuery] = listPath.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  const segments: string[] = [];
  for (const { facet, levels } of values) {
    const isAmbiguous = isAmbiguousWord(facet, values, levels);
    const hasManyValues =
      values.filter((other) => other.facet === facet).length >= MIN_VALUES_IN_QUERY;
    const hasSegmentsLeft = segments.length + levels.length <= MAX_SEGMENTS;
    if (
      hasSegmentsLeft &&
      !hasManyValues &&
      !isAmbiguous &&
      !queryFacets.has(facet) &&
      !levels.some((text) => invalidSegment.test(text))
    )
      segments.push(...levels);
    else query.append(lastLevel(facet), levels.join('>'));
  }
  for (const { facet, levels } of excluded) {
    query.append(toExcludingFilter(lastLevel(facet)), levels.join('>'));
  }
  for (const [name, bounds] of Object.entries(ranges)) {
    for (const bound of bounds) query.append(name, bound === null ? '' : String(bound));
  }
  if (place?.name !== undefined) writePlace(query, { text: place.name, within: place.within });
  if (order) query.set('sort', order);
  if (searchPhrase) query.set('search', searchPhrase);
  else if (keyphrase) query.set('keyphrase', keyphrase);
  const encodedSegments = segments
    .map((text) => `/${encodeURIComponent(text.toLowerCase())}`)
    .join('');
  const queryText = query.toString();
  return `${path.replace(/\/+$/, '')}${encodedSegments}${queryText && `?${queryText}`}` || '/';
}

/** Whether a value's name, read as a word, also means other values that are not chosen, as Hybrid does. */
function isAmbiguousWord(
  facet: string,
  values: readonly NamedValue[],
  [text = '']: readonly string[],
): boolean {
  if (facet !== anyHybrid.field || !/^hybridi?$/i.test(text)) return false;
  return values.filter((other) => other.facet === facet).length < 2;
}

const lastLevel = (facet: string): string => facet.split('>').at(-1) ?? facet;
