import { KM_PER_MILE } from '../../../../domain/geography/distance';
import type { DataSite } from '../../../../rendering/blockData';
import type { PlaceChoice } from '../../../search/ui/placeChoice';
import type { ListState } from '../../../search/ui/listState';
import { findPlace } from '../../../map/ui/geocode/findPlace';

/** A place that nobody knows. */
export interface UnknownPlace {
  /** What was asked for; its text is as the visitor wrote it. */
  place: PlaceChoice;
  /** Towns that may be meant, the likeliest first. */
  suggestions: readonly string[];
}

/** A choice whose place is looked up, or given up where there is no such place. */
export interface LocatedChoice {
  state: ListState;
  unknownPlace?: UnknownPlace;
}

/** Looks up the place of a choice in the site's country. */
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
  const km = distanceUnit === 'miles' ? KM_PER_MILE : 1;
  const maxKm = place.within === undefined ? null : place.within * km;
  return { state: { ...state, place: { ...place, text, found: { ...position, name, maxKm } } } };
}
