import { messageText } from '../../domain/localizable';
import type { ApolloClient } from '@apollo/client';
import { compileInSlices } from '../../redirects/managedRedirects';
import { isExpression } from '../../redirects/managedRule';
import type { SiteRedirects } from '../../redirects/siteRedirects';
import type { Site } from '../../sites/site.types';
import { CoalescedRuns } from '../../platform/CoalescedRuns';
import type { Logger } from '../../platform/log';
import { listRedirects } from '../../platform/content/content';
import type { RunRedirectTask } from '../../platform/redirects/RedirectThread';

const REFRESH_MS = 60_000;

export interface ManagedRedirectsSync {
  refresh: () => Promise<void>;
  /** Reads the redirects of a site again, no older than the call. @throws UpstreamError */
  refreshSite: (site: string) => Promise<void>;
  stop: () => void;
  /** Problems that an operator must solve. */
  alarms: () => string[];
}

/**
 * Keeps the redirects that editors manage on the content platform up to date: at start, every minute, and
 * when content is published. While the platform fails, or when new redirects cannot be compiled, the
 * previous ones stay in use.
 */
export function syncManagedRedirects(options: {
  sites: readonly Site[];
  redirects: ReadonlyMap<string, SiteRedirects>;
  content: ApolloClient;
  /** Compiles them in a separate thread, so that requests are not delayed. */
  runTask: RunRedirectTask;
  logger: Logger;
  /** Called when redirects were loaded again. */
  onChange: () => void;
}): ManagedRedirectsSync {
  const { sites, redirects, content, runTask, logger, onChange } = options;
  const versions = new Map<string, string>();
  /** The last list of each site: the same object is not compared again. */
  const lastLists = new Map<string, readonly unknown[]>();
  /** The problem of each site, by its name. */
  const problems = new Map<string, string>();

  async function readSite(name: string): Promise<void> {
    const site = sites.find((candidate) => candidate.name === name);
    if (!site) return;
    const managed = await listRedirects(content, site);
    if (lastLists.get(name) === managed) return;
    const version = JSON.stringify(managed);
    if (versions.get(name) === version) {
      lastLists.set(name, managed);
      return;
    }
    const { languages } = site;
    try {
      if (managed.some((redirect) => redirect && isExpression(redirect.pattern))) {
        await runTask({ kind: 'compile', redirects: managed, languages });
      }
    } catch (error) {
      problems.set(site.name, `redirects of ${site.name} not compiled: previous ones stay in use`);
      logger.error({ site: site.name, error }, 'redirects not compiled; previous ones stay in use');
      return;
    }
    const compiled = await compileInSlices(managed, languages);
    redirects.get(site.name)?.replaceManaged(compiled);
    versions.set(name, version);
    lastLists.set(name, managed);
    const skipped = compiled.skipped.map((redirect) => ({
      ...redirect,
      reason: messageText(redirect.reason),
    }));
    if (skipped.length === 0) problems.delete(site.name);
    else problems.set(site.name, `${skipped.length} redirects of ${site.name} are left out`);
    const malformed = managed.filter((redirect) => redirect === null).length;
    if (malformed > 0) logger.warn({ site: site.name, malformed }, 'redirects left out');
    if (skipped.length > 0) logger.warn({ site: site.name, skipped }, 'redirects left out');
    onChange();
  }

  // One reading of a site at a time: an older answer never replaces a newer one.
  const siteReads = new CoalescedRuns(readSite);
  const refreshSite = (site: string) => siteReads.run(site);

  async function refresh(): Promise<void> {
    const results = await Promise.allSettled(sites.map(({ name }) => refreshSite(name)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure)
      logger.warn({ error: failure.reason }, 'redirects not refreshed; previous ones stay in use');
  }

  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();
  void refresh();
  return {
    refresh,
    refreshSite,
    stop: () => clearInterval(timer),
    alarms: () => [...problems.values()],
  };
}
