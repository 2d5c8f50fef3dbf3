import { loadPlaceNames } from '../../../map/ui/geocode/placeNames';
import { readSearch } from '../../model/readSearch';
import type { Facet, SearchMarket } from '../../../../domain/search/search.types';

const flat = (name: string, ...texts: string[]): Facet => ({
  name,
  type: 'value',
  values: texts.map((text) => ({ text, count: 1 })),
});

const facets: Facet[] = [
  flat('car_brand>car_model>car_version', 'Volvo', 'Ford'),
  flat('car_body', 'SUV', 'Kombi'),
  flat('car_fuel', 'El', 'Diesel', 'Bensin'),
  flat('car_gearbox', 'Automat', 'Manuell'),
  flat('car_color', 'Vit', 'Svart', 'Röd'),
  {
    name: 'car_site_region>car_site_city',
    type: 'value',
    values: [{ text: 'Skåne', count: 2, children: [{ text: 'Lund', count: 2 }] }],
  },
  flat('car_year', '2019', '2020', '2021'),
  flat('car_equipment', 'Dragkrok', 'Snabbladdning CCS', 'Golvmattor'),
  { name: 'car_loan_monthly_cost', type: 'histogram', max: 9000 },
  { name: 'car_electric_range', type: 'histogram', max: 800 },
];

const markets = {
  SE: { language: 'sv', currency: 'SEK', mileageUnit: 'mil' },
  NO: { language: 'nb', currency: 'NOK', mileageUnit: 'km' },
  GB: { language: 'en', currency: 'GBP', mileageUnit: 'miles' },
  SK: { language: 'sk', currency: 'EUR', mileageUnit: 'km' },
  FI: { language: 'fi', currency: 'EUR', mileageUnit: 'km' },
} as const satisfies Record<string, SearchMarket>;

async function read(text: string, country: keyof typeof markets = 'SE', known = facets) {
  const found = readSearch(text, known, markets[country], await loadPlaceNames(country));
  const told = (values: typeof found.values) => values.map(({ levels }) => levels.join(' '));
  return { ...found, chosen: told(found.values), leftOut: told(found.excluded) };
}

test('a whole wish is its filters: body, equipment, cost by the month, place', async () => {
  const found = await read('kombi med dragkrok under 4000 i månaden nära Lund');
  expect(found).toMatchObject({
    chosen: ['Kombi', 'Dragkrok'],
    ranges: { car_loan_monthly_cost: [null, 4000] },
    place: { name: 'Lund' },
    keyphrase: '',
    unread: [],
  });
});

test.each([
  ['inom 5 mil från 222 22', 'SE', { name: '222 22', within: 50 }],
  ['i närheten av götborg', 'SE', { name: 'Göteborg' }],
  ['Göteborgstrakten', 'SE', { name: 'Göteborg' }],
  ['volvo kiruna', 'SE', { name: 'Kiruna' }],
  ['nær Oslo innen 30 km', 'NO', { name: 'Oslo', within: 30 }],
  ['near Leeds within 30 miles', 'GB', { name: 'Leeds', within: 30 }],
  ['within 50 km of Leeds', 'GB', { name: 'Leeds', within: 31 }],
  ['suv in the Leeds area', 'GB', { name: 'Leeds' }],
  ['v okolí Žiliny', 'SK', { name: 'Žilina' }],
  ['do 100 km od Banskej Bystrice', 'SK', { name: 'Banská Bystrica', within: 100 }],
  ['lähellä Tamperetta', 'FI', { name: 'Tampere' }],
  ['Lahden lähistöllä', 'FI', { name: 'Lahti' }],
  ['50 km päässä Helsingistä', 'FI', { name: 'Helsinki', within: 50 }],
  ['Lappeenrannasta', 'FI', { name: 'Lappeenranta' }],
] as const)('"%s" is a place', async (text, country, place) => {
  await expect(read(text, country)).resolves.toMatchObject({ place, unread: [] });
});

test('a town that cars stand in is that filter, and near it the place', async () => {
  await expect(read('volvo i Lund')).resolves.toMatchObject({ chosen: ['Volvo', 'Skåne Lund'] });
  const near = await read('volvo nära Lund');
  expect(near).toMatchObject({ chosen: ['Volvo'], place: { name: 'Lund' } });
});

