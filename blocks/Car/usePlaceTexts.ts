import { useLanguage } from '../../design-system/language';
import { fillIn, useMessages } from '../../design-system/messages';
import { deliveryPrice } from '../../domain/delivery/homeDelivery';
import type { PlaceChoice } from '../List/placeChoice';
import { formatDistance, inUnit } from '../map/distance';
import type { DistanceUnit } from '../map/location.types';
import { usePageInfo } from '../pageInfo';
import { formatMoney } from './formatMoney';

/** How far cars are, and what it costs to have them brought, in the page's words. */
export function usePlaceTexts() {
  const message = useMessages();
  const language = useLanguage();
  const { locale, currency, mileageUnit, homeDelivery = [] } = usePageInfo();
  const unit: DistanceUnit = mileageUnit === 'miles' ? 'miles' : 'km';
  const inOwnUnit = (km: number) => inUnit({ value: km, unit: 'km' }, unit);

  return {
    /** The site has cars brought home. */
    delivers: homeDelivery.length > 0,
    /** A distance that visitors choose, in the site's unit. */
    within: (distance: number): string => formatDistance({ value: distance, unit }, language),
    distance: (km: number): string => formatDistance(inOwnUnit(km), language),
    /** What a place is called. */
    name: ({ text, found }: PlaceChoice): string =>
      found && found.name === undefined ? message('carNearYou') : (found?.name ?? text),
    /** What it costs to have a car brought so many kilometres; unknown where the car stands nowhere. */
    delivery(km: number | undefined): string {
      const price = km === undefined ? undefined : deliveryPrice(homeDelivery, inOwnUnit(km).value);
      if (price === undefined) return message('carDeliveryNone');
      if (price === 0) return message('carDeliveryFree');
      return fillIn(message('carDeliveryCost'), { price: formatMoney(price, locale, currency) });
    },
  };
}

export type PlaceTexts = ReturnType<typeof usePlaceTexts>;

/** A place and how far from it, as a filter that may be given up: `Within 50 km of Uppsala`. */
export function usePlaceSentence(): (place: PlaceChoice) => string {
  const message = useMessages();
  const texts = usePlaceTexts();
  return (place) => {
    const name = texts.name(place);
    if (place.within === undefined) return fillIn(message('carNearFrom'), { place: name });
    const distance = texts.within(place.within);
    return fillIn(message('carWithinFrom'), { distance, place: name });
  };
}
