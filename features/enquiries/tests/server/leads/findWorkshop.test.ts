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

const searchOf = (dealers: Partial<Dealer>[], failed = false) =>
  (async () => ({
    facet: [],
    content: dealers,
    total_items: 1,
    limit: 1,
    offset: 0,
    failed,
  })) as unknown as SearchClient['search'];

test('[FORM-32] the workshop of the chosen dealer gets it, else the dealer', async () => {
  expect(await findWorkshop(searchOf([oslo]), 'automotive-no', 'Automotive Oslo')).toEqual({
    siteName: 'Automotive Oslo',
    siteEmail: 'workshop@automotive.example',
  });
  const without = { ...oslo, site_departments: [] };
  expect(await findWorkshop(searchOf([without]), 'automotive-no', 'Automotive Oslo')).toMatchObject(
    {
      siteEmail: 'leads.oslo@automotive.example',
    },
  );
});

test('a dealer that the site does not have is the visitor’s to correct', async () => {
  const asked = findWorkshop(searchOf([]), 'automotive-no', 'Evil Motors');
  await expect(asked).rejects.toBeInstanceOf(NoRecipient);
  await expect(asked).rejects.toMatchObject({ field: 'siteName', instead: { siteEmail: '' } });
});

test('while the search service does not answer nothing is known', async () => {
  const asked = findWorkshop(searchOf([], true), 'automotive-no', 'Automotive Oslo');
  await expect(asked).rejects.toMatchObject({ name: 'RecipientUnknown' });
});