test('numbers that are about something are no postcodes, and mileages no distances', async () => {
  const around = await read('runt 30000');
  expect(around.place).toBeUndefined();
  const mileage = await read('under 5000 mil från 2020');
  expect(mileage).toMatchObject({
    chosen: ['2020', '2021'],
    ranges: { car_mileage: [null, 5000] },
  });
  expect(mileage.place).toBeUndefined();
});

test.each([
  ['suv nära mig', 'SE'],
  ['suv inom 3 mil från mig', 'SE'],
  ['suv near me', 'GB'],
  ['suv i nærheten', 'NO'],
  ['suv v mojom okolí', 'SK'],
  ['suv lähelläni', 'FI'],
] as const)('"%s" is near the visitor, wherever that is', async (text, country) => {
  const { place, keyphrase } = await read(text, country);
  expect(place).toBeDefined();
  expect(place?.name).toBeUndefined();
  expect(keyphrase).toBe('');
});

test('what is not wanted is left out, and never taken for its opposite', async () => {
  const meant = async (...of: Parameters<typeof read>) => {
    const { chosen, leftOut } = await read(...of);
    return [...chosen, ...leftOut.map((text) => `not ${text}`)];
  };
  expect(await meant('suv inte diesel')).toEqual(['SUV', 'not Diesel']);
  expect(await meant('inte diesel eller bensin')).toEqual(['not Diesel', 'not Bensin']);
  expect(await meant('suv no diesel', 'GB')).toEqual(['SUV', 'not Diesel']);
  expect(await meant('ei dieseliä', 'FI')).toEqual(['not Diesel']);
  expect(await meant('bez nafty', 'SK')).toEqual(['not Diesel']);
  expect(await meant('ikke hvit', 'NO')).toEqual(['not Vit']);
  expect(await meant('icke-automat')).toEqual(['not Automat']);
  expect(await meant('inga dieslar, bensin')).toEqual(['Bensin']);
});

test.each(['inte nära Lund', 'ej under 300000 kr', 'inte från 2020'])(
  '"%s" cannot be left out: it is told, and filters nothing',
  async (text) => {
    const { chosen, leftOut, ranges, place, keyphrase, unread } = await read(text);
    const nothing = { chosen: [], leftOut: [], ranges: {}, place: undefined, keyphrase: '' };
    expect({ chosen, leftOut, ranges, place, keyphrase }).toEqual(nothing);
    expect(unread).toEqual([text]);
  },
);

test('how far a car goes is no mileage', async () => {
  const told = ['räckvidd över 400 km', 'minst 40 mils räckvidd', '400 km räckvidd'];
  for (const text of told) {
    expect((await read(text)).ranges).toEqual({ car_electric_range: [400, null] });
  }
  const miles = await read('over 250 miles of range', 'GB');
  expect(miles.ranges).toEqual({ car_electric_range: [250, null] });
  expect((await read('räckvidd över 400 km', 'SE', [])).unread).toEqual(['räckvidd över 400 km']);
});

test('of two pieces of equipment one is a filter, the other is searched for as cars write it', async () => {
  const found = await read('dragkrok snabbladdare');
  expect(found).toMatchObject({ chosen: ['Dragkrok'], keyphrase: 'Snabbladdning CCS', unread: [] });
});

test('wishes that no filter knows are told as they are written', async () => {
  const found = await read('volvo En Ägare garanti från 2020');
  expect(found).toMatchObject({ keyphrase: '', unread: ['En Ägare', 'garanti'] });
  expect(found.chosen).toEqual(['Volvo', '2020', '2021']);
});

test('a year and a mileage with a word between them are no range', async () => {
  const found = await read('novšie ako 2019 do 60000 km', 'SK');
  expect(found).toMatchObject({ chosen: ['2020', '2021'], ranges: { car_mileage: [null, 60000] } });
});

test.each([
  ['kombi från 2020 max 8000 mil', 'SE', [null, 8000]],
  ['estate from 2020 max 40000 miles', 'GB', [null, 40000]],
  ['stasjonsvogn fra 2020 maks 80000 km', 'NO', [null, 80000]],
  ['farmari 2020 alkaen enintään 80000 km', 'FI', [null, 80000]],
] as const)('%s: the bound belongs to the number behind it', async (text, country, mileage) => {
  const found = await read(text, country);
  expect(found.ranges).toMatchObject({ car_mileage: mileage });
  expect(found.chosen).toEqual(expect.arrayContaining(['2020', '2021']));
  expect(found.chosen).not.toContain('2019');
});
