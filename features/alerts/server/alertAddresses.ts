import { publicPath } from '../../../platform/content/resolveRoute';
import { ALERT_KEY, SAID_KEY, TOKEN_KEY } from '../../../domain/alerts/alertKeys';
import type { AlertOutcome } from '../model/alertPage.types';
import type { Language, Site } from '../../../sites/site.types';
import type { AlertLinks } from './alertLinks';

/** Absolute addresses that a mail leads to. */
interface MailLinks {
  confirm: string;
  manage: string;
  /** Asks whether to stop. */
  stop: string;
  /** Stops when a mail program posts to it. */
  stopAtOnce: string;
  /** The list, or the page of saved cars. */
  list: string;
}

/** Where a site shows what, in a language. */
export interface Where {
  site: Site;
  language: Language;
}

/** Addresses of the pages about saved searches: all of them are the page of saved cars with something to say. */
export interface AlertAddresses {
  /** Path of the page of an action or outcome. */
  pathOf: (where: Where, query: Readonly<Record<string, string>>) => string;
  /** Path of the page that says what became of something; with the owner's searches, for whoever has their token. */
  saying: (where: Where, outcome: AlertOutcome, token?: string) => string;
  linksOf: (about: MailAbout, where: Where) => MailLinks;
  /** Paths on the site that a notice of a device leads to. */
  pathsOf: (about: MailAbout, where: Where) => Record<'manage' | 'stop' | 'list', string>;
}

/** Ids of a search and its owner, and the address of the search's list. */
interface MailAbout {
  search: string;
  subscriber: string;
  address: string;
}

/** @param origin public origin of a site */
export function createAlertAddresses(
  links: AlertLinks,
  origin: (site: Site) => string,
): AlertAddresses {
  const pathOf: AlertAddresses['pathOf'] = ({ site, language }, query) =>
    `${publicPath(site, language, site.savedCarsPath ?? '/')}?${new URLSearchParams(query).toString()}`;
  const pagePath = (where: Where, action: string, token: string) =>
    pathOf(where, { [ALERT_KEY]: action, [TOKEN_KEY]: token });
  return {
    pathOf,
    saying: (where, outcome, token) =>
      pathOf(where, {
        [ALERT_KEY]: token === undefined ? outcome : 'manage',
        ...(token !== undefined && { [TOKEN_KEY]: token, [SAID_KEY]: outcome }),
      }),
    linksOf({ search, subscriber, address }, where) {
      const start = origin(where.site);
      const stop = links.tokenFor('stop', search);
      const page = (action: string, token: string) => start + pagePath(where, action, token);
      return {
        confirm: page('confirm', links.tokenFor('confirm', search)),
        manage: page('manage', links.tokenFor('manage', subscriber)),
        stop: page('stop', stop),
        stopAtOnce: `${start}/api/alerts/stop-at-once?${new URLSearchParams({ [TOKEN_KEY]: stop }).toString()}`,
        list: start + address,
      };
    },
    pathsOf: ({ search, subscriber, address }, where) => ({
      manage: pagePath(where, 'manage', links.tokenFor('manage', subscriber)),
      stop: pagePath(where, 'stop', links.tokenFor('stop', search)),
      list: address,
    }),
  };
}
