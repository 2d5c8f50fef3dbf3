import type { MessageKey } from '../../../../design-system/messages';
import { vehicleFacet, vehicleIndexName } from '../vehicleFacet';
import { listAddressing, type ListState } from '../../../search/ui/listState';

/** A facet of the kit shop. */
export interface KitFacet {
  /** As it stands in addresses. */
  name: string;
  /** As the search service calls it. */
  indexName: string;
  label: MessageKey;
  sortOrder?: 'count' | 'name' | 'name_desc';
  open?: boolean;
}

/** Facets with values, in the order in which they stand. */
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

/** The price without VAT, as the search service knows it (checklist OQ-53). */
export const priceRange = 'retailPrice';

/** How the choice of kits stands in addresses. */
export const kitAddressing = listAddressing({
  valueNames: kitFacets.map(({ name }) => name),
  rangeNames: [priceRange],
});

/** In an address: the kit whose details are shown. */
export const detailsKey = 'kit';

/** Address of the list in a state with the details of a kit. */
export function detailsAddress(path: string, state: ListState, kitId: string): string {
  const query = kitAddressing.write(state);
  query.set(detailsKey, kitId);
  return `${path}?${query.toString()}`;
}
