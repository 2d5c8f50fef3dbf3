/** Keys of the texts that a map of dealers shows in the browser. */
export const mapMessages = [
  'close',
  'finderMapLabel',
  'finderMapLoading',
  'finderMapFailed',
  'finderMapCredits',
  'finderZoomIn',
  'finderZoomOut',
  'finderCluster',
  'finderYouAreHere',
  'finderShowDetails',
  'finderMapsApiFailed',
] as const;
