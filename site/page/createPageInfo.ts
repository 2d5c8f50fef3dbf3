import { mileageUnit } from '../../domain/search/mileageUnit';
import type { PageInfo } from '../../rendering/pageInfo';
import { publicPath } from '../../platform/content/resolveRoute';
import { languageRoute } from '../seo/languageRoute';
import { getFormatLocale } from '../../sites/getLocale';
import type { Language } from '../../sites/site.types';
import { timeZones } from '../../sites/timeZones';
import type { PageData } from '../../platform/pages/pageData.types';
import { vatPercent } from '../../domain/money/amount';

/** Information about the page and its site for the page's blocks. */
export function createPageInfo({
  site,
  page,
  status,
  language,
  routePath,
  content,
  origin,
}: PageData): PageInfo {
  const routeIn = (version: Language) =>
    version === language ? routePath : (languageRoute(page, version, routePath) ?? routePath);
  const versionByLanguage = new Map(page?.languages.map((version) => [version.name, version]));
  return {
    siteName: content.settings.name,
    wordmark: site.wordmark,
    language,
    stockLanguage: site.languages[0] === language ? undefined : site.languages[0],
    homeHref: publicPath(site, language, '/'),
    href: publicPath(site, language, routePath),
    origin,
    isHome: routePath === '/' && status === 200,
    // The languages of the site that the page exists in.
    languages: site.languages.flatMap((version) => {
      const names = versionByLanguage.get(version);
      if (!names) return [];
      return {
        language: version,
        nativeName: capitalised(names.nativeName, version),
        // An error page has no language versions: its language links lead to the front pages.
        href: publicPath(site, version, status === 200 ? routeIn(version) : '/'),
        isSamePage: status === 200,
        isCurrent: version === language,
      };
    }),
    carListPath: content.settings.pathToCarList,
    carPath: site.carPath && publicPath(site, language, site.carPath),
    savedCarsPath: site.savedCarsPath && publicPath(site, language, site.savedCarsPath),
    holdPath: site.holdPath && publicPath(site, language, site.holdPath),
    timeZone: timeZones[site.country],
    testDrivePath: site.testDrivePath && publicPath(site, language, site.testDrivePath),
    locale: getFormatLocale(site, language),
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

/**
 * A language's name with a capital, as an entry of a list; many languages write their own names in lower
 * case.
 */
function capitalised(name: string, language: Language): string {
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
