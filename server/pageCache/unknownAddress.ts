import type { ApolloClient } from '@apollo/client';
import { hasPage } from '../../platform/content/fetchPage';
import { resolveRoute } from '../../platform/content/resolveRoute';
import { CoalescedRuns } from '../../platform/CoalescedRuns';
import { withDeadline } from '../../platform/pages/pageDeadline';
import type { PublicPageRequest } from '../../platform/pages/publicPage';
import type { Site } from '../../sites/site.types';

/**
 * Queries the platform again for an address that is about to be answered with 404: a page may have been
 * published there, or moved away from there, since this process was last notified (decision 0130). Returns
 * whether there is a page by now; if not, the redirects of the site are no older than this answer.
 */
export type CheckUnknown = (
  request: Pick<PublicPageRequest, 'site' | 'path' | 'deadline'>,
) => Promise<boolean>;

/**
 * Creates the check. Concurrent requests for an address share one query.
 * @param options.content the platform's content as it is now, nothing from a cache
 */
export function createUnknownCheck(options: {
  sites: readonly Site[];
  content: ApolloClient;
  /** Reads the redirects of a site again. */
  refreshRedirects: (site: string) => Promise<void>;
  /** Makes cached content be loaded again. */
  expire: () => void;
}): CheckUnknown {
  const { sites, content, refreshRedirects, expire } = options;
  const pageQueries = new CoalescedRuns<boolean>(async (key) => {
    const [name, path] = splitKey(key);
    const site = sites.find((candidate) => candidate.name === name);
    const route = site && resolveRoute(site, path);
    if (!site || !route) return false;
    return hasPage(content, { site: name, ...route });
  });
  return async ({ site, path, deadline }) => {
    if (!resolveRoute(site, path)) return false;
    try {
      // The page must be checked first: moving a page removes its address and adds the redirect in one step.
      const pageExists = await withDeadline(deadline, pageQueries.run(`${site.name} ${path}`));
      if (pageExists) expire();
      else await withDeadline(deadline, refreshRedirects(site.name));
      return pageExists;
    } catch {
      // If the platform does not answer, its previous answer is used.
      return false;
    }
  };
}

function splitKey(key: string): [string, string] {
  const end = key.indexOf(' ');
  return [key.slice(0, end), key.slice(end + 1)];
}
