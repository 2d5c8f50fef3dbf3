import type { ServiceBookingFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../blockData';

export interface ServiceBookingData {
  /** ISO 3166-1 alpha-2: places are looked for in this country. */
  country: string;
}

export const loader = {
  load: async (_fields, { site }) => ({ country: site.country }),
} satisfies BlockLoader<ServiceBookingFields, ServiceBookingData>;
