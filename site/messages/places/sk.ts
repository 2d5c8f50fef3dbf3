import type { PlaceMessages } from './placeMessages';

/** Default texts about where visitors look in Slovak. */
export const placeSk = {
  carNear: 'Vzdialenosť',
  carNearField: 'PSČ alebo mesto',
  carNearShow: 'Zobraziť',
  carNearMe: 'V mojom okolí',
  carNearLocating: 'Zisťujeme, kde ste …',
  carNearDenied: 'Nevieme zistiť, kde ste. Zadajte PSČ alebo mesto.',
  carNearYou: 'vaša poloha',
  carNearWhere:
    'Nevieme, kde ste. Použite svoju polohu alebo zadajte PSČ či mesto v časti Vzdialenosť.',
  carNearUnknown: 'Nepoznáme „{place}“. Zadajte PSČ alebo mesto.',
  carNearMeant: 'Mali ste na mysli?',
  carWithin: 'Najväčšia vzdialenosť',
  carAnyDistance: 'Akákoľvek vzdialenosť',
  carWithinFrom: 'Do {distance}: {place}',
  carNearFrom: 'Vzdialenosť: {place}',
  carSortNearest: 'Od najbližšieho',
  carDistanceFrom: '{distance} – {place}',
  carDelivery: 'Doručenie domov',
  carDeliveryChoice: 'Zobraziť cenu doručenia domov',
  carDeliveryCost: 'Doručenie domov {price}',
  carDeliveryFree: 'Doručenie domov zadarmo',
  carDeliveryNone: 'Nedoručujeme domov',
  detailDeliveryFrom: 'Doručenie domov od {price}',
  detailDeliveryFlat: 'Doručenie domov {price}',
  detailWhere: 'Vzdialenosť ku mne',
  detailWhereShow: 'Zobraziť vzdialenosť',
} satisfies PlaceMessages;
