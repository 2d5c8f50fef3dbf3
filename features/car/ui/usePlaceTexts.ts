import { useLanguage } from '../../../design-system/language';
import { useMessages } from '../../../design-system/messages';
import type { PlaceChoice } from '../../search/ui/placeChoice';
import { formatDistance, convertDistance } from '../../map/ui/distance';
import type { DistanceUnit } from '../../map/ui/location.types';
import { usePageInfo } from '../../../rendering/pageInfo';
import { placeName, placeSentence } from './placeSentence';
import { deliveryText, type DeliveryTextOptions } from './deliveryText';

/** Texts for the distance of cars and the cost of delivery, in the page's language. */
export function usePlaceTexts() {
  const message = useMessages();
  const language = useLanguage();
  const { locale, currency, mileageUnit, homeDelivery = [] } = usePageInfo();
  const unit: DistanceUnit = mileageUnit === 'miles' ? 'miles' : 'km';
  const toSiteUnit = (km: number) => convertDistance({ value: km, unit: 'km' }, unit);

  const deliveryOptions: DeliveryTextOptions = {
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
    /** Whether the site offers home delivery. */
    offersDelivery: homeDelivery.length > 0,
    /** A distance that visitors choose, in the site's unit. */
    within: (distance: number): string => formatDistance({ value: distance, unit }, language),
    distance: (km: number): string => formatDistance(toSiteUnit(km), language),
    /** Name of a place. */
    name: (place: PlaceChoice): string => placeName(place, { message }),
    /** Cost of delivering a car over a distance in km; a car without a location is not delivered. */
    delivery: (km: number | undefined): string => deliveryText(km, deliveryOptions),
    deliveryOptions,
  };
}

export type PlaceTexts = ReturnType<typeof usePlaceTexts>;

/**
 * Returns a function that formats a place as JSON for the browser's storage (visitorPlace.ts); its result is
 * undefined before the place is located.
 */
export function useVisitorPlaceJson(): (place: PlaceChoice | undefined) => string | undefined {
  const texts = usePlaceTexts();
  return (place) => {
    if (!place?.found) return undefined;
    const { lat, lng } = place.found;
    return JSON.stringify({ name: texts.name(place), lat, lng });
  };
}

/** Returns a function for the text of a place and its distance as a filter: `Within 50 km of Uppsala`. */
export function usePlaceSentence(): (place: PlaceChoice) => string {
  const message = useMessages();
  const language = useLanguage();
  const { mileageUnit } = usePageInfo();
  const unit: DistanceUnit = mileageUnit === 'miles' ? 'miles' : 'km';
  return (place) => placeSentence(place, { message, language, unit });
}
