/** Straight-line distance divided by distance by road. */
export const ROAD_FACTOR = 0.8;

/** Maximum straight-line distance of a place that can be reached on one charge, in km. */
export const reachKm = (rangeKm: number): number => rangeKm * ROAD_FACTOR;
