import { pageLanguage } from '../../client/pageLanguage';
import { carHref, carName } from '../../carName';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import { lastDraft } from '../../../../enquiries/ui/client/drafts';
import { viewedCars } from '../../carsOnDevice';
import { lastSearch } from './lastSearch';

/** Something to go on with. */
export interface LeftThing {
  kind: 'search' | 'draft' | 'car';
  href: string;
  name: string;
  /** Address of the original. */
  picture?: string;
}

/** Things that are offered at most: a row of them. */
const mostThings = 4;
/** Milliseconds that are waited for what is known of cars. */
const patience = 8000;

/**
 * What the visitor left on this device: the last search, a form that was begun in this tab, cars seen last without
 * those that are sold. Nothing that the page itself is. Never rejects: while nothing can be known of the cars, all
 * of them are there.
 */
export async function whatWasLeft(carPath: string): Promise<LeftThing[]> {
  const here = location.pathname + location.search;
  const search = lastSearch();
  const draft = lastDraft();
  const things: LeftThing[] = [];
  if (search && search.words !== shownSearch())
    things.push({ kind: 'search', href: search.href, name: largeFirst(search.words) });
  if (draft) things.push({ kind: 'draft', href: draft.href, name: draft.pageName });
  for (const car of await forSale(viewedCars.read())) {
    const picture = car.car_primary_image?.thumbnail_url;
    things.push({ kind: 'car', href: carHref(carPath, car), name: carName(car), picture });
  }
  return things.filter(({ href }) => href !== here).slice(0, mostThings);
}

/** What the list of this page is of, whatever its address: that leads nowhere else. */
const shownSearch = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-list-path]')?.dataset.search;

const largeFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

async function forSale(cars: readonly CarRecord[]): Promise<readonly CarRecord[]> {
  if (cars.length === 0) return cars;
  const ids = cars.map(({ car_id }) => car_id).join(',');
  try {
    const response = await fetch(`/api/cars?ids=${encodeURIComponent(ids)}&${pageLanguage()}`, {
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? await response.json() : cars;
  } catch {
    return cars;
  }
}
