import { automotiveSe } from './automotive-se';
import { automotiveNo } from './automotive-no';
import { automotiveUk } from './automotive-uk';
import { carstoreSe } from './carstore-se';
import { carstoreNo } from './carstore-no';
import { carstoreSk } from './carstore-sk';
import { carstoreFi } from './carstore-fi';
import { brandSe } from './brand-se';
import { charging } from './charging';
import { pickup } from './pickup';
import { trucks } from './trucks';
import type { Site } from './site.types';

const allSites = {
  [automotiveSe.name]: automotiveSe,
  [automotiveNo.name]: automotiveNo,
  [automotiveUk.name]: automotiveUk,
  [carstoreSe.name]: carstoreSe,
  [carstoreNo.name]: carstoreNo,
  [carstoreSk.name]: carstoreSk,
  [carstoreFi.name]: carstoreFi,
  [brandSe.name]: brandSe,
  [charging.name]: charging,
  [pickup.name]: pickup,
  [trucks.name]: trucks,
};

export type SiteName = keyof typeof allSites;

/** Every public site by name; every list of sites is derived from this one. */
export const sites: Record<SiteName, Site> = allSites;

/** Names of all sites, in the order of the documentation. */
export const siteNames = Object.keys(allSites) as SiteName[];

/**
 * The site of that name.
 * @throws Error for a name that no site has
 */
export function siteByName(name: string): Site {
  const siteName = siteNames.find((one) => one === name);
  if (siteName === undefined) {
    throw new Error(`Unknown site "${name}"; known are ${siteNames.join(', ')}`);
  }
  return sites[siteName];
}
