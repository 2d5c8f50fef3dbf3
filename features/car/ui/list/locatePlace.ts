import { KM_PER_MILE } from '../../../../domain/distance/convertDistance';
import type { DataSite } from '../../../../rendering/blockData';
import type { PlaceChoice } from '../../../search/ui/placeChoice';
import type { ListState } from '../../../search/ui/listState';
import { findPlace } from '../../../map/ui/geocode/findPlace';

/** A place that was not found. */
export interface UnknownPlace {
  /** The requested place, with its text as typed. */
  place: PlaceChoice;
  /** Similar towns, the likeliest first. */
  suggestions: readonly string[];
}

/** Filters with the coordinates of their place, or without the place if it was not found. */
export interface LocatedChoice {
  state: ListState;
  unknownPlace?: UnknownPlace;
}

/** Looks up the place of a search in the site's country. */
export async function locatePlace(
  state: ListState,
  { country, distanceUnit }: Pick<DataSite, 'country' | 'distanceUnit'>,
): Promise<LocatedChoice> {
  const { place } = state;
  if (!place) return { state };
  const answer = await findPlace(place.text, country);
  if (answer.kind === 'unknown') {
    const { suggestions } = answer;
    return {
      state: { ...state, place: undefined },
      unknownPlace: { place, suggestions },
    };
  }
  const { position, text, name } = answer;
  const kmPerUnit = distanceUnit === 'miles' ? KM_PER_MILE : 1;
  const maxKm = place.within === undefined ? null : place.within * kmPerUnit;
  return { state: { ...state, place: { ...place, text, found: { ...position, name, maxKm } } } };
}
