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

/**
 * Facets whose values are chosen one by one, in display order; the price is a range (`priceRangeName`).
 */
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

/** Name of the price range: the field of the price, without VAT as in the search service (OQ-53). */
export const priceRangeName = 'retailPrice';

/** Reads and writes the chosen filters, the sorting and the page of the list of kits in addresses. */
export const kitAddressing = createListAddressing({
  valueNames: kitFacets.map(({ name }) => name),
  rangeNames: [priceRangeName],
});

/** Query key of the kit whose details are shown. */
export const detailsKey = 'kit';

/** The address of the list in a state, with the details of a kit open. */
export function detailsAddress(path: string, state: ListState, kitId: string): string {
  const query = kitAddressing.write(state);
  query.set(detailsKey, kitId);
  return `${path}?${query.toString()}`;
}
