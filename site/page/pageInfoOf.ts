import { mileageUnit } from '../../domain/search/mileageUnit';
import type { PageInfo } from '../../rendering/pageInfo';
import { publicPath } from '../../platform/content/resolveRoute';
import { formatLocaleOf } from '../../sites/localeOf';
import type { Language } from '../../sites/site.types';
import { timeZones } from '../../sites/timeZones';
import type { PageData } from '../../platform/pages/pageData.types';
import { vatPercent } from '../../domain/money/amount';

/** What the page's blocks may know of the page and site around them. */
export function pageInfoOf({
  site,
  page,
  status,
  language,
  routePath,
  content,
  origin,
}: PageData): PageInfo {
  // A page that is no page of its own has no versions; its languages lead to the front pages.
  const own = status === 200 ? routePath : '/';
  const available = new Map(page?.languages.map((version) => [version.name, version]));
  return {
    siteName: content.settings.name,
    wordmark: site.wordmark,
    language,
    stockLanguage: site.languages[0] === language ? undefined : site.languages[0],
    homeHref: publicPath(site, language, '/'),
    href: publicPath(site, language, routePath),
    origin,
    isHome: routePath === '/' && status === 200,
    // Those of the site that the page exists in (spec 1 §5).
    languages: site.languages.flatMap((version) => {
      const names = available.get(version);
      if (!names) return [];
      return {
        language: version,
        nativeName: capitalised(names.nativeName, version),
        href: publicPath(site, version, own),
        samePage: status === 200,
        current: version === language,
      };
    }),
    carListPath: content.settings.pathToCarList,
    carPath: site.carPath && publicPath(site, language, site.carPath),
    savedCarsPath: site.savedCarsPath && publicPath(site, language, site.savedCarsPath),
    holdPath: site.holdPath && publicPath(site, language, site.holdPath),
    timeZone: timeZones[site.country],
    testDrivePath: site.testDrivePath && publicPath(site, language, site.testDrivePath),
    locale: formatLocaleOf(site, language),
    country: site.country,
    currency: site.currency,
    mileageUnit: mileageUnit(site),
    homeDelivery: site.search && content.settings.homeDelivery,
    vatPercent: vatPercent[site.country],
    vatBadge: site.features.vatBadge,
    effectiveInterest: site.features.effectiveInterest,
    legacyConnectivityNotice: site.features.legacyConnectivityNotice,
    carListButtonOnNotFound: site.features.carListButtonOnNotFound,
    dealerPath: site.dealerPath && publicPath(site, language, site.dealerPath),
    loanWarning: site.features.loanWarning,
    ukFinance: site.features.ukFinance,
    carMedia: site.carMedia,
  };
}

/** Languages write their own names small; as entries of a list they begin with a capital. */
function capitalised(name: string, language: Language): string {
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
