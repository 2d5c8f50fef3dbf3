import { type LocationItem, readLocations } from '../../../ui/finder/readLocations';

const field = (value: unknown) => ({ jsonValue: { value } });
const list = (...items: object[]) => ({ jsonValue: items.map((fields) => ({ fields })) });

const item: LocationItem = {
  id: 'A1',
  name: field('Automotive Borås'),
  city: field('Borås'),
  address: field('Industrigatan 11'),
  zip: field('504 62'),
  lat: field(57.70838),
  lng: field(12.94422),
};

test('[LOC-15] a location has id, position, name, city, address, zip and type', () => {
  expect(readLocations('Location', [item])).toEqual({
    locations: [
      {
        id: 'A1',
        name: 'Automotive Borås',
        city: 'Borås',
        address: 'Industrigatan 11',
        zip: '504 62',
        lat: 57.70838,
        lng: 12.94422,
        locationType: 'Location',
        openingHours: [],
        services: [],
      },
    ],
    dropped: [],
  });
});

test.each(['id', 'name', 'city', 'address', 'zip'])(
  '[LOC-19] a location whose %s is empty is dropped',
  (name) => {
    const broken = { ...item, [name]: name === 'id' ? '' : field(' ') };
    expect(readLocations('Location', [broken, item])).toMatchObject({
      locations: [{ id: 'A1' }],
      dropped: [broken.id],
    });
  },
);

test.each([
  ['lat', ''],
  ['lat', ' '],
  ['lng', 'east'],
  ['lng', undefined],
  ['lat', null],
])('[LOC-19] a location whose %s is the invalid number %j is dropped', (name, value) => {
  expect(readLocations('Location', [{ ...item, [name]: field(value) }]).locations).toEqual([]);
  expect(readLocations('Location', [{ ...item, [name]: null }, null]).locations).toEqual([]);
});

test('[LOC-16] [LOC-17] charging points have charger options, with a CCS1 or CCS2 plug or none', () => {
  const chargers = list(
    { amount: { value: 4 }, icon: { value: 'CCS2' }, watts: { value: 150000 } },
    { amount: { value: 1 }, icon: { value: 'CCS1' }, watts: { value: 50000 } },
    { amount: { value: 2 }, icon: { value: '' }, watts: { value: 22000 } },
    { amount: { value: 2 }, icon: { value: 'CHAdeMO' }, watts: { value: 50000 } },
    { amount: { value: 0 }, watts: { value: 50000 } },
  );
  const { locations } = readLocations('ChargingPoint', [{ ...item, chargerOptions: chargers }]);
  expect(locations).toMatchObject([
    {
      locationType: 'ChargingPoint',
      chargerOptions: [
        { id: 'A1-1', amount: 4, icon: 'CCS2', watts: 150000 },
        { id: 'A1-2', amount: 1, icon: 'CCS1', watts: 50000 },
        { id: 'A1-3', amount: 2, icon: undefined, watts: 22000 },
        { id: 'A1-4', amount: 2, icon: undefined, watts: 50000 },
      ],
    },
  ]);
});

test('[LOC-18] pickup dealers have lists of e-mail, phone and web page', () => {
  const links = (...values: object[]) => list(...values.map((value) => ({ link: { value } })));
  const { locations } = readLocations('F150Location', [
    {
      ...item,
      email: links(
        { href: 'mailto:a@example.com', text: 'Sales' },
        { href: 'mailto:b@example.com' },
      ),
      phone: links({ href: 'tel:+4633' }),
      web: links({ href: 'https://example.com/', text: '' }, {}),
    },
  ]);
  expect(locations).toMatchObject([
    {
      locationType: 'F150Location',
      email: [
        { href: 'mailto:a@example.com', text: 'Sales' },
        { href: 'mailto:b@example.com', text: 'b@example.com' },
      ],
      phones: [{ href: 'tel:+4633', text: '+4633' }],
      web: [{ href: 'https://example.com/', text: 'example.com/' }],
    },
  ]);
});
