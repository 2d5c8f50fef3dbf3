import { mileageUnit } from '../../../domain/search/mileageUnit';
import type { SearchMarket } from '../../../domain/search/search.types';
import type { DataSite } from '../../../rendering/blockData';

/** How a site counts, for those who read a language of it. */
export function searchMarket(
  site: Pick<DataSite, 'country' | 'currency' | 'distanceUnit'>,
  language: string,
): SearchMarket {
  return { language, currency: site.currency, mileageUnit: mileageUnit(site) };
}
