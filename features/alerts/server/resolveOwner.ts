import type { Site } from '../../../sites/site.types';
import type { AlertLinks } from './alertLinks';
import type { AlertStore } from './AlertStore';

/**
 * The id of the subscriber whose searches a link manages, also if all of them have ended since. Undefined for
 * an expired link, and on another site than the subscriber's.
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
