import {
  ChargingPointsDocument,
  F150LocationsDocument,
  LocationsDocument,
  SiteRootDocument,
} from '../../../../schema/generated/operations';
import { templateId } from '../../../../schema/templateId';
import type { DataRequest, DataSite } from '../../../../rendering/blockData';
import type { LocationList, LocationType } from '../../../map/ui/location.types';
import { readLocations } from './readLocations';

/** The three sources of places: their type, and their query. */
const sources = {
  dealers: { type: 'Location', document: LocationsDocument },
  chargingPoints: { type: 'ChargingPoint', document: ChargingPointsDocument },
  pickupDealers: { type: 'F150Location', document: F150LocationsDocument },
} as const satisfies Record<DataSite['locations'], { type: LocationType; document: unknown }>;

/**
 * Loads the places of a site from the source that the site uses. If that fails, reports the error and returns
 * an empty list of type `Invalid`.
 */
export async function loadLocations(request: DataRequest): Promise<LocationList> {
  const { site, page, report } = request;
  try {
    if (!site.name || !page.language) {
      throw new Error('A site and a language are required to fetch locations');
    }
    return await fetchLocations(request);
  } catch (error) {
    report(error);
    return { type: 'Invalid', locations: [], dropped: [] };
  }
}

async function fetchLocations({
  runQuery,
  site,
  page,
  dealerPath,
}: DataRequest): Promise<LocationList> {
  const { language } = page;
  const { type, document } = sources[site.locations];
  const { layout } = await runQuery(SiteRootDocument, {
    site: site.name,
    language,
    routePath: '/',
  });
  const path = layout?.item?.parent?.id;
  if (!path) throw new Error('The site has no root item');
  const { search } = await runQuery(document, {
    path,
    language,
    folderTemplateId: templateId(`${type}Folder`),
    templateIds: [templateId(type)],
  });
  const items = search?.results?.[0]?.children?.results ?? [];
  return { type, ...readLocations(type, items, dealerPath) };
}
