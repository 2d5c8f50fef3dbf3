import type { DealerDepartment, DealerDetails } from '../../../dealers/model/dealer.types';
import { readDealer } from '../../../dealers/model/readDealer';
import {
  workshopRequestFormName,
  WORKSHOP_TIME_ZONE,
} from '../../../enquiries/model/workshopRequest';
import { todayIn } from '../../../enquiries/model/today';
import type { DataRequest } from '../../../../rendering/blockData';
import { mostDealers, wholeDealerFields } from '../../../../domain/search/dealerSearch';
import type { OpeningTime } from '../../../dealers/ui/OpeningHours';
import { zoneOf } from '../../../dealers/ui/zoneOf';
import { distanceBetween } from '../../../map/ui/distance';
import { townGeocoder } from '../../../map/ui/geocode/townGeocoder';
import type { Distance, Position } from '../../../map/ui/location.types';

/** Name in the address of the place that workshops are looked for near, without script. */
export const placeKey = 'near';

/** Names of dealers are Swedish, in whatever language the page is. */
const WORKSHOP_LANGUAGE = 'sv';

/** Longest place that is looked for, and workshops that are listed near it. */
const MAX_PLACE_LENGTH = 100;
const MAX_NEAR = 8;

export interface PlainWorkshop {
  dealer: DealerDetails;
  department: DealerDepartment;
  distance: Distance;
}

/** What a visitor without script sees of the workshops. */
export interface WorkshopSearch {
  /** Of the requests to workshops on this site. */
  formName: string;
  /** The ISO day where the workshops are. */
  today: string;
  opening: OpeningTime;
  /** Official names of all dealers with a workshop. */
  names: readonly string[];
  /** The workshops cannot be told now. */
  failed: boolean;
  /** Absent where nothing is searched; without workshops where there is no such place. */
  near?: { place: string; workshops?: readonly PlainWorkshop[] };
}

/** The workshops of a site, and those near the place that the address names, nearest first. */
export async function lookAmongWorkshops(request: DataRequest): Promise<WorkshopSearch> {
  const { site, query, dealers, timeZones } = request;
  const answer = await dealers({ fields: wholeDealerFields, limit: mostDealers });
  const known = answer.dealers.flatMap((record) => readDealer(record) ?? []);
  const withWorkshop = known.flatMap((dealer) => {
    const department = dealer.departments.find(({ type }) => type === 'Workshop');
    return department ? [{ dealer, department }] : [];
  });
  const place = query.get(placeKey)?.trim().slice(0, MAX_PLACE_LENGTH);
  const { compare } = new Intl.Collator(WORKSHOP_LANGUAGE);
  return {
    formName: workshopRequestFormName(site.name),
    today: todayIn(WORKSHOP_TIME_ZONE),
    opening: { now: Date.now(), zone: zoneOf({ country: site.country }, { site, timeZones }) },
    names: withWorkshop.map(({ dealer }) => dealer.name).sort(compare),
    failed: answer.failed ?? false,
    near: place ? await findNear(place, site.country, withWorkshop) : undefined,
  };
}

async function findNear(
  text: string,
  country: string,
  workshops: readonly Omit<PlainWorkshop, 'distance'>[],
): Promise<WorkshopSearch['near']> {
  const found = await townGeocoder(country)(text);
  if (!found) return { place: text };
  return { place: found.name ?? text, workshops: nearest(found.position, workshops) };
}

function nearest(
  from: Position,
  workshops: readonly Omit<PlainWorkshop, 'distance'>[],
): PlainWorkshop[] {
  const placed = workshops.flatMap(({ dealer, department }) =>
    dealer.position
      ? [{ dealer, department, distance: distanceBetween(from, dealer.position) }]
      : [],
  );
  return placed.sort((one, other) => one.distance.value - other.distance.value).slice(0, MAX_NEAR);
}
