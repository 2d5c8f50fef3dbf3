import type { ServiceBookingFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../blockData';
import { loadWorkshopHours, type WorkshopHours } from '../booking/workshopSites';

export interface ServiceBookingData {
  /** ISO 3166-1 alpha-2: places are looked for in this country. */
  country: string;
  hours: WorkshopHours;
}

export const loader = {
  load: async (_fields, request) => ({
    country: request.site.country,
    hours: await loadWorkshopHours(request),
  }),
} satisfies BlockLoader<ServiceBookingFields, ServiceBookingData>;
