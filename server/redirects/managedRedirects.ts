import type { ApolloClient } from '@apollo/client';
import { compileInSlices } from '../../redirects/managedRedirects';
import { isExpression } from '../../redirects/managedRule';
import type { SiteRedirects } from '../../redirects/siteRedirects';
import type { Site } from '../../sites/site.types';
import type { Logger } from '../../platform/log';
import { listRedirects } from '../../platform/content/content';
import type { AskRedirects } from '../../platform/redirects/RedirectThread';

const REFRESH_MS = 60_000;

export interface ManagedRedirectsKeeper {
  refresh: () => Promise<void>;
  stop: () => void;
  /** What a person must see to. */
  alarms: () => string[];
}

/**
 * Keeps the redirects that editors manage on the content platform up to date: at start, every minute,
 * and when content is published. While the platform fails, and where new ones cannot be compiled, the last ones hold.
 */
export function keepManagedRedirects(options: {
  sites: readonly Site[];
  redirects: ReadonlyMap<string, SiteRedirects>;
  content: ApolloClient;
  /** Tries them where nothing that they cost is in the way of requests. */
  ask: AskRedirects;
  logger: Logger;
  /** Called when redirects were read anew. */
  onChange: () => void;
}): ManagedRedirectsKeeper {
  const { sites, redirects, content, ask, logger, onChange } = options;
  const known = new Map<string, string>();
  /** What is wrong, by the site's name. */
  const alarms = new Map<string, string>();

  async function refreshSite(site: Site): Promise<void> {
    const managed = await listRedirects(content, site);
    const version = JSON.stringify(managed);
    if (known.get(site.name) === version) return;
    const { languages } = site;
    try {
      if (managed.some((redirect) => redirect && isExpression(redirect.pattern))) {
        await ask({ kind: 'compile', redirects: managed, languages });
      }
    } catch (error) {
      alarms.set(site.name, `redirects of ${site.name} cannot be compiled: older ones hold`);
      logger.error({ site: site.name, error }, 'redirects not compiled: the last ones hold');
      return;
    }
    const compiled = await compileInSlices(managed, languages);
    redirects.get(site.name)?.replaceManaged(compiled);
    known.set(site.name, version);
    const { skipped } = compiled;
    if (skipped.length === 0) alarms.delete(site.name);
    else alarms.set(site.name, `${skipped.length} redirects of ${site.name} are left out`);
    const malformed = managed.filter((redirect) => redirect === null).length;
    if (malformed > 0) logger.warn({ site: site.name, malformed }, 'redirects left out');
    if (skipped.length > 0) logger.warn({ site: site.name, skipped }, 'redirects left out');
    onChange();
  }

  async function refresh(): Promise<void> {
    const results = await Promise.allSettled(sites.map(refreshSite));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) logger.warn({ error: failed.reason }, 'redirects not refreshed');
  }

  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();
  void refresh();
  return { refresh, stop: () => clearInterval(timer), alarms: () => [...alarms.values()] };
}
