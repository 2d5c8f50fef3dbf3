/** Roads are longer than the flight of a crow: so much of a range is left as the crow flies. */
export const ROAD_FACTOR = 0.8;

/** How far away a place may be, as the crow flies, to be reached on one charge. */
export const reachKm = (rangeKm: number): number => rangeKm * ROAD_FACTOR;
