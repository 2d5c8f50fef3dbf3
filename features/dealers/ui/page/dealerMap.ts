/** Zoom level of the map of a dealer. */
export const DEALER_ZOOM = 12;

/** Centre of the map if the dealer has no position: Stockholm. */
export const DEFAULT_CENTRE = { lat: 59.3293, lng: 18.0686 } as const;

/** Size of the small map in px, for wide windows; narrower ones crop it. */
export const MAP_SIZE_PX = { width: 1344, height: 416 } as const;
