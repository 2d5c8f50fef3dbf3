import type { MessageKey } from '../../../../design-system/messages';

/** Keys of the texts that the map of a car's reach shows in the browser. */
export const reachMessages: readonly MessageKey[] = [
  'electricReachFrom',
  'electricReachShow',
  'electricReachUnknown',
  'electricReachMap',
  'electricReachRings',
  'electricReachHere',
  'finderNearMe',
  'finderLocating',
  'finderNoPosition',
  'finderZoomIn',
  'finderZoomOut',
  'finderMapCredits',
  'finderMapLoading',
  'finderMapFailed',
];
