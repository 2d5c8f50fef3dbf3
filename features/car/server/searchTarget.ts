import { readSearch } from '../../search/model/readSearch';
import type { CarFacetValue, SearchCars } from '../../../domain/search/carSearch';
import { searchAddress } from '../ui/searchAddress';
import { searchMarket } from '../ui/searchMarket';
import { defaultWithin } from '../../search/ui/placeChoice';
import { wordFacets } from '../ui/wordFacets';
import { loadPlaceNames } from '../../map/ui/geocode/placeNames';
import { resolveRoute } from '../../../platform/content/resolveRoute';
import type { Site } from '../../../sites/site.types';

/**
 * Address of the car list for a typed text: recognised words become filters in its path and query. When the search
 * service does not answer, all words become the keyphrase.
 */
export async function searchTarget(
  search: SearchCars,
  { listPath, text, site }: { listPath: string; text: string; site: Site },
): Promise<string> {
  const language = resolveRoute(site, listPath)?.language ?? site.languages[0];
  const market = searchMarket(site, language);
  const { facets, failed } = await search({ facets: wordFacets, limit: 0 });
  if (failed) return searchAddress(listPath, { values: [], keyphrase: text.trim() });
  const searchRead = readSearch(text, facets, market, await loadPlaceNames(site.country));
  // The list needs the phrase to show which words were not recognised.
  const isUnderstood =
    searchRead.unread.length === 0 && (!searchRead.place || searchRead.place.name !== undefined);
  const place = searchRead.place && {
    within: defaultWithin[site.distanceUnit],
    ...searchRead.place,
  };
  return searchAddress(listPath, { ...searchRead, place }, isUnderstood ? undefined : text.trim());
}

/** Suggestions while a visitor types: makes, their models, and other words of the stock. */
export async function findSearchSuggestions(search: SearchCars): Promise<readonly string[]> {
  const names = ['car_brand>car_model', 'car_body', 'car_fuel', 'car_drive', 'car_color'];
  const { facets } = await search({ facets: names.map((name) => ({ name })), limit: 0 });
  const suggestions = ({ text, children = [] }: CarFacetValue): string[] => [
    text,
    ...children.map((child) => `${text} ${child.text}`),
  ];
  return facets.flatMap((facet) =>
    facet.type === 'value' ? facet.values.flatMap(suggestions) : [],
  );
}
