import { townPlaces } from '../../../ui/places/townPlaces';
import { findPlace } from '../../../../map/ui/geocode/findPlace';

const sweden = townPlaces('SE');
const suggestLabels = async (text: string) =>
  (await sweden.suggest(text)).map(({ label }) => label);

test.each([
  ['75237', '752 37 Uppsala', 59.9, 17.6],
  ['752 37', '752 37 Uppsala', 59.9, 17.6],
  ['Storgatan 5, 752 37', '752 37 Uppsala', 59.9, 17.6],
  ['Storgatan 5 Umeå', 'Umeå', 63.8, 20.3],
  ['sthlm', 'Stockholm', 59.3, 18.1],
  ['Hisingen', 'Hisingen', 57.7, 11.9],
  ['skarholmen', 'Skärholmen', 59.3, 17.9],
  ['Ångströmsgatan 2, Limhamn', 'Limhamn', 55.6, 12.9],
])('[BOOK-63] "%s" is found as %s', async (text, label, latitude, longitude) => {
  const [first] = await sweden.suggest(text);
  expect(first?.label).toBe(label);
  const place = await sweden.find(first!.value);
  expect(place).toMatchObject({ name: label });
  expect(place?.latitude).toBeCloseTo(latitude, 0);
  expect(place?.longitude).toBeCloseTo(longitude, 0);
});

test('[BOOK-63] a full address or postcode selects its place without a choice, and a part of a name does not', async () => {
  const isNamed = async (text: string) => (await sweden.suggest(text))[0]?.isNamed ?? false;
  await expect(isNamed('Storgatan 5, Umeå')).resolves.toBe(true);
  await expect(isNamed('752 37')).resolves.toBe(true);
  await expect(isNamed('Upps')).resolves.toBe(false);
});

test('[BOOK-63] a misspelt place is found, and an unknown name matches no place with a similar ending', async () => {
  await expect(suggestLabels('Stokholm')).resolves.toContain('Stockholm');
  await expect(suggestLabels('Linkoping')).resolves.toContain('Linköping');
  await expect(suggestLabels('Saxholmen')).resolves.not.toContain('Kaxholmen');
  await expect(suggestLabels('Oslo')).resolves.not.toContain('Oslo');
  await expect(suggestLabels('Qwxyzzy')).resolves.toEqual([]);
  await expect(suggestLabels('000 00')).resolves.toEqual([]);
});

test.each(['Hisingen', 'Skärholmen', 'Storgatan 5, 752 37'])(
  '"%s" is also found without script',
  async (text) => {
    await expect(findPlace(text, 'SE')).resolves.toMatchObject({ kind: 'found' });
  },
);
