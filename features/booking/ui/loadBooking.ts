import type { DataRequest } from '../../../rendering/blockData';
import { searchWorkshops, type WorkshopSearch, placeKey } from './plain/searchWorkshops';
import { loadWorkshopSites, type WorkshopSites } from './workshopSites';

/** Data of the booking, for both variants, in addition to their fields. */
export interface BookingData extends WorkshopSites {
  /** ISO 3166-1 alpha-2: places are searched in this country. */
  country: string;
  /** For visitors without JavaScript. */
  plain: WorkshopSearch;
}

/** Query keys that the booking reads when there is no script. */
export const bookingQueryKeys = [placeKey];

/** Loads the site's workshops, and those near the place that a visitor without script has typed. */
export async function loadBookingData(request: DataRequest): Promise<BookingData> {
  const [workshops, plain] = await Promise.all([
    loadWorkshopSites(request),
    searchWorkshops(request),
  ]);
  return { country: request.site.country, ...workshops, plain };
}
