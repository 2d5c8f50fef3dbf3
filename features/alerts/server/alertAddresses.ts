import { publicPath } from '../../../platform/content/resolveRoute';
import { ALERT_KEY, RESULT_KEY, TOKEN_KEY } from '../../../domain/alerts/alertKeys';
import type { AlertOutcome } from '../model/alertPage.types';
import type { Language, Site } from '../../../sites/site.types';
import type { AlertLinks } from './alertLinks';

/** Absolute addresses for a mail. */
interface MailLinks {
  confirm: string;
  manage: string;
  /** Page that asks the visitor to confirm that a search should stop. */
  stop: string;
  /** Address to which mail programs send a POST request to stop the search (RFC 8058). */
  stopAtOnce: string;
  /** The list, or the page of saved cars. */
  list: string;
}

/** A site and the language of its pages. */
export interface SiteLanguage {
  site: Site;
  language: Language;
}

/** Addresses of pages about saved searches. All are the page of saved cars, with an action in the query. */
export interface AlertAddresses {
  /** Path of the page with a query. */
  pathOf: (siteLanguage: SiteLanguage, query: Readonly<Record<string, string>>) => string;
  /** Path of the page that shows an outcome, and with a token also the owner's searches. */
  outcomePath: (siteLanguage: SiteLanguage, outcome: AlertOutcome, token?: string) => string;
  buildLinks: (about: LinkedSearch, siteLanguage: SiteLanguage) => MailLinks;
  /** Paths for a push message, which links only to its own site. */
  noticePaths: (
    about: LinkedSearch,
    siteLanguage: SiteLanguage,
  ) => Record<'manage' | 'stop' | 'list', string>;
}

/** Ids of a search and its owner, and the address of the search's list. */
interface LinkedSearch {
  search: string;
  subscriber: string;
  address: string;
}

/**
 * Creates functions that build the addresses of pages about saved searches.
 * @param origin returns the public origin of a site
 */
export function createAlertAddresses(
  links: AlertLinks,
  origin: (site: Site) => string,
): AlertAddresses {
  const pathOf: AlertAddresses['pathOf'] = ({ site, language }, query) =>
    `${publicPath(site, language, site.savedCarsPath ?? '/')}?${new URLSearchParams(query).toString()}`;
  const pagePath = (siteLanguage: SiteLanguage, action: string, token: string) =>
    pathOf(siteLanguage, { [ALERT_KEY]: action, [TOKEN_KEY]: token });
  return {
    pathOf,
    outcomePath: (siteLanguage, outcome, token) =>
      pathOf(siteLanguage, {
        [ALERT_KEY]: token === undefined ? outcome : 'manage',
        ...(token !== undefined && { [TOKEN_KEY]: token, [RESULT_KEY]: outcome }),
      }),
    buildLinks({ search, subscriber, address }, siteLanguage) {
      const siteOrigin = origin(siteLanguage.site);
      const stop = links.tokenFor('stop', search);
      const page = (action: string, token: string) =>
        siteOrigin + pagePath(siteLanguage, action, token);
      return {
        confirm: page('confirm', links.tokenFor('confirm', search)),
        manage: page('manage', links.tokenFor('manage', subscriber)),
        stop: page('stop', stop),
        stopAtOnce: `${siteOrigin}/api/alerts/stop-at-once?${new URLSearchParams({ [TOKEN_KEY]: stop }).toString()}`,
        list: siteOrigin + address,
      };
    },
    noticePaths: ({ search, subscriber, address }, siteLanguage) => ({
      manage: pagePath(siteLanguage, 'manage', links.tokenFor('manage', subscriber)),
      stop: pagePath(siteLanguage, 'stop', links.tokenFor('stop', search)),
      list: address,
    }),
  };
}
