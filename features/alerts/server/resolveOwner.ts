import type { Site } from '../../../sites/site.types';
import type { AlertLinks } from './alertLinks';
import type { AlertStore } from './AlertStore';

/**
 * The id of the subscriber whose searches a link manages. Undefined for an expired link, and on a site
 * other than the subscriber's, where searches and addresses differ. Also returned if the subscriber has since ended
 * all searches.
 */
export async function resolveOwner(
  token: unknown,
  site: Site,
  { links, store }: { links: AlertLinks; store: Pick<AlertStore, 'siteOf'> },
): Promise<string | undefined> {
  const subscriber = links.idOf('manage', token);
  const subscriberSite = subscriber === undefined ? undefined : await store.siteOf(subscriber);
  return subscriberSite === undefined || subscriberSite === site.name ? subscriber : undefined;
}
