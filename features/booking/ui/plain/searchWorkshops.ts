import type { DealerDepartment, DealerDetails } from '../../../dealers/model/dealer.types';
import { readDealer } from '../../../dealers/model/readDealer';
import {
  workshopRequestFormName,
  WORKSHOP_TIME_ZONE,
} from '../../../enquiries/model/workshopRequest';
import { todayIn } from '../../../enquiries/model/today';
import type { DataRequest } from '../../../../rendering/blockData';
import { MAX_DEALERS, fullDealerFields } from '../../../../domain/search/dealerSearch';
import type { OpeningTime } from '../../../dealers/ui/OpeningHours';
import { dealerTimeZone } from '../../../dealers/ui/dealerTimeZone';
import { distanceBetween } from '../../../map/ui/distance';
import { createTownGeocoder } from '../../../map/ui/geocode/townGeocoder';
import type { Distance, Position } from '../../../map/ui/location.types';

/** Query key of the place near which workshops are searched, without JavaScript. */
export const placeKey = 'near';

/** Names of dealers are sorted as in Swedish, in every language of the page. */
const WORKSHOP_LANGUAGE = 'sv';

/** Maximum length of a place name, and maximum number of workshops in the list. */
const MAX_PLACE_LENGTH = 100;
const MAX_NEAR = 8;

export interface PlainWorkshop {
  dealer: DealerDetails;
  department: DealerDepartment;
  distance: Distance;
}

/** The workshops as a visitor without JavaScript sees them. */
export interface WorkshopSearch {
  /** Name of the form for requests to workshops. */
  formName: string;
  /** The current ISO day in the workshops' time zone. */
  today: string;
  opening: OpeningTime;
  /** Official names of all dealers with a workshop. */
  names: readonly string[];
  /** Whether the workshops could not be loaded. */
  failed: boolean;
  /** Result of the search; undefined without one. `workshops` is undefined if the place is unknown. */
  near?: { place: string; workshops?: readonly PlainWorkshop[] };
}

/** The workshops of a site, and the workshops near the place in the address, nearest first. */
export async function searchWorkshops(request: DataRequest): Promise<WorkshopSearch> {
  const { site, query, dealers, timeZones } = request;
  const answer = await dealers({ fields: fullDealerFields, limit: MAX_DEALERS });
  const parsedDealers = answer.dealers.flatMap((record) => readDealer(record) ?? []);
  const withWorkshop = parsedDealers.flatMap((dealer) => {
    const department = dealer.departments.find(({ type }) => type === 'Workshop');
    return department ? [{ dealer, department }] : [];
  });
  const place = query.get(placeKey)?.trim().slice(0, MAX_PLACE_LENGTH);
  const { compare } = new Intl.Collator(WORKSHOP_LANGUAGE);
  return {
    formName: workshopRequestFormName(site.name),
    today: todayIn(WORKSHOP_TIME_ZONE),
    opening: {
      now: Date.now(),
      zone: dealerTimeZone({ country: site.country }, { site, timeZones }),
    },
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
  const place = await createTownGeocoder(country)(text);
  if (!place) return { place: text };
  return { place: place.name ?? text, workshops: sortByDistance(place.position, workshops) };
}

function sortByDistance(
  from: Position,
  workshops: readonly Omit<PlainWorkshop, 'distance'>[],
): PlainWorkshop[] {
  const locatedWorkshops = workshops.flatMap(({ dealer, department }) =>
    dealer.position
      ? [{ dealer, department, distance: distanceBetween(from, dealer.position) }]
      : [],
  );
  return locatedWorkshops.sort((a, b) => a.distance.value - b.distance.value).slice(0, MAX_NEAR);
}
