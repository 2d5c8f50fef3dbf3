import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { CONTENT_FOLDER } from '../../cms/items/loading/listContentRoutes';
import { makeCars } from '../../services/stock/stock';
import { STOCK_DAY } from '../../services/stock/stockSettings';
import { sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';

export interface FirstPage {
  site: string;
  path: string;
}

/**
 * Typical entry pages: front pages of all sites, and of each site that sells cars a car, a list and a
 * finder.
 */
export const listFirstPages = (): FirstPage[] =>
  Object.values<Site>(sites).flatMap((site) =>
    ['/', ...listCarPages(site)].map((path) => ({ site: site.name, path })),
  );

function listCarPages(site: Site): string[] {
  if (!site.search || !site.carPath || !site.dealerPath) return [];
  const settings = parse(
    readFileSync(path.join(CONTENT_FOLDER, site.name, 'settings.yml'), 'utf8'),
  ) as { pathToCarList: { href: string } };
  for (const { car_id, slug, car_images } of makeCars(site, { cars: 2000, day: STOCK_DAY })) {
    if (car_images.length === 0) continue;
    return [`${site.carPath}/${car_id}/${slug}`, settings.pathToCarList.href, site.dealerPath];
  }
  return [];
}
