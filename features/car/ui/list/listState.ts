import type { CarFilters } from '../../../../domain/search/carSearch';
import {
  toSearchFilters as chosenFilters,
  createListAddressing,
  type ListState,
} from '../../../search/ui/listState';
import { fieldAliases, rangeNames, valueNames } from './carFacets';

export {
  addPath,
  hasFilters as isChosen,
  type ListState,
  noChoice,
} from '../../../search/ui/listState';

/** Format of a list's filters in addresses. */
export const carAddressing = createListAddressing({
  valueNames,
  rangeNames,
  aliases: fieldAliases,
  hasPlaces: true,
  hasExclusions: true,
});

export const { read: readListState, write: writeListState, address: listAddress } = carAddressing;

/** Query keys that a list of cars reads. */
export const listQueryKeys: readonly string[] = [...carAddressing.queryKeys, 'search', 'from'];

/** Field of the search service with the position of a car's dealer. */
const positionField = 'car_site_geocoord';

/** The filters in the search service's format; includes the place once its position is known. */
export function toCarFilters(state: ListState): CarFilters {
  const foundPlace = state.place?.found;
  return {
    ...chosenFilters(state),
    ...(foundPlace && { [positionField]: [foundPlace.lat, foundPlace.lng, foundPlace.maxKm] }),
  };
}
