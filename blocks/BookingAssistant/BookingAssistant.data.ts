import type { BookingAssistantFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../blockData';
import { lookAmongWorkshops, type WorkshopSearch } from '../booking/plain/lookAmongWorkshops';
import { placeKey } from '../booking/plain/placeKey';
import { loadWorkshopHours, type WorkshopHours } from '../booking/workshopSites';

export interface BookingAssistantData {
  /** ISO 3166-1 alpha-2: places are looked for in this country. */
  country: string;
  hours: WorkshopHours;
  /** For visitors without script. */
  plain: WorkshopSearch;
}

export const loader = {
  queryKeys: [placeKey],
  load: async (_fields, request) => {
    const [hours, plain] = await Promise.all([
      loadWorkshopHours(request),
      lookAmongWorkshops(request),
    ]);
    return { country: request.site.country, hours, plain };
  },
} satisfies BlockLoader<BookingAssistantFields, BookingAssistantData>;
