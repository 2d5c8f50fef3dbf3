import type { MessageKey } from '../../../../design-system/messages';
import { vehicleFacet, vehicleIndexName } from '../vehicleFacet';
import { createListAddressing, type ListState } from '../../../search/ui/listState';

/** A facet of the kit shop. */
export interface KitFacet {
  /** Its name in addresses. */
  name: string;
  /** Its name in the search service. */
  indexName: string;
  label: MessageKey;
  sortOrder?: 'count' | 'name' | 'name_desc';
  open?: boolean;
}

/** Facets with values, in display order. */
export const kitFacets: readonly KitFacet[] = [
  {
    name: vehicleFacet,
    indexName: vehicleIndexName,
    label: 'kitVehicle',
    sortOrder: 'name',
    open: true,
  },
  {
    name: 'kitCategory',
    indexName: 'kitCategory',
    label: 'kitCategory',
    sortOrder: 'name',
    open: true,
  },
  {
    name: 'subcategories',
    indexName: 'subcategories',
    label: 'kitSubcategories',
    sortOrder: 'name',
  },
];

/** Field of the price, without VAT as in the search service (OQ-53). */
export const priceRange = 'retailPrice';

/** Reads and writes the choice of kits in addresses. */
export const kitAddressing = createListAddressing({
  valueNames: kitFacets.map(({ name }) => name),
  rangeNames: [priceRange],
});

/** Query key of the kit whose details are shown. */
export const detailsKey = 'kit';

/** The address of the list in a state, with the details of a kit open. */
export function detailsAddress(path: string, state: ListState, kitId: string): string {
  const query = kitAddressing.write(state);
  query.set(detailsKey, kitId);
  return `${path}?${query.toString()}`;
}
