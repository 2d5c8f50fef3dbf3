import type { ApolloClient } from '@apollo/client';
import { readTable } from '../../redirects/findRedirect';
import { createSiteRedirects, type SiteRedirects } from '../../redirects/siteRedirects';
import type { Site } from '../../sites/site.types';
import type { Logger } from '../../platform/log';
import { followTables } from '../development/followTables';
import { keepManagedRedirects, type ManagedRedirectsKeeper } from './managedRedirects';
import { RedirectThread, type AskRedirects } from '../../platform/redirects/RedirectThread';

/** Checks of editors that wait; more are refused. */
const MAX_CHECKS_WAITING = 8;

export interface RedirectServices {
  /** All redirects of a site, by its name. */
  redirects: ReadonlyMap<string, SiteRedirects>;
  /** Those that editors manage. */
  managed: ManagedRedirectsKeeper;
  /** For editors who check what they wrote: they are in the way of themselves alone. */
  askRedirects: AskRedirects;
}

/** @param options.entry file of the thread that compiles redirects */
export function createRedirectServices(options: {
  entry: string;
  sites: readonly Site[];
  content: ApolloClient;
  logger: Logger;
  onChange: () => void;
  /** Follows the tables while they are written. */
  development?: Parameters<typeof followTables>[0];
}): RedirectServices {
  const { entry, sites, development, ...others } = options;
  const redirects = new Map(sites.map((site) => [site.name, redirectsOf(site)]));
  if (development) {
    const { onChange, logger } = others;
    const onFault = (message: string) => logger.error(message);
    followTables(development, redirects, { onChange, onFault });
  }
  const published = new RedirectThread({ entry, maxWaiting: sites.length });
  const edited = new RedirectThread({ entry, maxWaiting: MAX_CHECKS_WAITING });
  const managed = keepManagedRedirects({ sites, redirects, ask: published.ask, ...others });
  return { redirects, managed, askRedirects: edited.ask };
}

/** The table of old addresses, on sites that have one, before what editors manage. */
const redirectsOf = (site: Site): SiteRedirects =>
  createSiteRedirects(site.features.redirectTable ? readTable(site.name) : [], site.languages);
