import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import type { CarRecord } from '../../../domain/documents/carRecord';
import type { SearchCars } from '../../../domain/search/carSearch';
import { carInEnglish } from '../../../domain/stockTexts/carInEnglish';
import type { Language, Site } from '../../../sites/site.types';

/** Lists that are given again, as answers that are kept are: each is written once. */
const written = new WeakMap<readonly CarRecord[], readonly CarRecord[]>();

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
  const known = written.get(cars);
  if (known) return known;
  const english = cars.map((car) => carInEnglish(car, currency));
  if (!Object.isFrozen(cars)) return english;
  Object.freeze(english);
  written.set(cars, english);
  return english;
}

/** Most cars that are kept; the most viewed ones recur in many answers. */
const mostCars = 1000;

/** By all that is told of them. */
const cars = new BoundedMemory<string, CarRecord>({
  name: 'cars of answers',
  max: mostCars,
});

/** The same of lists that are given again, as answers that are kept are: each is compared once. */
const compared = new WeakMap<readonly CarRecord[], readonly CarRecord[]>();

/**
 * Cars as answers bring them, each as the object that it was in an answer before if it says the same in every field: what
 * was made of it, such as its card, holds (rendering/cachedFragments.ts).
 */
export function sameCars(found: readonly CarRecord[]): readonly CarRecord[] {
  const before = compared.get(found);
  if (before) return before;
  const same = found.map(sameCar);
  // Others may change.
  if (Object.isFrozen(found)) compared.set(found, same);
  return same;
}

function sameCar(car: CarRecord): CarRecord {
  const told = JSON.stringify(car);
  const known = cars.get(told);
  if (known) return known;
  cars.set(told, car);
  return car;
}
