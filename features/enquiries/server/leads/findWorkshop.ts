import type { SearchClient } from '../../../search/server/searchClient';
import { findDealer } from './findRecipient';
import type { Recipient } from './lead.types';
import { NoRecipient } from './NoRecipient';

/**
 * Finds the recipient of a service request: the workshop of the chosen dealer, from the index of dealers,
 * never from the request.
 * @throws NoRecipient for an unknown dealer, RecipientUnavailable
 */
export async function findWorkshop(
  search: SearchClient['search'],
  site: string,
  siteName: string,
): Promise<Recipient> {
  const dealer = await findDealer(search, site, siteName);
  if (!dealer) throw new NoRecipient('Dealer not found', { siteName, siteEmail: '' }, 'siteName');
  const workshop = dealer.site_departments?.find(
    ({ department_type }) => department_type === 'Workshop',
  );
  return { siteName, siteEmail: workshop?.email || dealer.email || dealer.site_email || '' };
}
