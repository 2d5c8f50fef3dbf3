import type { LocationFinderFields } from '../../../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../../../rendering/blockData';
import { findPositionInTown } from '../../../map/ui/geocode/findPositionInTown';
import { createTownGeocoder } from '../../../map/ui/geocode/townGeocoder';
import { loadLocations } from './loadLocations';
import type { DistanceUnit, LocationList, Position } from '../../../map/ui/location.types';
import { searchKey } from './searchKey';

/** Maximum length of a search, in characters. */
const MAX_SEARCH_LENGTH = 100;

/** A visitor's search, and its position. */
export interface SearchedPlace {
  text: string;
  /** Undefined if the place was not found. */
  position?: Position;
}

export interface LocationFinderData extends LocationList {
  search?: SearchedPlace;
  /** ISO 3166-1 alpha-2: added to the visitor's search. */
  country: string;
  unit: DistanceUnit;
}

async function load(
  { SearchCountry }: LocationFinderFields,
  request: DataRequest,
): Promise<LocationFinderData> {
  const { site, query } = request;
  const country = SearchCountry?.toUpperCase() ?? site.country;
  const list = await loadLocations(request);
  const text = query.get(searchKey)?.trim().slice(0, MAX_SEARCH_LENGTH);
  const search = text ? await findSearchedPlace(text, country, list) : undefined;
  return { ...list, search, country, unit: site.distanceUnit };
}

/** Geocodes the search that a form without JavaScript has sent, with the packaged gazetteer. */
async function findSearchedPlace(
  text: string,
  country: string,
  { locations }: LocationList,
): Promise<SearchedPlace> {
  const geocoded = await createTownGeocoder(country)(text);
  return {
    text: geocoded?.name ?? text,
    position: geocoded?.position ?? findPositionInTown(locations, text),
  };
}

export const loader = {
  queryKeys: [searchKey],
  load,
} satisfies BlockLoader<LocationFinderFields, LocationFinderData>;
