import type { PlaceMessages } from './placeMessages';

/** Default texts about where visitors look in Norwegian. */
export const placeNb = {
  carNear: 'Avstand',
  carNearField: 'Postnummer eller sted',
  carNearShow: 'Vis',
  carNearMe: 'I nærheten',
  carNearLocating: 'Finner ut hvor du er …',
  carNearDenied: 'Vi får ikke vite hvor du er. Skriv postnummer eller sted i stedet.',
  carNearYou: 'din posisjon',
  carNearWhere:
    'Vi vet ikke hvor du er. Bruk posisjonen din, eller skriv et postnummer eller et sted under Avstand.',
  carNearUnknown: 'Vi finner ikke «{place}». Skriv et postnummer eller et sted.',
  carNearMeant: 'Mente du?',
  carWithin: 'Lengste avstand',
  carAnyDistance: 'Alle avstander',
  carWithinFrom: 'Innen {distance} fra {place}',
  carNearFrom: 'Avstand fra {place}',
  carSortNearest: 'Nærmest først',
  carDistanceFrom: '{distance} fra {place}',
  carDelivery: 'Hjemlevering',
  carDeliveryChoice: 'Vis pris for hjemlevering',
  carDeliveryCost: 'Hjemlevering {price}',
  carDeliveryFree: 'Gratis hjemlevering',
  carDeliveryNone: 'Leveres ikke hjem',
  detailDeliveryFrom: 'Hjemlevering fra {price}',
  detailDeliveryFlat: 'Hjemlevering {price}',
  detailWhere: 'Avstand til meg',
  detailWhereShow: 'Vis avstand',
} satisfies PlaceMessages;
