import type { Dealer } from '../../../../../domain/documents/dealer.types';
import { findWorkshop } from '../../../server/leads/findWorkshop';
import { NoRecipient } from '../../../server/leads/NoRecipient';
import type { SearchClient } from '../../../../search/server/searchClient';

const oslo = {
  site_official_name: 'Automotive Oslo',
  site_email: 'oslo@automotive.example',
  email: 'leads.oslo@automotive.example',
  site_departments: [
    { department_type: 'NewCars', email: 'new@automotive.example' },
    { department_type: 'Workshop', email: 'workshop@automotive.example' },
  ],
} as unknown as Partial<Dealer>;

const createSearch = (dealers: Partial<Dealer>[], failed = false) =>
  (async () => ({
    facet: [],
    content: dealers,
    total_items: 1,
    limit: 1,
    offset: 0,
    failed,
  })) as unknown as SearchClient['search'];

test('[FORM-32] a request goes to the workshop of the chosen dealer, or to the dealer if it has no workshop', async () => {
  expect(await findWorkshop(createSearch([oslo]), 'automotive-no', 'Automotive Oslo')).toEqual({
    siteName: 'Automotive Oslo',
    siteEmail: 'workshop@automotive.example',
  });
  const without = { ...oslo, site_departments: [] };
  expect(
    await findWorkshop(createSearch([without]), 'automotive-no', 'Automotive Oslo'),
  ).toMatchObject({
    siteEmail: 'leads.oslo@automotive.example',
  });
});

test('an unknown dealer is reported as an error of its field', async () => {
  const finding = findWorkshop(createSearch([]), 'automotive-no', 'Evil Motors');
  await expect(finding).rejects.toBeInstanceOf(NoRecipient);
  await expect(finding).rejects.toMatchObject({ field: 'siteName', fallback: { siteEmail: '' } });
});

test('the recipient is unknown while the search service does not respond', async () => {
  const finding = findWorkshop(createSearch([], true), 'automotive-no', 'Automotive Oslo');
  await expect(finding).rejects.toMatchObject({ name: 'RecipientUnavailable' });
});
