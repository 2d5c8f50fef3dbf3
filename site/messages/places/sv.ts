import type { PlaceMessages } from './placeMessages';

/** Default texts about where visitors look in Swedish. */
export const placeSv = {
  carNear: 'Avstånd',
  carNearField: 'Postnummer eller ort',
  carNearShow: 'Visa',
  carNearMe: 'Nära mig',
  carNearLocating: 'Tar reda på var du är …',
  carNearDenied: 'Vi får inte veta var du är. Skriv postnummer eller ort i stället.',
  carNearYou: 'din position',
  carNearWhere:
    'Vi vet inte var du är. Använd din position, eller skriv ett postnummer eller en ort under Avstånd.',
  carNearUnknown: 'Vi hittar inte ”{place}”. Skriv ett postnummer eller en ort.',
  carNearMeant: 'Menade du?',
  carWithin: 'Längsta avstånd',
  carAnyDistance: 'Alla avstånd',
  carWithinFrom: 'Inom {distance} från {place}',
  carNearFrom: 'Avstånd från {place}',
  carSortNearest: 'Närmast först',
  carDistanceFrom: '{distance} från {place}',
  carDelivery: 'Hemleverans',
  carDeliveryChoice: 'Visa pris för hemleverans',
  carDeliveryCost: 'Hemleverans {price}',
  carDeliveryFree: 'Fri hemleverans',
  carDeliveryNone: 'Levereras inte hem',
  detailDeliveryFrom: 'Hemleverans från {price}',
  detailDeliveryFlat: 'Hemleverans {price}',
  detailWhere: 'Avstånd till mig',
  detailWhereShow: 'Visa avstånd',
} satisfies PlaceMessages;
