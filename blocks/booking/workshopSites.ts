import { readDealer } from '../../domain/dealers/readDealer';
import { dayNumberOf } from '../../domain/openingHours/days';
import { hoursOn } from '../../domain/openingHours/hoursOn';
import type { DayHours, Schedule } from '../../domain/openingHours/schedule.types';
import type { DataRequest } from '../blockData';

/** When the workshops of the site's dealers are open, by the dealer's id. */
export type WorkshopHours = Readonly<Record<string, Schedule>>;

/** Fields of a dealer that the booking asks for (BOOK-79). */
const siteFields = ['site_id', 'site_official_name', 'slug', 'site_departments'] as const;
/** Dealers of a question (spec 3 §9). */
const MAX_SITES = 100;

/** The dealers of the site that have a workshop, and its hours (BOOK-79, SRCH-15). */
export async function loadWorkshopHours({ dealers }: DataRequest): Promise<WorkshopHours> {
  const found = await dealers({ fields: siteFields, limit: MAX_SITES, department: 'Workshop' });
  return Object.fromEntries(
    found.dealers.flatMap((record) => {
      const dealer = readDealer(record);
      const workshop = dealer?.departments.find(({ type }) => type === 'Workshop');
      return dealer && workshop ? [[dealer.id, workshop.schedule]] : [];
    }),
  );
}

/** The hours of a workshop on an ISO day; `unknown` for one that the site does not know. */
export const hoursOfWorkshop = (hours: WorkshopHours, siteId: string, day: string): DayHours => {
  const schedule = Object.hasOwn(hours, siteId) ? hours[siteId] : undefined;
  return schedule ? hoursOn(schedule, dayNumberOf(day)) : 'unknown';
};
