import type { sv } from './sv';

/** Default texts of maps, in English. */
export const en = {
  finderNearMe: 'Near me',
  finderLocating: 'Finding where you are …',
  finderNoPosition:
    'We cannot tell where you are. Allow your location in the browser, or search for a town.',
  finderShowDetails: 'Show more',
  finderMapLabel: 'Map of our sites',
  finderMapLoading: 'Loading the map …',
  finderMapFailed: 'The map could not be shown. The list works as usual.',
  finderMapCredits: 'Map data: Natural Earth, GeoNames (CC BY 4.0)',
  finderZoomIn: 'Zoom in',
  finderZoomOut: 'Zoom out',
  finderCluster: '{count} places, zoom in',
  finderYouAreHere: 'You are here',
  // English in every language: the specification fixes the words (spec 1 §8, 3 §8.4).
  finderMapsApiFailed: 'Failed to load Google Maps API',
} satisfies Record<keyof typeof sv, string>;
