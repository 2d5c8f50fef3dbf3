import type { PlaceMessages } from './placeMessages';

/** Default texts about where visitors look in Finnish. */
export const placeFi = {
  carNear: 'Etäisyys',
  carNearField: 'Postinumero tai paikkakunta',
  carNearShow: 'Näytä',
  carNearMe: 'Lähellä minua',
  carNearLocating: 'Selvitetään, missä olet …',
  carNearDenied: 'Sijaintiasi ei saatu. Kirjoita postinumero tai paikkakunta.',
  carNearYou: 'sijaintisi',
  carNearWhere:
    'Emme tiedä, missä olet. Käytä sijaintiasi tai kirjoita postinumero tai paikkakunta kohtaan Etäisyys.',
  carNearUnknown: 'Paikkaa ”{place}” ei löydy. Kirjoita postinumero tai paikkakunta.',
  carNearMeant: 'Tarkoititko?',
  carWithin: 'Suurin etäisyys',
  carAnyDistance: 'Kaikki etäisyydet',
  carWithinFrom: 'Enintään {distance}: {place}',
  carNearFrom: 'Etäisyys: {place}',
  carSortNearest: 'Lähin ensin',
  carDistanceFrom: '{distance}: {place}',
  carDelivery: 'Kotiinkuljetus',
  carDeliveryChoice: 'Näytä kotiinkuljetuksen hinta',
  carDeliveryCost: 'Kotiinkuljetus {price}',
  carDeliveryFree: 'Ilmainen kotiinkuljetus',
  carDeliveryNone: 'Ei kotiinkuljetusta',
  detailDeliveryFrom: 'Kotiinkuljetus alkaen {price}',
  detailDeliveryFlat: 'Kotiinkuljetus {price}',
  detailWhere: 'Etäisyys minulle',
  detailWhereShow: 'Näytä etäisyys',
} satisfies PlaceMessages;
