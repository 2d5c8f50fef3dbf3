import { fillIn, useMessages } from '../../../design-system/messages';
import type { OwnSearch } from '../model/alertPage.types';

/** What a saved search, or the saved cars that are watched, are called. */
export function useSearchName(): (search: Pick<OwnSearch, 'kind' | 'title' | 'cars'>) => string {
  const message = useMessages();
  return ({ kind, title, cars }) =>
    kind === 'cars' ? fillIn(message('alertCars'), { count: String(cars) }) : title;
}
