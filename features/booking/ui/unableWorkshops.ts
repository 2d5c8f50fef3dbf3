import type { Workshop } from '../../../domain/booking/booking.types';
import { distanceBetween } from '../../map/ui/distance';
import type { Distance, Position } from '../../map/ui/location.types';
import type { Workshops } from './useWorkshops';
import type { WorkshopSite } from './workshopSites';

/** Maximum number of workshops that are named: for remote places the list would be long. */
const MAX_NAMED = 2;

/** A workshop of the site that cannot do the chosen services. */
export interface UnableWorkshop {
  name: string;
  distance: Distance;
}

/**
 * The site's workshops that are nearer than the nearest in the list: visitors who know them would miss them,
 * because the system omits workshops that cannot do the services. Empty until the search has ended.
 */
export function unableWorkshops(
  sites: readonly WorkshopSite[],
  { found, status }: Pick<Workshops, 'found' | 'status'>,
  from: Position,
): UnableWorkshop[] {
  const [nearest] = found;
  if (status !== 'done' || !nearest) return [];
  const ableIds = new Set(found.map(({ siteId }: Workshop) => siteId));
  const nearestDistance = distanceBetween(from, {
    lat: nearest.latitude,
    lng: nearest.longitude,
  }).value;
  return sites
    .filter(({ siteId }) => !ableIds.has(siteId))
    .map(({ name, position }) => ({ name, distance: distanceBetween(from, position) }))
    .filter(({ distance }) => distance.value < nearestDistance)
    .sort((a, b) => a.distance.value - b.distance.value)
    .slice(0, MAX_NAMED);
}
