/** State of the map of a list's entries, as addresses hold it. */
export interface MapChoice {
  /** Id of the place whose entries are shown. */
  placeId?: string;
}

/** Keys of the address's query that hold the state of the map. */
export const mapKeys = ['view', 'at'] as const;

/** Value of `view` in an address while the entries are shown on a map. */
const MAP_VIEW = 'map';

/**
 * Reads the state of the map from an address; undefined for the list. An invalid id of a place is ignored.
 */
export function readMap(query: URLSearchParams): MapChoice | undefined {
  if (query.get('view') !== MAP_VIEW) return undefined;
  const at = query.get('at') ?? '';
  return /^[\w.-]{1,64}$/.test(at) ? { placeId: at } : {};
}

/** Writes the state of the map into a query. */
export function writeMap(query: URLSearchParams, map: MapChoice | undefined): void {
  if (!map) return;
  query.set('view', MAP_VIEW);
  if (map.placeId) query.set('at', map.placeId);
}
