import { listAddressing } from '../List/listState';
import { otherNames, rangeNames, valueNames } from './carFacets';

export {
  addPath,
  filtersOf,
  isChosen,
  lastPage,
  type ListState,
  noChoice,
} from '../List/listState';

/** How the choice of cars stands in addresses. */
export const carAddressing = listAddressing({ valueNames, rangeNames, otherNames });

export const { read: readListState, write: writeListState, address: listAddress } = carAddressing;

/** Keys of the address's query that a list of cars reads. */
export const listQueryKeys: readonly string[] = [...carAddressing.queryKeys, 'search', 'from'];
