import { fillIn, type MessageKey } from '../../../design-system/messages';
import type { PlaceChoice } from '../../search/ui/placeChoice';
import { formatDistance } from '../../map/ui/distance';
import type { DistanceUnit } from '../../map/ui/location.types';

/** Context of a place's texts. */
export interface PlaceSentenceContext {
  message: (key: MessageKey) => string;
  /** ISO 639-1. */
  language: string;
  unit: DistanceUnit;
}

/** Name of a place: the name that was found, the typed text, or a text for the visitor's position. */
export const placeName = (
  { text, found }: PlaceChoice,
  { message }: Pick<PlaceSentenceContext, 'message'>,
): string => (found && found.name === undefined ? message('carNearYou') : (found?.name ?? text));

/** A place and its distance, as a filter that can be removed: `Within 50 km of Uppsala`. */
export function placeSentence(place: PlaceChoice, context: PlaceSentenceContext): string {
  const { message, language, unit } = context;
  const name = placeName(place, context);
  if (place.within === undefined) return fillIn(message('carNearFrom'), { place: name });
  const distance = formatDistance({ value: place.within, unit }, language);
  return fillIn(message('carWithinFrom'), { distance, place: name });
}
