import type { SearchClient } from '../../../search/server/searchClient';
import { findDealer } from './findRecipient';
import type { Recipient } from './lead.types';
import { NoRecipient } from './NoRecipient';

/**
 * Who gets a service request: the workshop of the dealer that the visitor has chosen, by the index of dealers and
 * never by what a browser says.
 * @throws NoRecipient for a dealer that the site does not have, RecipientUnknown
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
