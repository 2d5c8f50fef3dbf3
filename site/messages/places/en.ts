import type { PlaceMessages } from './placeMessages';

/** Default texts about where visitors look in English. */
export const placeEn = {
  carNear: 'Distance',
  carNearField: 'Postcode or town',
  carNearShow: 'Show',
  carNearMe: 'Near me',
  carNearLocating: 'Finding out where you are …',
  carNearDenied: 'We cannot tell where you are. Enter a postcode or town instead.',
  carNearYou: 'your position',
  carNearWhere:
    'We do not know where you are. Use your position, or enter a postcode or a town under Distance.',
  carNearUnknown: 'We cannot find “{place}”. Enter a postcode or a town.',
  carNearMeant: 'Did you mean?',
  carWithin: 'Furthest distance',
  carAnyDistance: 'Any distance',
  carWithinFrom: 'Within {distance} of {place}',
  carNearFrom: 'Distance from {place}',
  carSortNearest: 'Nearest first',
  carDistanceFrom: '{distance} from {place}',
  carDelivery: 'Home delivery',
  carDeliveryChoice: 'Show the price of home delivery',
  carDeliveryCost: 'Home delivery {price}',
  carDeliveryFree: 'Free home delivery',
  carDeliveryNone: 'Not delivered to your home',
  detailDeliveryFrom: 'Home delivery from {price}',
  detailDeliveryFlat: 'Home delivery {price}',
  detailWhere: 'Distance to me',
  detailWhereShow: 'Show distance',
} satisfies PlaceMessages;
