import { findRecipient } from '../../../server/leads/findRecipient';
import type { SearchClient } from '../../../../search/server/searchClient';
import type { Car } from '../../../../../domain/documents/car';
import type { Dealer } from '../../../../../domain/documents/dealer.types';

const car: Partial<Car> = {
  car_id: '7',
  car_brand: 'Mercedes-Benz',
  car_is_sample: false,
  car_site_name: 'Automotive Uppsala',
  car_site_leads_email: 'leads.uppsala@automotive.example',
  car_images: [],
  car_equipment: ['Tow bar'],
  car_primary_image: { thumbnail_url: '/x.jpg', blur_data_url: '' },
  car_description: 'Long',
};

const sample: Partial<Car> = {
  car_id: '8',
  car_brand: 'Mercedes-Benz',
  car_is_sample: true,
};

const department = (department_type: string, brand_code: string) => ({
  department_type,
  brands: [{ brand_code }],
  official_name: `${department_type} ${brand_code}`,
  email: `${brand_code}@automotive.example`,
});

const dealer = {
  site_official_name: 'Automotive Lund',
  site_email: 'lund@automotive.example',
  site_departments: [
    department('Workshop', 'mercedes-benz'),
    department('NewCars', 'volvo'),
    department('NewCars', 'mercedes-benz'),
  ],
} as unknown as Partial<Dealer>;

/** A search service with these cars and dealers. */
function createSearch(cars: Partial<Car>[], dealers: Partial<Dealer>[], failed?: boolean) {
  return (async (_site, kind, { filters = {} }) => {
    const records: object[] = kind === 'cars' ? cars : dealers;
    const content = records.filter((entry) =>
      Object.entries(filters).every(([field, values]) =>
        (values as unknown[]).includes((entry as Record<string, unknown>)[field]),
      ),
    );
    return { facet: [], content, total_items: content.length, limit: 1, offset: 0, failed };
  }) as SearchClient['search'];
}

const search = createSearch([car, sample], [dealer]);

test('[FORM-17] [OQ-77] an enquiry goes to the dealer of the car, with the car without its pictures and long texts', async () => {
  const recipient = await findRecipient(search, 'automotive-se', { carId: '7', siteName: 'Any' });
  expect(recipient).toEqual({
    car: {
      car_id: '7',
      car_brand: 'Mercedes-Benz',
      car_is_sample: false,
      car_site_name: 'Automotive Uppsala',
      car_site_leads_email: 'leads.uppsala@automotive.example',
    },
    toName: 'Automotive Uppsala',
    toEmail: 'leads.uppsala@automotive.example',
  });
});

test('[OQ-77] an enquiry goes to the dealer’s general address if it has none for enquiries', async () => {
  const here = { ...car, car_site_name: 'Automotive Lund', car_site_leads_email: undefined };
  const recipient = await findRecipient(createSearch([here], [dealer]), 'automotive-se', {
    carId: '7',
    siteName: '',
  });
  expect(recipient).toMatchObject({
    toName: 'Automotive Lund',
    toEmail: 'lund@automotive.example',
  });
});

test('[FORM-06] [OQ-79] an enquiry about a sample car goes to the chosen dealer’s department that sells the make', async () => {
  const query = { carId: '8', siteName: 'Automotive Lund' };
  expect(await findRecipient(search, 'automotive-se', query)).toMatchObject({
    toName: 'NewCars mercedes-benz',
    toEmail: 'mercedes-benz@automotive.example',
  });
});

test.each([
  ['no dealer is chosen', { carId: '8', siteName: '' }, [dealer]],
  ['the dealer is unknown', { carId: '8', siteName: 'Elsewhere' }, [dealer]],
  [
    'the dealer does not sell the make',
    { carId: '8', siteName: 'Automotive Lund' },
    [{ ...dealer, site_departments: dealer.site_departments?.slice(0, 2) }],
  ],
])('[FORM-21] [ERR-19] the error is “Department not found” if %s', async (_, query, dealers) => {
  const finding = findRecipient(createSearch([sample], dealers), 'automotive-se', query);
  await expect(finding).rejects.toThrow('Department not found');
});

test('an enquiry about a car that was sold meanwhile goes to the dealer named in the form', async () => {
  const query = { carId: '99', siteName: 'Automotive Lund' };
  expect(await findRecipient(search, 'automotive-se', query)).toEqual({
    car: { car_id: '99' },
    toName: 'Automotive Lund',
    toEmail: 'lund@automotive.example',
  });
});

test('no recipient is chosen while the search service does not respond', async () => {
  const query = { carId: '7', siteName: 'Automotive Lund' };
  const finding = findRecipient(createSearch([], [], true), 'automotive-se', query);
  await expect(finding).rejects.toThrow('did not answer');
});
