import { pageLanguageQuery } from '../../client/pageLanguage';
import { carHref, carName } from '../../carName';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import { lastDraft } from '../../../../enquiries/ui/client/drafts';
import { viewedCars } from '../../carsOnDevice';
import { lastSearch } from './lastSearch';

/** An item that the visitor can continue with. */
export interface RecentItem {
  kind: 'search' | 'draft' | 'car';
  href: string;
  name: string;
  /** Address of the original picture. */
  picture?: string;
}

/** Maximum number of items: one row. */
const MAX_ITEMS = 4;
const TIMEOUT_MS = 8000;

/**
 * Items that the visitor can continue with on this device: the last search, a form that was started in this
 * tab, and recently viewed cars that are still for sale. The current page is excluded. Never rejects: while
 * the data of cars cannot be loaded, all recently viewed cars are included.
 */
export async function readRecentItems(carPath: string): Promise<RecentItem[]> {
  const currentAddress = location.pathname + location.search;
  const search = lastSearch();
  const draft = lastDraft();
  const items: RecentItem[] = [];
  if (search && search.words !== currentSearch())
    items.push({ kind: 'search', href: search.href, name: capitalise(search.words) });
  if (draft) items.push({ kind: 'draft', href: draft.href, name: draft.pageName });
  for (const car of await fetchForSale(viewedCars.read())) {
    const picture = car.car_primary_image?.thumbnail_url;
    items.push({ kind: 'car', href: carHref(carPath, car), name: carName(car), picture });
  }
  return items.filter(({ href }) => href !== currentAddress).slice(0, MAX_ITEMS);
}

/** The search of the list on this page, in words: its address may be written in several ways. */
const currentSearch = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-list-path]')?.dataset.search;

const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

async function fetchForSale(cars: readonly CarRecord[]): Promise<readonly CarRecord[]> {
  if (cars.length === 0) return cars;
  const ids = cars.map(({ car_id }) => car_id).join(',');
  try {
    const response = await fetch(
      `/api/cars?ids=${encodeURIComponent(ids)}&${pageLanguageQuery()}`,
      {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    return response.ok ? await response.json() : cars;
  } catch {
    return cars;
  }
}
