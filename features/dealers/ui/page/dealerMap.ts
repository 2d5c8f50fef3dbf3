/** How close the map of a dealer is (spec 3 §2.2, §9). */
export const dealerZoom = 12;

/** Where the map opens for a dealer of whom nobody knows where it is: Stockholm (spec 3 §9). */
export const defaultCentre = { lat: 59.3293, lng: 18.0686 } as const;

/** Size of the small map in px: that of its place on wide windows; narrower ones show its middle. */
export const mapSize = { width: 1344, height: 416 } as const;
