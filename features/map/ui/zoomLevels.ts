/** Default initial zoom. */
export const DEFAULT_ZOOM = 10;

/** Zoom for a selected place. */
export const selectionZoom = 12;

/** Maximum zoom when fitting places. */
export const maxFitZoom = 13;

/** Zoom for a single workshop, and zoom from which pins show opening hours. */
export const closeZoom = 15;
