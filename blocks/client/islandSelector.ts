import type { IslandName } from '../islands';

/** Finds the islands of a name on the page. */
export const islandSelector = (name: IslandName) => `[data-island=${name}]`;
