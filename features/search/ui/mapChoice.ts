/** A list whose entries are shown where they stand, as addresses say it. */
export interface MapChoice {
  /** Id of the place whose entries are opened. */
  at?: string;
}

/** Keys of the address's query that hold it. */
export const mapKeys = ['view', 'at'] as const;

/** In an address: the entries are shown on a map. */
const onMap = 'map';

/** The map in an address; undefined for the list. What is no id of a place opens none. */
export function readMap(query: URLSearchParams): MapChoice | undefined {
  if (query.get('view') !== onMap) return undefined;
  const at = query.get('at') ?? '';
  return /^[\w.-]{1,64}$/.test(at) ? { at } : {};
}

export function writeMap(query: URLSearchParams, map: MapChoice | undefined): void {
  if (!map) return;
  query.set('view', onMap);
  if (map.at) query.set('at', map.at);
}
