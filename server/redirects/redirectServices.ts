import type { ApolloClient } from '@apollo/client';
import { readTable } from '../../redirects/findRedirect';
import { createSiteRedirects, type SiteRedirects } from '../../redirects/siteRedirects';
import type { Site } from '../../sites/site.types';
import type { Logger } from '../../platform/log';
import { followTables } from '../development/followTables';
import { syncManagedRedirects, type ManagedRedirectsSync } from './managedRedirects';
import { RedirectThread, type RunRedirectTask } from '../../platform/redirects/RedirectThread';

/** Maximum number of editors' checks that wait; more are refused. */
const MAX_CHECKS_WAITING = 8;

export interface RedirectServices {
  /** All redirects of a site, by its name. */
  redirects: ReadonlyMap<string, SiteRedirects>;
  /** Redirects that editors manage. */
  managed: ManagedRedirectsSync;
  /** For redirect checks that editors request: a slow check delays only other checks. */
  runRedirectTask: RunRedirectTask;
}

/** @param options.entry file of the thread that compiles redirects */
export function createRedirectServices(options: {
  entry: string;
  sites: readonly Site[];
  content: ApolloClient;
  logger: Logger;
  onChange: () => void;
  /** Reloads the redirect tables when their files change. */
  development?: Parameters<typeof followTables>[0];
}): RedirectServices {
  const { entry, sites, development, ...managedOptions } = options;
  const redirects = new Map(sites.map((site) => [site.name, createRedirects(site)]));
  if (development) {
    const { onChange, logger } = managedOptions;
    const onError = (message: string) => logger.error(message);
    followTables(development, redirects, { onChange, onError });
  }
  const publishedThread = new RedirectThread({ entry, maxWaiting: sites.length });
  const editorThread = new RedirectThread({ entry, maxWaiting: MAX_CHECKS_WAITING });
  const managed = syncManagedRedirects({
    sites,
    redirects,
    runTask: publishedThread.runTask,
    ...managedOptions,
  });
  return { redirects, managed, runRedirectTask: editorThread.runTask };
}

/** The redirects of a site: its table, if it has one, takes precedence over what editors manage. */
const createRedirects = (site: Site): SiteRedirects =>
  createSiteRedirects(site.features.redirectTable ? readTable(site.name) : [], site.languages);
