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

async function readText(text: string, country: keyof typeof markets = 'SE', available = facets) {
  const found = readSearch(text, available, markets[country], await loadPlaceNames(country));
  const joinLevels = (values: typeof found.values) => values.map(({ levels }) => levels.join(' '));
  return { ...found, chosen: joinLevels(found.values), leftOut: joinLevels(found.excluded) };
}

test('a whole sentence becomes filters: body, equipment, monthly cost, place', async () => {
  const found = await readText('kombi med dragkrok under 4000 i månaden nära Lund');
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
] as const)('"%s" in %s is read as a place', async (text, country, place) => {
  await expect(readText(text, country)).resolves.toMatchObject({ place, unread: [] });
});

test('a town with cars becomes a filter, and after “near” it becomes the place', async () => {
  await expect(readText('volvo i Lund')).resolves.toMatchObject({
    chosen: ['Volvo', 'Skåne Lund'],
  });
  const near = await readText('volvo nära Lund');
  expect(near).toMatchObject({ chosen: ['Volvo'], place: { name: 'Lund' } });
});

test('numbers with a unit are not postcodes, and mileages are not distances', async () => {
  const approximate = await readText('runt 30000');
  expect(approximate.place).toBeUndefined();
  const mileage = await readText('under 5000 mil från 2020');
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
] as const)('"%s" means near the visitor, without a named place', async (text, country) => {
  const { place, keyphrase } = await readText(text, country);
  expect(place).toBeDefined();
  expect(place?.name).toBeUndefined();
  expect(keyphrase).toBe('');
});

test('unwanted values are excluded, and never read as their opposite', async () => {
  const meant = async (...parameters: Parameters<typeof readText>) => {
    const { chosen, leftOut } = await readText(...parameters);
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
  '"%s" negates what cannot be excluded, so it is reported as unread and filters nothing',
  async (text) => {
    const { chosen, leftOut, ranges, place, keyphrase, unread } = await readText(text);
    const nothing = { chosen: [], leftOut: [], ranges: {}, place: undefined, keyphrase: '' };
    expect({ chosen, leftOut, ranges, place, keyphrase }).toEqual(nothing);
    expect(unread).toEqual([text]);
  },
);

test('an electric range is not read as a mileage', async () => {
  const phrases = ['räckvidd över 400 km', 'minst 40 mils räckvidd', '400 km räckvidd'];
  for (const text of phrases) {
    expect((await readText(text)).ranges).toEqual({ car_electric_range: [400, null] });
  }
  const miles = await readText('over 250 miles of range', 'GB');
  expect(miles.ranges).toEqual({ car_electric_range: [250, null] });
  expect((await readText('räckvidd över 400 km', 'SE', [])).unread).toEqual([
    'räckvidd över 400 km',
  ]);
});

test('the first piece of equipment is a filter, and a further one is searched for in the stock’s spelling', async () => {
  const found = await readText('dragkrok snabbladdare');
  expect(found).toMatchObject({ chosen: ['Dragkrok'], keyphrase: 'Snabbladdning CCS', unread: [] });
});

test('wishes without a filter are reported in their original words', async () => {
  const found = await readText('volvo En Ägare garanti från 2020');
  expect(found).toMatchObject({ keyphrase: '', unread: ['En Ägare', 'garanti'] });
  expect(found.chosen).toEqual(['Volvo', '2020', '2021']);
});

test('a year and a mileage with a word between them are not read as a range', async () => {
  const found = await readText('novšie ako 2019 do 60000 km', 'SK');
  expect(found).toMatchObject({ chosen: ['2020', '2021'], ranges: { car_mileage: [null, 60000] } });
});

test.each([
  ['kombi från 2020 max 8000 mil', 'SE', [null, 8000]],
  ['estate from 2020 max 40000 miles', 'GB', [null, 40000]],
  ['stasjonsvogn fra 2020 maks 80000 km', 'NO', [null, 80000]],
  ['farmari 2020 alkaen enintään 80000 km', 'FI', [null, 80000]],
] as const)('in "%s" the bound does not apply to the year', async (text, country, mileage) => {
  const found = await readText(text, country);
  expect(found.ranges).toMatchObject({ car_mileage: mileage });
  expect(found.chosen).toEqual(expect.arrayContaining(['2020', '2021']));
  expect(found.chosen).not.toContain('2019');
});
