/** Degrees of land that a map of cars shows around their places: the surroundings of a single town at least. */
export const landAround = 0.2;
