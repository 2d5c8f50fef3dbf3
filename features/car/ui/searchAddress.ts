import { anyHybrid } from '../../../domain/search/values';
import type { NamedValue } from '../../../domain/search/search.types';
import { excludedName } from '../../../domain/search/exclusion';
import { writePlace } from '../../search/ui/placeChoice';
import type { SearchRead } from '../../search/model/searchRead.types';

/** What could not stand in a segment of a path: it would be read as several, or as a step in the tree. */
const unfit = /[/\\]|^\.{1,2}$/;

/** Facets whose values name no list by themselves: `/cars/7` would be a page that is called 7. */
const detailed: ReadonlySet<string> = new Set([
  ...['car_equipment', 'car_seats', 'car_doors', 'car_vehicle_type_code'],
]);

/** Values of a facet from which on they stand in the query: `2020` to `2026` are no path. */
const manyValues = 3;

/** What is searched for; bounds and an order where there are any. */
type SearchedWords = Pick<SearchRead, 'values' | 'keyphrase'> &
  Partial<Pick<SearchRead, 'excluded' | 'ranges' | 'order' | 'place'>>;

/** Segments for which car lists have pages; what is more stands in the query. */
const mostSegments = 5;

/**
 * Address of the car list with what a visitor searches for: the list's path, the values joined by
 * `/` in lower case, and the other words as `keyphrase` (spec 2 §2, Routes). Bounds, and values that the
 * path cannot hold, are in the query under the names of their fields, as the list takes them too.
 * @param searched the phrase itself, where the list shall tell what became of it
 * @param listPath such as `/kop-bil`; a query that it has stays.
 */
export function searchAddress(
  listPath: string,
  { values, excluded = [], ranges = {}, order, place, keyphrase }: SearchedWords,
  searched?: string,
): string {
  const [path = '', ownQuery] = listPath.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  const segments: string[] = [];
  for (const { facet, levels } of values) {
    const isWider = isWiderWord(facet, values, levels);
    const isMany = values.filter((other) => other.facet === facet).length >= manyValues;
    const fits = segments.length + levels.length <= mostSegments;
    if (
      fits &&
      !isMany &&
      !isWider &&
      !detailed.has(facet) &&
      !levels.some((text) => unfit.test(text))
    )
      segments.push(...levels);
    else query.append(lastLevel(facet), levels.join('>'));
  }
  for (const { facet, levels } of excluded) {
    query.append(excludedName(lastLevel(facet)), levels.join('>'));
  }
  for (const [name, bounds] of Object.entries(ranges)) {
    for (const bound of bounds) query.append(name, bound === null ? '' : String(bound));
  }
  if (place?.name !== undefined) writePlace(query, { text: place.name, within: place.within });
  if (order) query.set('sort', order);
  if (searched) query.set('search', searched);
  else if (keyphrase) query.set('keyphrase', keyphrase);
  const encoded = segments.map((text) => `/${encodeURIComponent(text.toLowerCase())}`).join('');
  const search = query.toString();
  return `${path.replace(/\/+$/, '')}${encoded}${search && `?${search}`}` || '/';
}

/** A name that means other values too when it is read as a word, such as Hybrid, where these are not chosen beside it. */
function isWiderWord(
  facet: string,
  values: readonly NamedValue[],
  [text = '']: readonly string[],
): boolean {
  if (facet !== anyHybrid.field || !/^hybridi?$/i.test(text)) return false;
  return values.filter((other) => other.facet === facet).length < 2;
}

const lastLevel = (facet: string): string => facet.split('>').at(-1) ?? facet;
