import type { DataRequest } from '../../../rendering/blockData';
import { lookAmongWorkshops, type WorkshopSearch, placeKey } from './plain/lookAmongWorkshops';
import { loadWorkshopSites, type WorkshopSites } from './workshopSites';

/** What both variants of the booking show besides their fields. */
export interface BookingData extends WorkshopSites {
  /** ISO 3166-1 alpha-2: places are looked for in this country. */
  country: string;
  /** For visitors without script. */
  plain: WorkshopSearch;
}

/** Keys of the address that the booking reads without script. */
export const bookingKeys = [placeKey];

export async function loadBooking(request: DataRequest): Promise<BookingData> {
  const [workshops, plain] = await Promise.all([
    loadWorkshopSites(request),
    lookAmongWorkshops(request),
  ]);
  return { country: request.site.country, ...workshops, plain };
}
