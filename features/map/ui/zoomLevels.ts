/** How close the map opens when nobody says (spec 1 §9). */
export const fallbackZoom = 10;

/** How close a chosen place is shown (spec 1 §9). */
export const selectionZoom = 12;

/** No closer than this when places are fitted into the map (spec 1 §9). */
export const maxFitZoom = 13;

/** How close a map shows a single workshop, and from where on pins say when their places are open (spec 3 §9). */
export const closeZoom = 15;
