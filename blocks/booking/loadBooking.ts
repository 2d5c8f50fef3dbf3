import type { DataRequest } from '../blockData';
import { lookAmongWorkshops, type WorkshopSearch } from './plain/lookAmongWorkshops';
import { placeKey } from './plain/placeKey';
import { loadWorkshopHours, type WorkshopHours } from './workshopSites';

/** What both variants of the booking show besides their fields. */
export interface BookingData {
  /** ISO 3166-1 alpha-2: places are looked for in this country. */
  country: string;
  hours: WorkshopHours;
  /** For visitors without script. */
  plain: WorkshopSearch;
}

/** Keys of the address that the booking reads without script. */
export const bookingKeys = [placeKey];

export async function loadBooking(request: DataRequest): Promise<BookingData> {
  const [hours, plain] = await Promise.all([
    loadWorkshopHours(request),
    lookAmongWorkshops(request),
  ]);
  return { country: request.site.country, hours, plain };
}
