import { useLanguage } from '../../../design-system/language';
import { useMessages } from '../../../design-system/messages';
import type { PlaceChoice } from '../../search/ui/placeChoice';
import { formatDistance, inUnit } from '../../map/ui/distance';
import type { DistanceUnit } from '../../map/ui/location.types';
import { usePageInfo } from '../../../rendering/pageInfo';
import { placeName, placeSentence } from './placeSentence';
import { deliveryText, type DeliveryTelling } from './deliveryText';

/** How far cars are, and what it costs to have them brought, in the page's words. */
export function usePlaceTexts() {
  const message = useMessages();
  const language = useLanguage();
  const { locale, currency, mileageUnit, homeDelivery = [] } = usePageInfo();
  const unit: DistanceUnit = mileageUnit === 'miles' ? 'miles' : 'km';
  const inOwnUnit = (km: number) => inUnit({ value: km, unit: 'km' }, unit);

  const telling: DeliveryTelling = {
    terms: homeDelivery,
    unit,
    locale,
    currency,
    texts: {
      cost: message('carDeliveryCost'),
      free: message('carDeliveryFree'),
      none: message('carDeliveryNone'),
    },
  };

  return {
    /** The site has cars brought home. */
    delivers: homeDelivery.length > 0,
    /** A distance that visitors choose, in the site's unit. */
    within: (distance: number): string => formatDistance({ value: distance, unit }, language),
    distance: (km: number): string => formatDistance(inOwnUnit(km), language),
    /** What a place is called. */
    name: (place: PlaceChoice): string => placeName(place, { message }),
    /** What it costs to have a car brought so many kilometres; unknown where the car stands nowhere. */
    delivery: (km: number | undefined): string => deliveryText(km, telling),
    telling,
  };
}

export type PlaceTexts = ReturnType<typeof usePlaceTexts>;

/** A place as the pages of cars remember it in the browser (visitorPlace.ts), as JSON; undefined before it is found. */
export function useVisitorPlace(): (place: PlaceChoice | undefined) => string | undefined {
  const texts = usePlaceTexts();
  return (place) => {
    if (!place?.found) return undefined;
    const { lat, lng } = place.found;
    return JSON.stringify({ name: texts.name(place), lat, lng });
  };
}

/** A place and how far from it, as a filter that may be given up: `Within 50 km of Uppsala`. */
export function usePlaceSentence(): (place: PlaceChoice) => string {
  const message = useMessages();
  const language = useLanguage();
  const { mileageUnit } = usePageInfo();
  const unit: DistanceUnit = mileageUnit === 'miles' ? 'miles' : 'km';
  return (place) => placeSentence(place, { message, language, unit });
}
