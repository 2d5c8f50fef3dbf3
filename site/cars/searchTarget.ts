import type { CarFacetValue, SearchCars } from '../../blocks/Car/carSearch';
import { recogniseWords } from '../../blocks/Car/recogniseWords';
import { searchAddress } from '../../blocks/Car/searchAddress';
import { wordFacets } from '../../blocks/Car/wordFacets';

/**
 * Address of the car list for what a visitor typed: words that are values of facets are in its path
 * (spec 2 §2, Routes). Where the search service does not answer, all words are the keyphrase.
 */
export async function searchTarget(
  search: SearchCars,
  { listPath, text }: { listPath: string; text: string },
): Promise<string> {
  const { facets } = await search({ facets: wordFacets, limit: 0 });
  return searchAddress(listPath, recogniseWords(text, facets));
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
