/** Minimum margin around the places on a map of cars: the surroundings of a single town stay visible. */
export const MARGIN_DEGREES = 0.2;
