import type { CarFilters } from '../../../../domain/search/carSearch';
import {
  filtersOf as chosenFilters,
  listAddressing,
  type ListState,
} from '../../../search/ui/listState';
import { otherNames, rangeNames, valueNames } from './carFacets';

export { addPath, isChosen, type ListState, noChoice } from '../../../search/ui/listState';

/** How the choice of cars stands in addresses. */
export const carAddressing = listAddressing({
  valueNames,
  rangeNames,
  otherNames,
  hasPlaces: true,
  hasExclusions: true,
});

export const { read: readListState, write: writeListState, address: listAddress } = carAddressing;

/** Keys of the address's query that a list of cars reads. */
export const listQueryKeys: readonly string[] = [...carAddressing.queryKeys, 'search', 'from'];

/** Field of the search service that says where a car's dealer is. */
const positionField = 'car_site_geocoord';

/** The filters of a choice, as the search service takes them; a place is one once it is located. */
export function filtersOf(state: ListState): CarFilters {
  const found = state.place?.found;
  return {
    ...chosenFilters(state),
    ...(found && { [positionField]: [found.lat, found.lng, found.maxKm] }),
  };
}
