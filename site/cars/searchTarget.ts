import type { SearchCars } from '../../blocks/Car/carSearch';
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
