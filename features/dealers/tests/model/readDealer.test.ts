import { filterDealers } from '../../model/filterDealers';
import { readDealer } from '../../model/readDealer';
import { exampleDealerRecords } from '../../ui/exampleDealers';

const [stockholm] = exampleDealerRecords;
const dealers = exampleDealerRecords.flatMap((record) => readDealer(record) ?? []);

test('[DEAL-19] reads a dealer from the index: address, phone, position, picture, order, country', () => {
  expect(readDealer(stockholm)).toMatchObject({
    id: '1001',
    slug: 'stockholm',
    name: 'Automotive Stockholm',
    street: 'Example Street 1',
    zip: '100 10',
    town: 'Stockholm',
    phone: '010-000 00 01',
    email: 'hello@example.com',
    position: { lat: 59.31472, lng: 18.08031 },
    picture: { src: '/-/media/scenes/showroom.webp' },
    order: 1,
    country: 'SE',
  });
});

test('[DEAL-20] [DEAL-21] [DEAL-22] reads the departments of a dealer: contact, makes, people, hours', () => {
  const [department] = readDealer(stockholm)?.departments ?? [];
  expect(department).toMatchObject({
    name: 'New cars',
    type: 'NewCars',
    phone: '010-000 00 02',
    email: 'new.cars@example.com',
    makes: ['volvo', 'ford', 'alfa-romeo', 'polestar'],
    vacations: [{ title: 'Summer hours', start: '2026-07-06', end: '2026-08-09' }],
    specialDays: [{ date: '2026-12-24', title: 'Christmas Eve', text: 'Closed' }],
  });
  expect(department?.schedule.week[0]).toEqual([540, 1080]);
  expect(department?.staff[0]).toEqual({
    name: 'Anna Backlund',
    initials: 'AB',
    title: 'Manager',
    phone: '010-000 00 11',
    email: 'anna.backlund@example.com',
    picture: undefined,
  });
});

test('malformed fields are dropped, and a dealer without id, address or name is rejected', () => {
  const broken = {
    ...stockholm,
    site_geocoord: '99,200',
    site_phone: 46,
    site_primary_image: { original: '/-/media/a.webp', blur_data_url: 'javascript:alert(1)' },
    site_departments: [null, 'shop', { name: 'Shop', users: [{}, 1], openingschedule: [] }],
  };
  expect(readDealer(broken)).toMatchObject({
    phone: '',
    position: undefined,
    picture: { src: '/-/media/a.webp', preview: undefined },
    departments: [{ name: 'Shop', staff: [], vacations: [], specialDays: [] }],
  });
  for (const field of ['site_id', 'slug', 'site_official_name']) {
    expect(readDealer({ ...stockholm, [field]: ' ' })).toBeUndefined();
  }
  expect(readDealer(null)).toBeUndefined();
});

describe('[DEAL-02] dealers are', () => {
  const names = (choice: Partial<Parameters<typeof filterDealers>[1]>) =>
    filterDealers(dealers, { search: '', department: '', make: '', ...choice }).map(
      ({ town }) => town,
    );

  test.each([
    ['name', 'automotive malmo', ['Malmö']],
    ['town, without regard to case and accents', 'GOTEBORG', ['Göteborg']],
    ['street', 'street 4', ['Umeå']],
    ['postcode without its space', '20010', ['Göteborg']],
    ['an unknown town', 'kiruna', []],
  ])('searched by %s', (_, search, expected) => {
    expect(names({ search })).toEqual(expected);
  });

  test('searched by a town with a letter that has no base letter in Unicode', () => {
    const inNorway = { ...dealers[0]!, town: 'Tromsø' };
    const found = filterDealers([inNorway], { search: 'tromso', department: '', make: '' });
    expect(found).toEqual([inNorway]);
  });

  test('filtered by department and make, which have to match the same department', () => {
    expect(names({ department: 'Workshop', make: 'Alfa Romeo' })).toHaveLength(4);
    expect(names({ department: 'Parts' })).toEqual([]);
    expect(names({ make: 'saab' })).toEqual([]);
  });

  test('sorted by their order, then by name', () => {
    const [one, two, three] = dealers.map((dealer, at) => ({ ...dealer, order: at === 2 ? 1 : 2 }));
    const ordered = filterDealers([one!, two!, three!], { search: '', department: '', make: '' });
    expect(ordered.map(({ town }) => town)).toEqual(['Malmö', 'Göteborg', 'Stockholm']);
  });
});
