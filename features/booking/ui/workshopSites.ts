import { readDealer } from '../../dealers/model/readDealer';
import type { DayNumber } from '../../../domain/openingHours/days';
import { hoursOn } from '../../../domain/openingHours/hoursOn';
import type { DayHours, Schedule } from '../../../domain/openingHours/schedule.types';
import type { DataRequest } from '../../../rendering/blockData';
import type { Position } from '../../map/ui/location.types';

/** Opening hours of the workshops of the site's dealers, by the dealer's id. */
export type WorkshopHours = Readonly<Record<string, Schedule>>;

/** A dealer of the site that has a workshop, and its position. */
export interface WorkshopSite {
  siteId: string;
  name: string;
  position: Position;
}

/** Data of the site's workshops for the booking. */
export interface WorkshopSites {
  hours: WorkshopHours;
  sites: readonly WorkshopSite[];
}

/** Fields of a dealer that the booking needs (BOOK-79). */
const siteFields = [
  'site_id',
  'site_official_name',
  'slug',
  'site_geocoord',
  'site_departments',
] as const;
/** Maximum number of dealers per query. */
const MAX_SITES = 100;

/**
 * The dealers of the site that have a workshop, their positions, and the workshops' opening hours (BOOK-79,
 * SRCH-15).
 */
export async function loadWorkshopSites({ dealers }: DataRequest): Promise<WorkshopSites> {
  const answer = await dealers({ fields: siteFields, limit: MAX_SITES, department: 'Workshop' });
  const hours: Record<string, Schedule> = {};
  const sites: WorkshopSite[] = [];
  for (const record of answer.dealers) {
    const dealer = readDealer(record);
    const workshop = dealer?.departments.find(({ type }) => type === 'Workshop');
    if (!dealer || !workshop) continue;
    hours[dealer.id] = workshop.schedule;
    const { id: siteId, name, position } = dealer;
    if (position) sites.push({ siteId, name, position });
  }
  return { hours, sites };
}

/** The hours of a workshop on a day; `unknown` if the site has no hours of it. */
export const hoursOfWorkshop = (hours: WorkshopHours, siteId: string, day: DayNumber): DayHours => {
  const schedule = Object.hasOwn(hours, siteId) ? hours[siteId] : undefined;
  return schedule ? hoursOn(schedule, day) : 'unknown';
};
