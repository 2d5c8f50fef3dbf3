import type { ApolloClient } from '@apollo/client';
import type { SiteRedirects } from '../../redirects/siteRedirects';
import type { Site } from '../../sites/site.types';
import type { Logger } from '../log';
import { listRedirects } from '../upstreams/content';

const REFRESH_MS = 60_000;

/**
 * Keeps the redirects that editors manage on the content platform up to date: at start, every minute,
 * and when content is published. While the platform fails the last known ones hold.
 */
export function keepManagedRedirects(options: {
  sites: readonly Site[];
  redirects: ReadonlyMap<string, SiteRedirects>;
  content: ApolloClient;
  logger: Logger;
  /** Called when redirects were read anew. */
  onChange: () => void;
}): { refresh: () => Promise<void>; stop: () => void } {
  const { sites, redirects, content, logger, onChange } = options;
  const known = new Map<string, string>();

  async function refreshSite(site: Site): Promise<void> {
    const managed = await listRedirects(content, site);
    const version = JSON.stringify(managed);
    if (known.get(site.name) === version) return;
    known.set(site.name, version);
    const skipped = redirects.get(site.name)?.replaceManaged(managed) ?? [];
    const malformed = managed.filter((redirect) => redirect === null).length;
    if (malformed > 0) logger.warn({ site: site.name, malformed }, 'redirects left out');
    if (skipped.length > 0) logger.warn({ site: site.name, skipped }, 'redirects left out');
    onChange();
  }

  async function refresh(): Promise<void> {
    const results = await Promise.allSettled(sites.map(refreshSite));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) logger.warn({ error: failed.reason as unknown }, 'redirects not refreshed');
  }

  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();
  void refresh();
  return { refresh, stop: () => clearInterval(timer) };
}
