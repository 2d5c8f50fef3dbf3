import { serviceRequestFormName, SERVICE_TIME_ZONE } from '../../model/serviceRequest';
import { todayIn } from '../../model/today';
import type { ServiceRequestFormFields } from '../../../../schema/generated/fields';
import type { BlockLoader } from '../../../../rendering/blockData';
import type { DetailedDealer } from '../../../../domain/search/dealerSearch';

/** Maximum number of dealers; a site has a few dozen. */
const MAX_DEALERS = 500;
const fields = ['site_id', 'site_official_name', 'site_city', 'site_geocoord', 'site_departments'];

/** A dealer with a workshop; coordinates in degrees, where known. */
export interface Workshop {
  name: string;
  city: string;
  lat?: number;
  lng?: number;
}

export interface ServiceRequestFormData {
  /** Name of the form; undefined if the site does not have the form. */
  formName?: string;
  newsletterRequired: boolean;
  /** Official name of the only dealer for motorcycles. */
  motorcycleDealer?: string;
  /** ISO 3166-1 alpha-2, added to the search for a place. */
  country: string;
  /** The current ISO day in Norway. */
  today: string;
  /** Sorted by name. */
  workshops: readonly Workshop[];
}

type PlacedDealer = DetailedDealer & { site_geocoord?: string };

export const loader = {
  async load(_fields, { site, dealers }) {
    const { name, country, serviceRequest } = site;
    const answer = await dealers({ fields, limit: MAX_DEALERS });
    const { compare } = new Intl.Collator('nb');
    return {
      formName: serviceRequest && serviceRequestFormName(name),
      newsletterRequired: serviceRequest?.newsletterRequired ?? true,
      motorcycleDealer: serviceRequest?.motorcycleDealer,
      country,
      today: todayIn(SERVICE_TIME_ZONE),
      workshops: (answer.dealers as readonly PlacedDealer[])
        .filter(hasWorkshop)
        .map(toWorkshop)
        .sort((a, b) => compare(a.name, b.name)),
    };
  },
} satisfies BlockLoader<ServiceRequestFormFields, ServiceRequestFormData>;

const hasWorkshop = ({ site_departments = [] }: PlacedDealer): boolean =>
  site_departments.some(({ department_type }) => department_type === 'Workshop');

function toWorkshop({ site_official_name, site_city, site_geocoord }: PlacedDealer): Workshop {
  const [lat, lng] = (site_geocoord ?? '').split(',').map(Number);
  const place = Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : {};
  return { name: site_official_name, city: site_city ?? '', ...place };
}
