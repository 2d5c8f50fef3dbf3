import { readSearch } from '../../search/model/readSearch';
import type { CarFacetValue, SearchCars } from '../../../domain/search/carSearch';
import { searchAddress } from '../ui/searchAddress';
import { searchMarket } from '../ui/searchMarket';
import { usuallyWithin } from '../../search/ui/placeChoice';
import { wordFacets } from '../ui/wordFacets';
import { loadPlaceNames } from '../../map/ui/geocode/placeNames';
import { resolveRoute } from '../../../platform/content/resolveRoute';
import type { Site } from '../../../sites/site.types';

/**
 * Address of the car list for what a visitor typed: words that are filters are in its path and
 * query (spec 2 §2, Routes). Where the search service does not answer, all words are the keyphrase.
 */
export async function searchTarget(
  search: SearchCars,
  { listPath, text, site }: { listPath: string; text: string; site: Site },
): Promise<string> {
  const language = resolveRoute(site, listPath)?.language ?? site.languages[0];
  const market = searchMarket(site, language);
  const { facets, failed } = await search({ facets: wordFacets, limit: 0 });
  if (failed) return searchAddress(listPath, { values: [], keyphrase: text.trim() });
  const read = readSearch(text, facets, market, await loadPlaceNames(site.country));
  // The list tells what was not understood, of the phrase itself: only it knows what it shows instead.
  const isUnderstood = read.unread.length === 0 && (!read.place || read.place.name !== undefined);
  const place = read.place && { within: usuallyWithin[site.distanceUnit], ...read.place };
  return searchAddress(listPath, { ...read, place }, isUnderstood ? undefined : text.trim());
}

/** Texts that are offered while a visitor types: makes, their models, and other words of the stock. */
export async function searchWords(search: SearchCars): Promise<readonly string[]> {
  const names = ['car_brand>car_model', 'car_body', 'car_fuel', 'car_drive', 'car_color'];
  const { facets } = await search({ facets: names.map((name) => ({ name })), limit: 0 });
  const textsOf = ({ text, children = [] }: CarFacetValue): string[] => [
    text,
    ...children.map((child) => `${text} ${child.text}`),
  ];
  return facets.flatMap((facet) => (facet.type === 'value' ? facet.values.flatMap(textsOf) : []));
}
