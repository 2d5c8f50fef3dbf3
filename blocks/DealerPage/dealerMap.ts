/** How close the map of a dealer is (spec 3 §2.2, §9). */
export const dealerZoom = 12;

/** Where the map opens for a dealer of whom nobody knows where it is: Stockholm (spec 3 §9). */
export const defaultCentre = { lat: 59.3293, lng: 18.0686 } as const;

/** Size of the small map in px. */
export const mapSize = { width: 960, height: 400 } as const;
