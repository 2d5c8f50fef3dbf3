/** Default initial zoom. */
export const DEFAULT_ZOOM = 10;

/** Zoom for a selected place. */
export const SELECTION_ZOOM = 12;

/** Maximum zoom when fitting places. */
export const MAX_FIT_ZOOM = 13;

/** Zoom for a single workshop, and zoom from which pins show opening hours. */
export const WORKSHOP_ZOOM = 15;
