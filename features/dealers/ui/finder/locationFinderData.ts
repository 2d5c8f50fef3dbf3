import type { LocationFinderFields } from '../../../../schema/generated/fields';
import type { BlockLoader, DataRequest } from '../../../../rendering/blockData';
import { placeInTown } from '../../../map/ui/geocode/placeInTown';
import { townGeocoder } from '../../../map/ui/geocode/townGeocoder';
import { loadLocations } from './loadLocations';
import type { DistanceUnit, LocationList, Position } from '../../../map/ui/location.types';
import { searchKey } from './searchKey';

/** Longest search that is heeded. */
const longestSearch = 100;

/** What a visitor searched, and where that is. */
export interface SearchedPlace {
  text: string;
  /** Absent when there is no such place. */
  position?: Position;
}

export interface LocationFinderData extends LocationList {
  search?: SearchedPlace;
  /** ISO 3166-1 alpha-2: added to what visitors search. */
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
  const text = query.get(searchKey)?.trim().slice(0, longestSearch);
  const search = text ? await findSearched(text, country, list) : undefined;
  return { ...list, search, country, unit: site.distanceUnit };
}

/** A search in the address itself, as forms without script send it: the packaged gazetteer knows the town. */
async function findSearched(
  text: string,
  country: string,
  { locations }: LocationList,
): Promise<SearchedPlace> {
  const found = await townGeocoder(country)(text);
  return { text: found?.name ?? text, position: found?.position ?? placeInTown(locations, text) };
}

export const loader = {
  queryKeys: [searchKey],
  load,
} satisfies BlockLoader<LocationFinderFields, LocationFinderData>;
