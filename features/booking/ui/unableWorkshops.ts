import type { Workshop } from '../../../domain/booking/booking.types';
import { distanceBetween } from '../../map/ui/distance';
import type { Distance, Position } from '../../map/ui/location.types';
import type { Workshops } from './useWorkshops';
import type { WorkshopSite } from './workshopSites';

/** So many are named; who lives far from what they want need not read a list of what is not there. */
const MAX_NAMED = 2;

/** A workshop of the site that cannot do what was chosen. */
export interface UnableWorkshop {
  name: string;
  distance: Distance;
}

/**
 * The site's workshops that are nearer than the nearest able one: the system passes over those that cannot do what was
 * chosen, and whoever knows them wonders where they are. None before the search has come to its end.
 */
export function unableWorkshops(
  sites: readonly WorkshopSite[],
  { found, status }: Pick<Workshops, 'found' | 'status'>,
  from: Position,
): UnableWorkshop[] {
  const [nearest] = found;
  if (status !== 'done' || !nearest) return [];
  const able = new Set(found.map(({ siteId }: Workshop) => siteId));
  const limit = distanceBetween(from, { lat: nearest.latitude, lng: nearest.longitude }).value;
  return sites
    .filter(({ siteId }) => !able.has(siteId))
    .map(({ name, position }) => ({ name, distance: distanceBetween(from, position) }))
    .filter(({ distance }) => distance.value < limit)
    .sort((one, other) => one.distance.value - other.distance.value)
    .slice(0, MAX_NAMED);
}
