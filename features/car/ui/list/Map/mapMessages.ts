/** Keys of the texts that the map of cars shows in the browser. */
export const mapMessages = [
  'carMapLabel',
  'carMapCluster',
  'finderMapLoading',
  'finderMapFailed',
  'finderMapCredits',
  'finderMapsApiFailed',
  'finderZoomIn',
  'finderZoomOut',
  'finderYouAreHere',
] as const;
