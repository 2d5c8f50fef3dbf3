/** Keys of texts about where visitors look, how far cars are from there, and home delivery. */
export type PlaceMessageKey =
  | 'carNear'
  | 'carNearField'
  | 'carNearShow'
  | 'carNearMe'
  | 'carNearLocating'
  | 'carNearDenied'
  | 'carNearYou'
  | 'carNearWhere'
  | 'carNearUnknown'
  | 'carNearMeant'
  | 'carWithin'
  | 'carAnyDistance'
  | 'carWithinFrom'
  | 'carNearFrom'
  | 'carSortNearest'
  | 'carDistanceFrom'
  | 'carDelivery'
  | 'carDeliveryChoice'
  | 'carDeliveryCost'
  | 'carDeliveryFree'
  | 'carDeliveryNone'
  | 'detailDeliveryFrom'
  | 'detailDeliveryFlat'
  | 'detailWhere'
  | 'detailWhereShow';

/** The default texts about places of one language, complete. */
export type PlaceMessages = Record<PlaceMessageKey, string>;
