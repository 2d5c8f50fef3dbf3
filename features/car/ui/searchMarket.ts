import { mileageUnit } from '../../../domain/search/mileageUnit';
import type { SearchMarket } from '../../../domain/search/search.types';
import type { DataSite } from '../../../rendering/blockData';

/** Units of a site, for parsing words in one of its languages. */
export function searchMarket(
  site: Pick<DataSite, 'country' | 'currency' | 'distanceUnit'>,
  language: string,
): SearchMarket {
  return { language, currency: site.currency, mileageUnit: mileageUnit(site) };
}
