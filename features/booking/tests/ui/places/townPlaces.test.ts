import { townPlaces } from '../../../ui/places/townPlaces';
import { findPlace } from '../../../../map/ui/geocode/findPlace';

const sweden = townPlaces('SE');
const labelsOf = async (text: string) => (await sweden.suggest(text)).map(({ label }) => label);

test.each([
  ['75237', '752 37 Uppsala', 59.9, 17.6],
  ['752 37', '752 37 Uppsala', 59.9, 17.6],
  ['Storgatan 5, 752 37', '752 37 Uppsala', 59.9, 17.6],
  ['Storgatan 5 Umeå', 'Umeå', 63.8, 20.3],
  ['sthlm', 'Stockholm', 59.3, 18.1],
  ['Hisingen', 'Hisingen', 57.7, 11.9],
  ['skarholmen', 'Skärholmen', 59.3, 17.9],
  ['Ångströmsgatan 2, Limhamn', 'Limhamn', 55.6, 12.9],
])('[BOOK-63] "%s" is %s', async (text, label, latitude, longitude) => {
  const [first] = await sweden.suggest(text);
  expect(first?.label).toBe(label);
  const place = await sweden.find(first!.value);
  expect(place).toMatchObject({ name: label });
  expect(place?.latitude).toBeCloseTo(latitude, 0);
  expect(place?.longitude).toBeCloseTo(longitude, 0);
});

test('[BOOK-63] an address or a postcode names its place, so that nothing need be chosen; a part of a name does not', async () => {
  const isNamed = async (text: string) => (await sweden.suggest(text))[0]?.isNamed ?? false;
  await expect(isNamed('Storgatan 5, Umeå')).resolves.toBe(true);
  await expect(isNamed('752 37')).resolves.toBe(true);
  await expect(isNamed('Upps')).resolves.toBe(false);
});

test('[BOOK-63] a misspelt place is found, and a name that nobody knows is no place that begins otherwise', async () => {
  await expect(labelsOf('Stokholm')).resolves.toContain('Stockholm');
  await expect(labelsOf('Linkoping')).resolves.toContain('Linköping');
  await expect(labelsOf('Saxholmen')).resolves.not.toContain('Kaxholmen');
  await expect(labelsOf('Oslo')).resolves.not.toContain('Oslo');
  await expect(labelsOf('Qwxyzzy')).resolves.toEqual([]);
  await expect(labelsOf('000 00')).resolves.toEqual([]);
});

test.each(['Hisingen', 'Skärholmen', 'Storgatan 5, 752 37'])(
  'without script "%s" is found as well',
  async (text) => {
    await expect(findPlace(text, 'SE')).resolves.toMatchObject({ kind: 'found' });
  },
);
