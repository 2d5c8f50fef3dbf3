import type { CarRecord } from '../../../domain/documents/carRecord';
import type { SearchCars } from '../../../domain/search/carSearch';
import { carInEnglish } from '../../../domain/stockTexts/carInEnglish';
import type { Language, Site } from '../../../sites/site.types';

/** Lists that are given again, as answers that are kept are: each is written once. */
const lists = new WeakMap<readonly CarRecord[], readonly CarRecord[]>();

/**
 * A search whose cars speak the page's language: a stock is written in that of its market, and sites have English beside
 * it. Values that are searched by stay as they are; where they are shown, `useStockWord` has them in the page's language.
 */
export function carsInLanguage(
  search: SearchCars,
  { site, language }: { site: Pick<Site, 'languages' | 'currency'>; language: Language },
): SearchCars {
  if (language === site.languages[0] || language !== 'en') return search;
  return async (query) => {
    const answer = await search(query);
    return { ...answer, cars: inEnglish(answer.cars, site.currency) };
  };
}

function inEnglish(cars: readonly CarRecord[], currency: string): readonly CarRecord[] {
  const known = lists.get(cars);
  if (known) return known;
  const english = cars.map((car) => carInEnglish(car, currency));
  if (!Object.isFrozen(cars)) return english;
  Object.freeze(english);
  lists.set(cars, english);
  return english;
}
