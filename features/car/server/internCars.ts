import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import type { CarRecord } from '../../../domain/documents/carRecord';
import type { SearchCars } from '../../../domain/search/carSearch';
import { translateCar } from '../../../domain/stockTexts/translateCar';
import type { Language, Site } from '../../../sites/site.types';

/** Translations of cached lists, so that each list is translated only once. */
const translations = new WeakMap<readonly CarRecord[], readonly CarRecord[]>();

/**
 * A search whose cars are in the page's language: a stock is in its market's language, but sites may have English
 * too. Values of facets stay unchanged; `useStockWord` translates them where they are shown.
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
  const cached = translations.get(cars);
  if (cached) return cached;
  const english = cars.map((car) => translateCar(car, currency));
  if (!Object.isFrozen(cars)) return english;
  Object.freeze(english);
  translations.set(cars, english);
  return english;
}

/** Maximum number of cached cars: often viewed cars are in many lists. */
const MAX_CARS = 1000;

/** Cars by their JSON. */
const cars = new BoundedMemory<string, CarRecord>({
  name: 'cars of answers',
  max: MAX_CARS,
});

/** Results for cached lists, so that each list is compared only once. */
const internedLists = new WeakMap<readonly CarRecord[], readonly CarRecord[]>();

/**
 * Replaces each car with the same object from an earlier answer if all fields are equal, so that what was rendered from
 * it, such as its card, can be reused (rendering/cachedFragments.ts).
 */
export function internCars(foundCars: readonly CarRecord[]): readonly CarRecord[] {
  const internedList = internedLists.get(foundCars);
  if (internedList) return internedList;
  const internedCars = foundCars.map(internCar);
  // A list that is not frozen may still change.
  if (Object.isFrozen(foundCars)) internedLists.set(foundCars, internedCars);
  return internedCars;
}

function internCar(car: CarRecord): CarRecord {
  const key = JSON.stringify(car);
  const cached = cars.get(key);
  if (cached) return cached;
  cars.set(key, car);
  return car;
}
