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

/** The three sources of spec 1 §7: what they hold, and the query that reads it. */
const sources = {
  dealers: { type: 'Location', document: LocationsDocument },
  chargingPoints: { type: 'ChargingPoint', document: ChargingPointsDocument },
  pickupDealers: { type: 'F150Location', document: F150LocationsDocument },
} as const satisfies Record<DataSite['locations'], { type: LocationType; document: unknown }>;

/**
 * The places of a site, from the source that the site uses. When they cannot be had the log is told and
 * the list is empty, of type Invalid (spec 1 §8).
 */
export async function loadLocations(request: DataRequest): Promise<LocationList> {
  const { site, page, report } = request;
  try {
    if (!site.name || !page.language) {
      throw new Error('Locations need a site and a language to be fetched for');
    }
    return await fetchLocations(request);
  } catch (error) {
    report(error);
    return { type: 'Invalid', locations: [], dropped: [] };
  }
}

async function fetchLocations({ ask, site, page, dealerPath }: DataRequest): Promise<LocationList> {
  const { language } = page;
  const { type, document } = sources[site.locations];
  const { layout } = await ask(SiteRootDocument, { site: site.name, language, routePath: '/' });
  const path = layout?.item?.parent?.id;
  if (!path) throw new Error('The site has no root item');
  const { search } = await ask(document, {
    path,
    language,
    folderTemplateId: templateId(`${type}Folder`),
    templateIds: [templateId(type)],
  });
  const items = search?.results?.[0]?.children?.results ?? [];
  return { type, ...readLocations(type, items, dealerPath) };
}
